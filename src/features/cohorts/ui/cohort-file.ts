import { calendarUid, publishedEvents } from '#/platform/calendar/calendar-file';
import { leftToRight } from '#/platform/i18n/direction';
import type { LiveDate } from '../rules';

interface CohortFile {
  enrolmentId: string;
  sequence: number;
  title: string;
  place: string;
  link: string;
  dates: readonly LiveDate[];
  /** Dates that don't take place for this person. */
  off: readonly LiveDate[];
  owner: { name: string; email: string; phone: string; timeZone: string };
  baseUrl: string;
  /** The name of one of several dates: 'Course (2/3)'. */
  session: (name: string, place: number, of: number) => string;
  stamp: Date;
}

/**
 * Mails and the person's page offer the same file. Each date keeps its uid, and `sequence` rises with each change, so that
 * calendars update their entries instead of adding new ones. The dates in `off` are cancelled, so that calendars remove them.
 */
export function cohortFile(file: CohortFile): string {
  const { enrolmentId, sequence, title, place, link, dates, off, owner, baseUrl, session, stamp } = file;
  const name = `${title} · ${owner.name}`;
  const event = ({ id, start, end }: LiveDate) => ({
    uid: calendarUid(`${id}.${enrolmentId.slice(0, 8)}`, baseUrl),
    sequence,
    start,
    end,
    stamp,
    summary: name,
    description: [owner.phone && leftToRight(owner.phone), owner.email].filter(Boolean).join('\n'),
    location: [place, link].filter(Boolean).join(' · '),
    organizer: { name: owner.name, email: owner.email },
  });
  return publishedEvents(
    [
      ...dates.map((date, index) => ({
        ...event(date),
        status: 'CONFIRMED' as const,
        ...(dates.length > 1 ? { summary: session(name, index + 1, dates.length) } : {}),
        ...(link ? { url: link } : {}),
        reminderMinutes: 60,
      })),
      ...off.map((date) => ({ ...event(date), status: 'CANCELLED' as const })),
    ],
    owner.timeZone,
  );
}
