import { and, eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { byAddress } from '../admin-queries';
import { enqueueReading } from '../jobs';
import { type CalendarRow, calendars } from '../table';

/**
 * Has calendars read now, the one with this id or every one, as after a change of zone: whole days and times without a zone are others
 * then. Their known busy times count until they are read.
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
  for (const row of rows) await enqueueReading(ctx, tx, row.id, { continues: false });
  return rows;
}

/** Undefined if there is no such calendar. */
export const refreshCalendar = (
  ctx: Pick<Context, 'db' | 'jobs'>,
  id: string,
): Promise<CalendarRow | undefined> =>
  transact(ctx.db, async (tx) => (await refreshCalendars(ctx, tx, id))[0]);
