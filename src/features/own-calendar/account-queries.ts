import { createHash } from 'node:crypto';
import { bookedTimes, endedAmong } from '#/features/booking/booked-queries';
import { courseTimes, goneAmong } from '#/features/cohorts/calendar-queries';
import { readSiteLanguages } from '#/features/languages/queries';
import type { FeedEntry } from '#/platform/calendar/calendar-file';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { noticesLocale } from '#/platform/i18n/site-languages';
import { ownCalendarCopy } from './copy/admin/all';
import type { KnownEvent, WantedEvent } from './merge';
import { toCourseEvent, toEvent } from './rules';
import {
  type CalendarAccountRow,
  calendarAccounts,
  type WrittenEventRow,
  writtenDates,
  writtenEvents,
} from './table';

export async function storedAccount(db: Executor): Promise<CalendarAccountRow | undefined> {
  const [row] = await db.select().from(calendarAccounts);
  return row;
}

/** The host of the calendar to which appointments are written; an empty text if they are written to none. */
export async function calendarHost(db: Executor): Promise<string> {
  const account = await storedAccount(db);
  return account?.writeTo ? new URL(account.writeTo).hostname : '';
}

/**
 * Since when a failing account has not been read: its last successful reading, or when it was connected. Undefined if it isn't
 * failing.
 */
export const failingSince = ({ state, readAt, createdAt }: CalendarAccountRow): Date | undefined =>
  state === 'failing' ? (readAt ?? createdAt) : undefined;

/** The kinds of events that the site writes to the owner's calendar, each with the table that stores what is known of them. */
export const writtenTables = { appointment: writtenEvents, course: writtenDates } as const;
export type BookedKind = keyof typeof writtenTables;
export const bookedKinds = ['appointment', 'course'] as const;

export interface WrittenEvent extends WrittenEventRow {
  kind: BookedKind;
}

export async function writtenRows(db: Executor): Promise<WrittenEvent[]> {
  const ofKind = async (kind: BookedKind) =>
    (await db.select().from(writtenTables[kind])).map((row) => ({ kind, ...row }));
  return (await Promise.all(bookedKinds.map(ofKind))).flat();
}

/** The event that the owner's calendar should show for an appointment, or for a date of a course. */
export interface BookedEvent extends WantedEvent {
  /** The id of the appointment or the date. */
  id: string;
  kind: BookedKind;
  entry: FeedEntry;
}

function toBookedEvent(kind: BookedKind, id: string, entry: FeedEntry): BookedEvent {
  const { stamp: _, sequence: __, ...shown } = entry;
  const revision = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32);
  return { id, kind, entry, start: entry.start, revision };
}

/** The events of all appointments and dates of courses that have not ended, by the ids of appointments and dates. */
async function wantedEvents(
  ctx: Pick<Context, 'db' | 'clock'>,
  baseUrl: string,
): Promise<Map<string, BookedEvent>> {
  const locale = noticesLocale(await readSiteLanguages(ctx));
  const now = ctx.clock.now();
  const words = ownCalendarCopy[locale].events;
  const [booked, courses] = [await bookedTimes(ctx, now, locale), await courseTimes(ctx, now, locale)];
  const events = [
    ...booked
      .filter(({ kind }) => kind === 'reservation')
      .map((each) => toBookedEvent('appointment', each.id, toEvent(each, words, baseUrl))),
    ...courses.map((each) => toBookedEvent('course', each.id, toCourseEvent(each, baseUrl))),
  ];
  return new Map(events.map((event) => [event.id, event]));
}

/**
 * An appointment or a date of a course: its wanted event, if it should have one, and what is stored of its written event, if any.
 */
export interface Pairing {
  id: string;
  kind: BookedKind;
  wanted: BookedEvent | undefined;
  row: WrittenEvent | undefined;
}

/**
 * The appointments and dates whose events may have to be written or removed: those that have not ended, and those with a written
 * event that were cancelled, erased, hidden or taken off. `own` contains the ids of all appointments and dates that have a wanted
 * or a written event.
 */
export async function pairings(
  ctx: Pick<Context, 'db' | 'clock'>,
  { baseUrl, writeTo }: { baseUrl: string; writeTo: string | null },
): Promise<{ pairs: Pairing[]; own: ReadonlySet<string> }> {
  const [wanted, rows] = await Promise.all([wantedEvents(ctx, baseUrl), writtenRows(ctx.db)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const written = (kind: BookedKind) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const [ended, off] = [
    await endedAmong(ctx.db, written('appointment')),
    await goneAmong(ctx.db, written('course')),
  ];
  const gone = new Set([...ended, ...off]);
  const ids = [...wanted.keys()].filter((id) => writeTo !== null || byId.has(id));
  const pairs = [...new Set([...ids, ...gone])].map((id) => {
    const [event, row] = [wanted.get(id), byId.get(id)];
    const kind = event?.kind ?? row?.kind ?? 'appointment';
    return { id, kind, row, wanted: gone.has(id) ? undefined : event };
  });
  return { pairs, own: new Set([...wanted.keys(), ...byId.keys()]) };
}

export const toKnown = (row: WrittenEventRow | undefined): KnownEvent | undefined =>
  row && {
    start: row.startsAt,
    revision: row.revision,
    otherStarts: row.otherStarts.map((each) => new Date(each)),
    proposal:
      row.proposal === 'moved' && row.proposedStart
        ? { kind: 'moved', start: row.proposedStart }
        : row.proposal && { kind: 'deleted' },
  };
