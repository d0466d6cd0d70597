import { momentIn } from '#/platform/i18n/moment';
import { namedVisitorZone } from '#/platform/i18n/zone-name';
import { Facts, Paragraph, UserText } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Message } from '#/platform/mail/sender';
import { otherZone } from '#/platform/time/zone';
import { cohortMailCopy } from '../copy/mails/all';
import { hasSeat } from '../rules';
import { calendarOf } from './calendar';
import type { EnrolmentMail } from './kinds';
import { DateLines, letter, type MailInput } from './letter';

type ToPerson = Exclude<EnrolmentMail, 'enrolment-notice' | 'enrolment-left-notice'>;

const withCalendar = (input: MailInput, content: MailContent, isOver = false): MailContent => ({
  ...content,
  calendar: calendarOf(input, isOver),
});

export const visitorLetters: Record<ToPerson, (input: MailInput) => MailContent> = {
  'enrolment-confirmed': (input) =>
    withCalendar(input, letter(input, cohortMailCopy[input.locale].confirmed)),
  'enrolment-waiting'(input) {
    const { waiting } = cohortMailCopy[input.locale];
    return letter(input, { ...waiting, lead: waiting.lead(input.ahead ?? 1) });
  },
  'enrolment-offer'(input) {
    const { locale, profile, enrolment } = input;
    const { offer, facts } = cohortMailCopy[locale];
    const at = enrolment.heldUntil;
    if (!at) return letter(input, { ...offer, lead: offer.lead('') });
    const own = otherZone(enrolment, profile.timeZone, at);
    const zone = own && namedVisitorZone(locale, own);
    const more = zone ? [{ term: facts.yourUntil, detail: momentIn(locale, zone, at) }] : [];
    return letter(input, { ...offer, lead: offer.lead(momentIn(locale, profile, at)) }, { more });
  },
  'enrolment-changed': (input) =>
    hasSeat(input.enrolment.status) ? withCalendar(input, changed(input)) : changed(input),
  'enrolment-left': (input) => withCalendar(input, letter(input, cohortMailCopy[input.locale].left), true),
  'enrolment-removed': (input) =>
    withCalendar(input, letter(input, cohortMailCopy[input.locale].removed), true),
  'enrolment-cancelled'(input) {
    const { cancelled } = cohortMailCopy[input.locale];
    const note = input.cohort.cancellationNote;
    const above = note ? <Message label={cancelled.note} text={note} /> : null;
    return withCalendar(input, letter(input, cancelled, { above }), true);
  },
  'enrolment-reminder': (input) => letter(input, cohortMailCopy[input.locale].reminder),
  'enrolment-certificate': (input) => letter(input, cohortMailCopy[input.locale].certificate),
};

/** The mail about a change. It shows the earlier dates, and the place if it was another, above those that apply now. */
function changed(input: MailInput): MailContent {
  const { locale, before, cohort, enrolment } = input;
  const { changed: words, facts } = cohortMailCopy[locale];
  const dates = (before?.dates ?? []).map(({ start, end }) => ({
    start: new Date(start),
    end: new Date(end),
  }));
  const wasElsewhere = before !== undefined && before.place !== cohort.place && before.place !== '';
  const above = (
    <>
      <Facts
        locale={locale}
        label={words.before}
        facts={[
          dates.length > 0
            ? { term: facts.dates, detail: <DateLines input={input} dates={dates} /> }
            : undefined,
          wasElsewhere ? { term: facts.place, detail: <UserText>{before.place}</UserText> } : undefined,
        ]}
      />
      <Paragraph>{words.now}</Paragraph>
    </>
  );
  const leavable = enrolment.status === 'enrolled' ? ` ${words.withdraw}` : '';
  // Only people with a seat have got a calendar file.
  const below = hasSeat(enrolment.status) ? (
    <Paragraph quiet>{`${words.calendar}${leavable}`}</Paragraph>
  ) : null;
  return letter(input, words, { above, below });
}
