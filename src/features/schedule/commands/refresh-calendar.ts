import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { lookSoon } from '../jobs';
import { type CalendarRow, calendars } from '../table';

/** Asks for a look at a calendar now; undefined where there is none. What is known of it counts until then. */
export function refreshCalendar(
  ctx: Pick<Context, 'db' | 'jobs'>,
  id: string,
): Promise<CalendarRow | undefined> {
  return transact(ctx.db, async (tx) => {
    const [row] = await tx
      .update(calendars)
      .set({ state: 'waiting' })
      .where(eq(calendars.id, id))
      .returning();
    if (row) await lookSoon(ctx, tx, id, false);
    return row;
  });
}
