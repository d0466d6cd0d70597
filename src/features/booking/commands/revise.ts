import { and, eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { enqueueReservationMails } from '../jobs';
import { manageTokens, type ReservationRow, reservations } from '../table';

/**
 * Changes a confirmed appointment, revokes every link to it, and enqueues the mails to visitor and owner. Undefined if
 * somebody else has changed it since `current` was read.
 */
export async function revise(
  ctx: Context,
  tx: Transaction,
  current: ReservationRow,
  event: 'moved' | 'cancelled',
  values: PgUpdateSetSource<typeof reservations>,
): Promise<ReservationRow | undefined> {
  const { id, sequence } = current;
  const [row] = await tx
    .update(reservations)
    .set({ ...values, sequence: sequence + 1, updatedAt: ctx.clock.now() })
    .where(
      and(eq(reservations.id, id), eq(reservations.sequence, sequence), eq(reservations.status, 'confirmed')),
    )
    .returning();
  if (!row) return undefined;
  await tx.delete(manageTokens).where(eq(manageTokens.reservationId, id));
  await enqueueReservationMails(ctx, tx, row, event, event === 'moved' ? current.startsAt : null);
  return row;
}
