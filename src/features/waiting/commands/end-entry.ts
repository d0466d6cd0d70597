import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import type { WaitingStatus } from '../rules';
import { type WaitingRow, waitingEntries } from '../table';

export async function endEntry(
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  { id }: Pick<WaitingRow, 'id'>,
  status: Exclude<WaitingStatus, 'unconfirmed' | 'waiting'>,
  reservationId: string | null = null,
): Promise<void> {
  await tx
    .update(waitingEntries)
    .set({ status, reservationId, updatedAt: clock.now() })
    .where(eq(waitingEntries.id, id));
}
