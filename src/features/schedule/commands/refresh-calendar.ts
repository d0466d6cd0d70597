import { and, eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { byAddress } from '../admin-queries';
import { enqueueReading } from '../jobs';
import { type CalendarRow, calendars } from '../table';

/**
 * Enqueues the reading of one calendar, or without an `id` of all that are read by their address. All are read when the site's
 * zone changes, because whole days and times without a zone become other instants. Until a calendar has been read, its stored
 * busy times count.
 */
export async function refreshCalendars(
  ctx: Pick<Context, 'jobs'>,
  tx: Transaction,
  id?: string,
): Promise<CalendarRow[]> {
  const rows = await tx
    .update(calendars)
    .set({ state: 'waiting' })
    .where(and(byAddress, id ? eq(calendars.id, id) : undefined))
    .returning();
  for (const row of rows) await enqueueReading(ctx, tx, { calendarId: row.id, continues: false });
  return rows;
}

/** Resolves to undefined if there is no such calendar. */
export const refreshCalendar = (
  ctx: Pick<Context, 'db' | 'jobs'>,
  id: string,
): Promise<CalendarRow | undefined> =>
  transact(ctx.db, async (tx) => (await refreshCalendars(ctx, tx, id))[0]);
