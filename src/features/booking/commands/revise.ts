import { and, eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Context } from '#/platform/context';
import { hashToken } from '#/platform/crypto/token';
import type { Transaction } from '#/platform/db/database';
import { enqueueFreed, enqueueReservationMails } from '../jobs';
import { type ReservationRow, reservations, reservationTokens } from '../table';
import { returnSessionOf } from './return-session';

/** A visitor's request to change an appointment: the token of the link in a mail, and the idempotency key. */
export interface ChangeRequest {
  id: string;
  token: string;
  key: string | undefined;
}

/** The hash by which a repeated request is recognised; null without a key. It covers the token, though that is void by then. */
export const hashChange = ({ token, key }: ChangeRequest, change: string): string | null =>
  key ? hashToken(JSON.stringify([token, key, change])) : null;

/**
 * Changes an appointment, revokes every link to it, and enqueues the mails to visitor and owner. Undefined if
 * somebody else has changed it since `current` was read.
 */
export async function revise(
  ctx: Context,
  tx: Transaction,
  current: ReservationRow,
  event: 'moved' | 'cancelled',
  values: PgUpdateSetSource<typeof reservations>,
  changeHash: string | null,
): Promise<ReservationRow | undefined> {
  const { id, sequence } = current;
  const [row] = await tx
    .update(reservations)
    .set({ ...values, changeHash, sequence: sequence + 1, updatedAt: ctx.clock.now() })
    .where(
      and(
        eq(reservations.id, id),
        eq(reservations.sequence, sequence),
        eq(reservations.status, current.status),
      ),
    )
    .returning();
  if (!row) return undefined;
  await tx.delete(reservationTokens).where(eq(reservationTokens.about, id));
  if (event === 'cancelled') await returnSessionOf(tx, row, ctx.clock.now());
  await enqueueFreed(ctx, tx);
  await enqueueReservationMails(ctx, tx, row, event, event === 'moved' ? current.startsAt : null);
  return row;
}
