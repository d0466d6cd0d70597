import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import type { BlockRequest, TouchedAppointment } from '../admin-availability-contract';
import { intervalOf, intervalOfRow } from '../admin-availability-queries';
import { appointmentsTouching } from '../queries';
import { dayLock, daysOf } from '../rules';
import { type BlockRow, blocks } from '../table';

/** A block, and the appointments that it lies over: they stay as they are. */
export interface Blocked {
  row: BlockRow;
  touches: TouchedAppointment[];
}

/** Keeps a time free. Reservations that are there already stay. */
export const block = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  request: BlockRequest,
): Promise<Blocked> =>
  transact(db, async (tx) => {
    const now = clock.now();
    const { start, end } = intervalOf(request);
    const [row] = await tx
      .insert(blocks)
      .values({ startsAt: start, endsAt: end, note: request.note || null, createdAt: now, updatedAt: now })
      .returning();
    if (!row) throw new Error('the insert returned no row');
    return { row, touches: await touchedInTheEnd(tx, row) };
  });

/**
 * The appointments under a block that this transaction has written, once the bookings of its days that are under way have
 * come to their end: none of them is missed, and those that come later find the block.
 */
export async function touchedInTheEnd(tx: Transaction, row: BlockRow): Promise<TouchedAppointment[]> {
  const interval = intervalOfRow(row);
  await lockNames(tx, daysOf(interval).map(dayLock));
  const [touches = []] = await appointmentsTouching(tx, [interval]);
  return touches;
}
