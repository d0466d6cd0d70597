import { eq } from 'drizzle-orm';
import type { Transaction } from '#/platform/db/database';
import { balanceTokens } from '../table';

/** Voids the links to the appointments that a balance pays for. */
export type VoidPaidLinks = (tx: Transaction, balanceId: string) => Promise<void>;

/** Also voids the links to the appointments, because whoever holds a link of the balance can make such links. */
export async function voidLinks(tx: Transaction, id: string, voidPaidLinks: VoidPaidLinks): Promise<void> {
  await tx.delete(balanceTokens).where(eq(balanceTokens.about, id));
  await voidPaidLinks(tx, id);
}
