import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import type { CalendarRequest } from '../admin-contract';
import { enqueueReading } from '../jobs';
import { type CalendarRow, calendars } from '../table';

/** The calendar's busy times count once it has been read for the first time. */
export function connectCalendar(
  ctx: Pick<Context, 'db' | 'clock' | 'jobs'>,
  { name, address }: CalendarRequest,
): Promise<CalendarRow> {
  return transact(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const [row] = await tx
      .insert(calendars)
      .values({ name, address, createdAt: now, updatedAt: now })
      .returning();
    if (!row) throw new Error('the insert returned no row');
    await enqueueReading(ctx, tx, { calendarId: row.id, continues: true });
    return row;
  });
}
