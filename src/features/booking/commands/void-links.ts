import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#/platform/db/database';
import { reservations, reservationTokens } from '../table';

/**
 * Voids the links to manage the appointments that a sold package pays for. Whoever held an earlier link of the package could have
 * opened them.
 */
export async function voidPaidLinks(tx: Transaction, balanceId: string): Promise<void> {
  const paid = tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.balanceId, balanceId));
  await tx
    .delete(reservationTokens)
    .where(and(inArray(reservationTokens.about, paid), eq(reservationTokens.purpose, 'manage')));
}
