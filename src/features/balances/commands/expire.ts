import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueMails } from '#/platform/mail/outbox';
import { buildMail, type EndJob } from '../jobs';
import { addEntry, lockBalance } from '../ledger';
import { balances } from '../table';

/**
 * The job of `endQueue`: a balance whose end has come expires with the sessions left in it. The buyer gets a mail if sessions
 * that could be booked are lost. Does nothing if the end was moved to a later time.
 */
export const expire = (ctx: Context, { balanceId }: EndJob): Promise<void> =>
  transact(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const balance = await lockBalance(tx, balanceId);
    if (!balance?.expiresAt || balance.expiresAt > now) return;
    const { status, bookBeforePaid, left } = balance;
    if (status !== 'paid' && status !== 'unpaid') return;
    const expired = await addEntry(tx, balance, { kind: 'expired' }, now);
    const version = (expired ?? balance).version + 1;
    await tx
      .update(balances)
      .set({ status: 'expired', version, updatedAt: now })
      .where(eq(balances.id, balanceId));
    const couldBook = left > 0 && (status === 'paid' || bookBeforePaid);
    if (couldBook && !balance.erasedAt) await enqueueMails(ctx, tx, [buildMail(balance, 'balance-expired')]);
  });
