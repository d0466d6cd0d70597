import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueRewrite } from '#/platform/erasure/erasure';
import { deleteMails } from '#/platform/mail/outbox';
import { buyer } from '../contract';
import { addEntry, lockBalance } from '../ledger';
import { isErasable } from '../rules';
import { balanceEntries, balances, balanceTokens } from '../table';

type ErasureContext = Pick<Context, 'db' | 'clock' | 'jobs'>;
export type Erased = { ok: true } | { ok: false; reason: 'unknown' | 'still_open' };

/** Erases the person's data for good, links, notes and mails included; the ledger's numbers remain. */
export const erase = (ctx: ErasureContext, id: string): Promise<Erased> =>
  transact(ctx.db, async (tx): Promise<Erased> => {
    const now = ctx.clock.now();
    const row = await lockBalance(tx, id);
    if (!row) return { ok: false, reason: 'unknown' };
    if (row.erasedAt) return { ok: true };
    if (!isErasable(row, now)) return { ok: false, reason: 'still_open' };
    const nothing = { reference: null, paymentLink: null, paymentText: null, price: null };
    await tx
      .update(balances)
      .set({ ...buyer.erased, ...nothing, erasedAt: now, updatedAt: now, version: row.version + 1 })
      .where(eq(balances.id, id));
    await tx.update(balanceEntries).set({ note: null }).where(eq(balanceEntries.balanceId, id));
    await tx.delete(balanceTokens).where(eq(balanceTokens.about, id));
    await deleteMails(ctx, tx, id);
    await enqueueRewrite(ctx, tx);
    return { ok: true };
  });

/** Erases one that a restored backup has brought back; what is left is ended, as it was before its person was erased. */
export const eraseAgain = (ctx: ErasureContext, id: string): Promise<Erased> =>
  transact(ctx.db, async (tx): Promise<Erased> => {
    const now = ctx.clock.now();
    const row = await lockBalance(tx, id);
    if (row && !isErasable(row, now)) {
      await addEntry(tx, row, { kind: 'ended' }, now);
      await tx.update(balances).set({ status: 'ended' }).where(eq(balances.id, id));
    }
    return erase({ ...ctx, db: tx }, id);
  });
