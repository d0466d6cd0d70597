import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { withdrawMails } from '#/platform/mail/outbox';
import type { ChangeRequest } from '../admin-contract';
import { enqueueEnd, isSameEnd } from '../jobs';
import { addEntry } from '../ledger';
import { entriesOf } from '../queries';
import { expiredSessions } from '../rules';
import { type BalanceRow, balances } from '../table';
import { detailsOf, expiryOf } from './sell';
import { type Changed, lockUnchanged } from './set-status';
import { type VoidPaidLinks, voidLinks } from './void-links';

/**
 * Changes the details of a sale. If the mail address changes, the links sent so far become void. If an expired balance gets a new
 * end in the future, or no end, its expired sessions are restored.
 */
export const change = (
  ctx: Context,
  id: string,
  request: ChangeRequest,
  voidPaidLinks: VoidPaidLinks,
): Promise<Changed> =>
  transact(ctx.db, async (tx): Promise<Changed> => {
    const seen = await lockUnchanged(tx, id, request.sequence);
    if (!seen.ok) return seen;
    const { current } = seen;
    const now = ctx.clock.now();
    const expiresAt = await expiryOf(tx, request.lastDay);
    const isOtherEnd = !isSameEnd(expiresAt, current.expiresAt);
    const refusal = refuse(current, isOtherEnd ? expiresAt : null, now);
    if (refusal) return refusal;
    const revived = isOtherEnd && current.status === 'expired' ? await revive(tx, current, now) : current;
    const { status, version } = revived;
    const values = { ...detailsOf(request, expiresAt), status, version: version + 1, updatedAt: now };
    const [row] = await tx.update(balances).set(values).where(eq(balances.id, id)).returning();
    if (request.email !== current.email) await voidLinks(tx, id, voidPaidLinks);
    if (row && isOtherEnd) {
      await withdrawMails(tx, id, ['balance-warning']);
      await enqueueEnd(ctx, tx, row);
    }
    return { ok: true };
  });

function refuse(current: BalanceRow, newEnd: Date | null, now: Date): Changed | undefined {
  if (current.status === 'ended') return { ok: false, reason: 'not_changeable' };
  return newEnd && newEnd <= now ? { ok: false, reason: 'past_day' } : undefined;
}

/** Restores the expired sessions by an entry of the ledger. Returns the row with its new status, which the caller stores. */
async function revive(tx: Transaction, current: BalanceRow, now: Date) {
  const sessions = expiredSessions(await entriesOf(tx, current.id));
  const extended = await addEntry(tx, current, { kind: 'extended', sessions }, now);
  const status: BalanceRow['status'] = current.paidAt ? 'paid' : 'unpaid';
  return { ...(extended ?? current), status };
}
