import { and, eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { hashToken, mintToken } from '#/platform/crypto/token';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { constraintOf } from '#/platform/errors/database';
import { planMails } from '../jobs';
import { busySources, lockDay, reservationByToken } from '../queries';
import { candidateOf, isTaken } from '../rules';
import { manageTokens, overlapConstraint, type ReservationRow, reservations } from '../table';

export type Moved =
  | { ok: true; row: ReservationRow; token: string }
  | { ok: false; reason: 'link_void' | 'not_changeable' | 'slot_not_offered' | 'slot_taken' };

/**
 * Moves an appointment: the same transaction takes the new slot and gives back the old one.
 * The link that was used is void afterwards; the answer carries its successor.
 */
export async function move(ctx: Context, id: string, token: string, slotId: string): Promise<Moved> {
  const attempt = async (tx: Transaction): Promise<Moved> => {
    const now = ctx.clock.now();
    const current = await reservationByToken(tx, id, token);
    if (!current) return { ok: false, reason: 'link_void' };
    if (current.status !== 'confirmed' || current.startsAt <= now)
      return { ok: false, reason: 'not_changeable' };
    const candidate = candidateOf(slotId, now, current.minutes);
    if (!candidate) return { ok: false, reason: 'slot_not_offered' };
    await lockDay(tx, candidate.date);
    const same = candidate.start.getTime() === current.startsAt.getTime();
    if (same || isTaken(candidate, await busySources(tx, candidate, id)))
      return { ok: false, reason: 'slot_taken' };
    const [row] = await tx
      .update(reservations)
      .set({
        startsAt: candidate.start,
        endsAt: candidate.end,
        sequence: current.sequence + 1,
        updatedAt: now,
      })
      .where(
        and(
          eq(reservations.id, id),
          eq(reservations.sequence, current.sequence),
          eq(reservations.status, 'confirmed'),
        ),
      )
      .returning();
    if (!row) return { ok: false, reason: 'link_void' };
    await tx.delete(manageTokens).where(eq(manageTokens.reservationId, id));
    const successor = mintToken();
    await tx.insert(manageTokens).values({ hash: hashToken(successor), reservationId: id, createdAt: now });
    await planMails(ctx, tx, row, 'moved', current.startsAt);
    return { ok: true, row, token: successor };
  };

  try {
    return await transact(ctx.db, attempt);
  } catch (error) {
    if (constraintOf(error)?.constraint === overlapConstraint) return { ok: false, reason: 'slot_taken' };
    throw error;
  }
}
