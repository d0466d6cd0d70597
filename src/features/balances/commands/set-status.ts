import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { enqueueMails, withdrawMails } from '#/platform/mail/outbox';
import { buildMail } from '../jobs';
import { addEntry, lockBalance } from '../ledger';
import { type BalanceStatus, nextStatuses } from '../rules';
import { type BalanceRow, balances } from '../table';

export type Changed =
  | { ok: true }
  | {
      ok: false;
      reason: 'unknown' | 'changed' | 'not_changeable' | 'past_day' | 'no_change' | 'out_of_range';
    };

/** Locks a balance for an action of the owner. Refuses if it is unknown, erased or changed since `sequence` (if given). */
export async function lockUnchanged(
  tx: Transaction,
  id: string,
  sequence: number | undefined,
): Promise<{ ok: true; current: BalanceRow } | Extract<Changed, { ok: false }>> {
  const current = await lockBalance(tx, id);
  if (!current) return { ok: false, reason: 'unknown' };
  if (current.erasedAt) return { ok: false, reason: 'not_changeable' };
  if (sequence !== undefined && current.version !== sequence) return { ok: false, reason: 'changed' };
  return { ok: true, current };
}

/** Notes that a package was paid, takes that back, or ends the balance. Sessions left in an ended balance are lost. */
export const setStatus = (
  ctx: Context,
  id: string,
  { status, sequence }: { status: BalanceStatus; sequence?: number | undefined },
): Promise<Changed> =>
  transact(ctx.db, async (tx): Promise<Changed> => {
    const seen = await lockUnchanged(tx, id, sequence);
    if (!seen.ok) return seen;
    const { current } = seen;
    if (!nextStatuses(current).includes(status)) return { ok: false, reason: 'not_changeable' };
    const now = ctx.clock.now();
    const ended = status === 'ended' ? await addEntry(tx, current, { kind: 'ended' }, now) : undefined;
    const { version } = ended ?? current;
    const paidAt = { paid: now, unpaid: null, expired: current.paidAt, ended: current.paidAt }[status];
    await tx
      .update(balances)
      .set({ status, paidAt, version: version + 1, updatedAt: now })
      .where(eq(balances.id, id));
    if (status === 'paid') await enqueueMails(ctx, tx, [buildMail(current, 'balance-paid')]);
    if (status === 'ended') await withdrawMails(tx, id, ['balance-warning']);
    return { ok: true };
  });
