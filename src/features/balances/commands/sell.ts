import { eq } from 'drizzle-orm';
import { packageTerms } from '#/features/catalogue/queries';
import { siteTimeZone } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { enqueueMails } from '#/platform/mail/outbox';
import { endOfDay } from '#/platform/time/zone';
import type { SaleRequest } from '../admin-contract';
import { buyer } from '../contract';
import { buildMail, enqueueEnd } from '../jobs';
import { addEntry } from '../ledger';
import { balances } from '../table';

export type Sold = { ok: true } | { ok: false; reason: 'unknown_package' | 'past_day' };

/** The first moment after the last day; null if `lastDay` is empty. */
export async function expiryOf(tx: Transaction, lastDay: string): Promise<Date | null> {
  return lastDay === '' ? null : endOfDay(lastDay, await siteTimeZone(tx));
}

export const detailsOf = (
  request: Omit<SaleRequest, 'id' | 'packageId' | 'sessions' | 'paid'>,
  expiresAt: Date | null,
) => ({
  ...buyer.stored(request),
  language: request.language,
  bookBeforePaid: request.bookBeforePaid,
  reference: request.reference || null,
  paymentLink: request.paymentLink || null,
  paymentText: request.paymentText || null,
  price: request.price || null,
  expiresAt,
});

/** Records a sale: makes the balance and sends its link to the buyer. If the id was already recorded, nothing changes. */
export const sell = (ctx: Context, request: SaleRequest): Promise<Sold> =>
  transact(ctx.db, async (tx): Promise<Sold> => {
    const now = ctx.clock.now();
    const { id, packageId, sessions, paid } = request;
    const [known] = await tx.select({ id: balances.id }).from(balances).where(eq(balances.id, id));
    if (known) return { ok: true };
    const terms = await packageTerms(tx, packageId);
    if (!terms) return { ok: false, reason: 'unknown_package' };
    const expiresAt = await expiryOf(tx, request.lastDay);
    if (expiresAt && expiresAt <= now) return { ok: false, reason: 'past_day' };
    const values = {
      ...detailsOf(request, expiresAt),
      id,
      packageId,
      sessions,
      ...terms,
      status: paid ? ('paid' as const) : ('unpaid' as const),
      paidAt: paid ? now : null,
      // The first entry of the ledger adds the sessions.
      left: 0,
      version: 0,
      createdAt: now,
      updatedAt: now,
    };
    const [made] = await tx.insert(balances).values(values).onConflictDoNothing().returning();
    // The same sale was sent twice at the same time, and the other request has stored it.
    if (!made) return { ok: true };
    const sold = await addEntry(tx, made, { kind: 'sold', sessions }, now);
    if (!sold) throw new Error('the ledger refused the sessions of a sale');
    await enqueueMails(ctx, tx, [buildMail(sold, 'balance-sold')]);
    await enqueueEnd(ctx, tx, sold);
    return { ok: true };
  });
