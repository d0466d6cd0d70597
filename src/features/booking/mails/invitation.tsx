import { calendarFile, calendarUid } from '#/platform/calendar/calendar-file';
import { leftToRight } from '#/platform/i18n/direction';
import { momentIn } from '#/platform/i18n/moment';
import { addressableName, shortId } from '#/platform/mail/addresses';
import type { OutgoingMail } from '#/platform/mail/transport';
import { noteNames } from '../contract';
import { bookingCopy } from '../copy/all';
import { bookingMailCopy } from '../copy/mails/all';
import { answersIn } from '../queries';
import { type MailInput, placeOf, serviceDuration, serviceTitle, zonesAt } from './mail-input';

/**
 * The appointment as a calendar file. It has the same uid in every mail, and the sequence of the change that the mail is about.
 * The title names the owner in the visitor's copy, and the visitor in the owner's copy.
 */
export function invitation(
  input: MailInput,
  change: 'set' | 'cancelled' = 'set',
): NonNullable<OutgoingMail['calendar']> {
  const { reservation, told, profile, locale, audience, baseUrl, now } = input;
  const method = change === 'set' ? 'REQUEST' : 'CANCEL';
  const visitor = addressableName(reservation.name) ?? reservation.email;
  const words = bookingCopy[locale].facts;
  const number = `${words.number}: ${shortId(reservation.id)}`;
  const details =
    audience === 'visitor'
      ? [serviceDuration(input), profile.phone && leftToRight(profile.phone), profile.email]
      : [
          reservation.name,
          leftToRight(reservation.phone),
          reservation.email,
          reservation.company,
          ...noteNames.map((name) => reservation[name]),
          ...answersIn(reservation, locale).map(({ question, answer }) => `${question}: ${answer}`),
        ];
  const [own, other] = zonesAt(input, told.startsAt);
  const theirs = audience === 'visitor' ? words.myTime : bookingMailCopy[locale].visitorsTime;
  const clocks = other
    ? [
        `${words.yourTime}: ${momentIn(locale, own, told.startsAt)}`,
        `${theirs}: ${momentIn(locale, other, told.startsAt)}`,
      ]
    : [];
  const content = calendarFile({
    uid: calendarUid(reservation.id, baseUrl),
    sequence: told.sequence,
    method,
    status: change === 'set' ? 'CONFIRMED' : 'CANCELLED',
    start: told.startsAt,
    end: new Date(told.startsAt.getTime() + reservation.minutes * 60_000),
    stamp: now,
    timeZone: profile.timeZone,
    summary: `${serviceTitle(input)} · ${audience === 'visitor' ? profile.name : reservation.name}`,
    description: [...clocks, ...details.filter(Boolean), number].join('\n'),
    location: placeOf(input),
    organizer: { name: profile.name, email: profile.email },
    attendee: { name: visitor, email: reservation.email },
    ...(change === 'set' ? { reminderMinutes: 60 } : {}),
  });
  return { method, filename: words.calendarFile(shortId(reservation.id)), content };
}
