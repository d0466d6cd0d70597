import { createHash } from 'node:crypto';
import { bookedTimes, endedAmong } from '#/features/booking/booked-queries';
import { readSiteLanguages } from '#/features/languages/queries';
import type { FeedEntry } from '#/platform/calendar/calendar-file';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { noticesLocale } from '#/platform/i18n/site-languages';
import { ownCalendarCopy } from './copy/admin/all';
import type { KnownEvent, WantedEvent } from './merge';
import { toEvent } from './rules';
import { type CalendarAccountRow, calendarAccounts, type WrittenEventRow, writtenEvents } from './table';

export async function storedAccount(db: Executor): Promise<CalendarAccountRow | undefined> {
  const [row] = await db.select().from(calendarAccounts);
  return row;
}

/** The server of the calendar that appointments are written to; empty where they are written to none. */
export async function calendarHost(db: Executor): Promise<string> {
  const account = await storedAccount(db);
  return account?.writeTo ? new URL(account.writeTo).hostname : '';
}

/** Since when nothing new is known of the account. */
export const failingSince = ({ state, readAt, createdAt }: CalendarAccountRow): Date | undefined =>
  state === 'failing' ? (readAt ?? createdAt) : undefined;

/** An appointment's event as it should be. */
export interface AppointmentEvent extends WantedEvent {
  /** The appointment's id. */
  id: string;
  entry: FeedEntry;
}

/** The events of all appointments that have not ended, by the appointment's id. */
async function wantedEvents(
  ctx: Pick<Context, 'db' | 'clock'>,
  baseUrl: string,
): Promise<Map<string, AppointmentEvent>> {
  const locale = noticesLocale(await readSiteLanguages(ctx));
  const booked = await bookedTimes(ctx, ctx.clock.now(), locale);
  return new Map(
    booked
      .filter(({ kind }) => kind === 'reservation')
      .map((each) => {
        const entry = toEvent(each, ownCalendarCopy[locale].events, baseUrl);
        const { stamp: _, sequence: __, ...shown } = entry;
        const revision = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32);
        return [each.id, { id: each.id, entry, start: each.start, revision }];
      }),
  );
}

/** One appointment, and what is known of its event. */
export interface Pairing {
  id: string;
  wanted: AppointmentEvent | undefined;
  row: WrittenEventRow | undefined;
}

/** The appointments whose events have to be looked after: those still to come, and written ones that were cancelled or erased. */
export async function pairings(
  ctx: Pick<Context, 'db' | 'clock'>,
  { baseUrl, writeTo }: { baseUrl: string; writeTo: string | null },
): Promise<{ pairs: Pairing[]; own: ReadonlySet<string> }> {
  const [wanted, rows] = await Promise.all([wantedEvents(ctx, baseUrl), ctx.db.select().from(writtenEvents)]);
  const byId = new Map(rows.map((row) => [row.reservationId, row]));
  const gone = await endedAmong(ctx.db, [...byId.keys()]);
  const ids = [...wanted.keys()].filter((id) => writeTo !== null || byId.has(id));
  const pairs = [...new Set([...ids, ...gone])].map((id) => ({
    ...{ id, row: byId.get(id) },
    wanted: gone.has(id) ? undefined : wanted.get(id),
  }));
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
