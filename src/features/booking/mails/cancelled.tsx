import { pageUrl } from '#/platform/mail/addresses';
import { Action } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Message } from '#/platform/mail/sender';
import { bookingMailCopy } from '../copy/mails/all';
import { invitation } from './invitation';
import { endOf, type MailInput } from './mail-input';
import { visitorLetter } from './visitor-letter';

export function cancelled(input: MailInput): MailContent {
  const { locale, profile, reservation } = input;
  const copy = bookingMailCopy[locale];
  const { apology, note, again, ...say } = copy.cancelled;
  const { cancellationNote, requestEnd, serviceId } = reservation;
  // A note, even an empty one, means that the owner cancelled.
  const cancelledBy = cancellationNote === null ? say : { ...say, lead: apology };
  const head = requestEnd ? copy.requestEnds[endOf(requestEnd, reservation)] : cancelledBy;
  const letter = visitorLetter(input, head, {
    note: cancellationNote ? <Message label={note(profile.name)} text={cancellationNote} /> : null,
    children: (
      <Action href={pageUrl(input, '/consultation-booking', locale, { service: serviceId })}>{again}</Action>
    ),
  });
  // Whose request was never confirmed has nothing in the calendar.
  return requestEnd ? letter : { ...letter, calendar: invitation(input, 'visitor', 'cancelled') };
}
