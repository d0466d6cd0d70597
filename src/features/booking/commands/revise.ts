import { and, eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { returnSession } from '#/features/balances/ledger';
import type { Context } from '#/platform/context';
import { hashToken } from '#/platform/crypto/token';
import type { Transaction } from '#/platform/db/database';
import { enqueueFreed, enqueueReservationMails } from '../jobs';
import { reservationAfterChange } from '../queries';
import { endedBy } from '../rules';
import { type ReservationRow, reservations, reservationTokens } from '../table';

export type Changed<Reason extends string> =
  | { ok: true; row: ReservationRow }
  | { ok: false; reason: Reason };

/** A request to change an appointment by the link in a mail: the link's token, and the idempotency key. */
export interface ChangeRequest {
  id: string;
  token: string;
  key: string | undefined;
}

/**
 * The hash by which a repeated request is recognised; null without a key. It includes the token, so only the link's holder can
 * match it.
 */
export const hashChange = ({ token, key }: ChangeRequest, change: string): string | null =>
  key ? hashToken(JSON.stringify([token, key, change])) : null;

/**
 * Changes an appointment, voids every link to it, and enqueues the mails to visitor and owner. Undefined if somebody else has
 * changed the appointment since `current` was read.
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
  const now = ctx.clock.now();
  const [row] = await tx
    .update(reservations)
    .set({ ...values, changeHash, sequence: sequence + 1, updatedAt: now })
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
  const { balanceId, startsAt } = row;
  // The sold package that paid for the appointment gets the session back, if the package's rule allows.
  if (event === 'cancelled' && balanceId)
    await returnSession(tx, { balanceId, reservationId: id, startsAt, by: endedBy(row), now });
  await enqueueFreed(ctx, tx);
  await enqueueReservationMails(ctx, tx, row, event, event === 'moved' ? current.startsAt : null);
  return row;
}

/**
 * The outcome of a change for the holder of a link. If the link is void, an earlier sending of the same request may have voided
 * it. In that case this request gets the earlier outcome.
 */
export async function outcomeByLink(
  tx: Transaction,
  id: string,
  changeHash: string | null,
  changed: Changed<string> | undefined,
): Promise<Changed<'link_void' | 'not_changeable'>> {
  if (changed?.ok) return changed;
  if (changed?.reason === 'not_changeable') return { ok: false, reason: 'not_changeable' };
  const row = await reservationAfterChange(tx, id, changeHash);
  return row ? { ok: true, row } : { ok: false, reason: 'link_void' };
}
