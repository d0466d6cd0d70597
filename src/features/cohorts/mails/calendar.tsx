import { shortId } from '#/platform/mail/addresses';
import type { OutgoingMail } from '#/platform/mail/transport';
import { cohortCopy } from '../copy/all';
import { cohortFile } from '../ui/cohort-file';
import type { MailInput } from './letter';

/** The calendar file of a mail. If the person doesn't take part any more (`isOver`), it cancels all dates. */
export function calendarOf(input: MailInput, isOver = false): OutgoingMail['calendar'] {
  const { enrolment, cohort, dates, removed, profile, locale, baseUrl, now, title } = input;
  if (dates.length + removed.length === 0) return undefined;
  const { session, calendarFile } = cohortCopy[locale].own;
  const content = cohortFile({
    enrolmentId: enrolment.id,
    // A file that cancels all dates needs a higher sequence than all files before.
    sequence: cohort.sequence + (isOver ? 1 : 0),
    title,
    place: cohort.place,
    // A person who leaves the waiting list, or is removed from it, was never told the link.
    link: isOver ? '' : cohort.link,
    dates: isOver ? [] : dates,
    off: isOver ? [...dates, ...removed] : removed,
    owner: profile,
    baseUrl,
    session,
    stamp: now,
  });
  return { method: 'PUBLISH', filename: calendarFile(shortId(enrolment.id)), content };
}
