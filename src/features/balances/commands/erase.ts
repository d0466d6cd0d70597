import { eq } from 'drizzle-orm';
import { eraseRecord } from '#/owner/records/commands';
import type { Done } from '#/owner/records/contract';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { buyer } from '../contract';
import { addEntry, lockBalance } from '../ledger';
import { isErasable } from '../rules';
import { balanceEntries, balances, balanceTokens } from '../table';

type ErasureContext = Pick<Context, 'db' | 'clock' | 'jobs'>;

/** Erases the buyer's data, links and notes included; the ledger's numbers remain. */
export const erase = (ctx: ErasureContext, id: string): Promise<Done> =>
  eraseRecord(ctx, balances, id, {
    lock: (tx) => lockBalance(tx, id),
    refusal: (row, now) => (isErasable(row, now) ? undefined : 'still_open'),
    emptied: (row, now) => ({
      ...buyer.erased,
      reference: null,
      paymentLink: null,
      paymentText: null,
      price: null,
      updatedAt: now,
      version: row.version + 1,
    }),
    links: balanceTokens,
    also: async (tx) => {
      await tx.update(balanceEntries).set({ note: null }).where(eq(balanceEntries.balanceId, id));
    },
  });

/**
 * Erases a balance again, because a restored backup has brought back its personal data. In the backup it may be valid and have
 * sessions left, which prevent an erasure. They were used or lost before the first erasure, so the balance ends now.
 */
export const eraseAgain = (ctx: ErasureContext, id: string): Promise<Done> =>
  transact(ctx.db, async (tx): Promise<Done> => {
    const now = ctx.clock.now();
    const row = await lockBalance(tx, id);
    if (row && !isErasable(row, now)) {
      await addEntry(tx, row, { kind: 'ended' }, now);
      await tx.update(balances).set({ status: 'ended' }).where(eq(balances.id, id));
    }
    return erase({ ...ctx, db: tx }, id);
  });
