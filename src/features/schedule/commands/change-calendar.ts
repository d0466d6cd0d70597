import { and, eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import type { CalendarChange } from '../admin-contract';
import { byAddress } from '../admin-queries';
import { enqueueReading } from '../jobs';
import { busyTimes, type CalendarRow, calendars } from '../table';

type CalendarChanged = { ok: true; row: CalendarRow } | { ok: false; current: CalendarRow | undefined };

/** If the address changes, the busy times are deleted and the new address is read. */
export function changeCalendar(
  ctx: Pick<Context, 'db' | 'clock' | 'jobs'>,
  id: string,
  { name, address, version }: CalendarChange,
): Promise<CalendarChanged> {
  return transact(ctx.db, async (tx): Promise<CalendarChanged> => {
    const [current] = await tx
      .select()
      .from(calendars)
      .where(and(eq(calendars.id, id), byAddress))
      .for('update');
    if (!current || (version !== undefined && version !== current.version)) return { ok: false, current };
    const isNewAddress = address !== undefined && address !== current.address;
    const notReadYet = {
      state: 'waiting',
      lastError: null,
      skipped: 0,
      checkedAt: null,
      readAt: null,
    } as const;
    const [row] = await tx
      .update(calendars)
      .set({
        name,
        version: current.version + 1,
        updatedAt: ctx.clock.now(),
        ...(isNewAddress ? { address, ...notReadYet } : {}),
      })
      .where(eq(calendars.id, id))
      .returning();
    if (isNewAddress) {
      await tx.delete(busyTimes).where(eq(busyTimes.calendarId, id));
      await enqueueReading(ctx, tx, { calendarId: id, continues: false });
    }
    return row ? { ok: true, row } : { ok: false, current: undefined };
  });
}
