import { siteTimeZone } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import type { BlockRequest, TouchedAppointment } from '../admin-availability-contract';
import { blockInterval, rowInterval } from '../admin-availability-queries';
import { appointmentsTouching } from '../queries';
import { dayLock, touchedDays } from '../rules';
import { type BlockRow, blocks } from '../table';

/** A block, and the appointments that it overlaps, which are not changed. */
export interface BlockWithAppointments {
  row: BlockRow;
  touches: TouchedAppointment[];
  /** The site's zone, in which the block is shown. */
  timeZone: string;
}

/** Adds a block: the owner keeps a time free. Existing reservations stay. Undefined for a time that clocks skip. */
export const block = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  request: BlockRequest,
): Promise<BlockWithAppointments | undefined> =>
  transact(db, async (tx) => {
    const now = clock.now();
    const timeZone = await siteTimeZone(tx);
    const { start, end } = blockInterval(request, timeZone);
    if (start >= end) return undefined;
    const [row] = await tx
      .insert(blocks)
      .values({ startsAt: start, endsAt: end, note: request.note || null, createdAt: now, updatedAt: now })
      .returning();
    if (!row) throw new Error('the insert returned no row');
    return { row, touches: await awaitTouchedAppointments(tx, row, timeZone), timeZone };
  });

/**
 * The appointments that a block of this transaction overlaps. It first waits for the locks of the block's days, so that
 * bookings in progress are not missed; later bookings see the block.
 */
export async function awaitTouchedAppointments(
  tx: Transaction,
  row: BlockRow,
  timeZone: string,
): Promise<TouchedAppointment[]> {
  const interval = rowInterval(row);
  await lockNames(tx, touchedDays(interval, timeZone).map(dayLock));
  const [touches = []] = await appointmentsTouching(tx, [interval], timeZone);
  return touches;
}
