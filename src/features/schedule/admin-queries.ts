import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import type { Executor } from '#/platform/db/database';
import { busyTimes, type CalendarRow, calendars } from './table';

/** The condition for calendars that the owner connected by their address, as opposed to those of her calendar account. */
export const byAddress = eq(calendars.source, 'address');

/** Since when a failing calendar has not been read: its last successful reading, or when it was connected. */
export const failingSince = ({ readAt, createdAt }: CalendarRow): Date => readAt ?? createdAt;

/** Calendars as the owner's page shows them. Of a calendar's address only the host is shown, as the address is a secret. */
async function describeCalendars(db: Executor, rows: readonly CalendarRow[], now: Date) {
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({ id: busyTimes.calendarId, times: count() })
    .from(busyTimes)
    .where(and(inArray(busyTimes.calendarId, ids), gt(busyTimes.endsAt, now)))
    .groupBy(busyTimes.calendarId);
  const busy = new Map(counted.map(({ id, times }) => [id, times]));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    host: new URL(row.address).hostname,
    state: row.state,
    error: row.lastError,
    /** `skipped`: how many entries could not be understood. `busy`: how many busy times have not ended. */
    skipped: row.skipped,
    busy: busy.get(row.id) ?? 0,
    /** ISO 8601. `checkedAt`: the last attempt to read the calendar. `readAt`: the last successful one. */
    checkedAt: row.checkedAt?.toISOString() ?? null,
    readAt: row.readAt?.toISOString() ?? null,
    /** Since when the calendar can't be read; null if it isn't failing. */
    failingSince: row.state === 'failing' ? failingSince(row).toISOString() : null,
    version: row.version,
  }));
}

export type Calendar = Awaited<ReturnType<typeof describeCalendars>>[number];

export async function describeCalendar(db: Executor, row: CalendarRow, now: Date): Promise<Calendar> {
  const [calendar] = await describeCalendars(db, [row], now);
  if (!calendar) throw new Error('no calendar was described for the row');
  return calendar;
}

export async function connectedCalendars(db: Executor, now: Date) {
  const rows = await db.select().from(calendars).where(byAddress).orderBy(asc(calendars.createdAt));
  return describeCalendars(db, rows, now);
}
