import { and, eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { byAddress } from '../admin-queries';
import { enqueueReading } from '../jobs';
import { type CalendarRow, calendars } from '../table';

/** Has a calendar read now; its known busy times count until then. Undefined if there is no such calendar. */
export function refreshCalendar(
  ctx: Pick<Context, 'db' | 'jobs'>,
  id: string,
): Promise<CalendarRow | undefined> {
  return transact(ctx.db, async (tx) => {
    const [row] = await tx
      .update(calendars)
      .set({ state: 'waiting' })
      .where(and(eq(calendars.id, id), byAddress))
      .returning();
    if (row) await enqueueReading(ctx, tx, id, { continues: false });
    return row;
  });
}
