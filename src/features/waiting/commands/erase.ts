import { eq } from 'drizzle-orm';
import { endHold } from '#/features/booking/holds';
import { holdsFor } from '#/features/booking/offer-queries';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueRewrite } from '#/platform/erasure/erasure';
import { deleteMails } from '#/platform/mail/outbox';
import { waiter } from '../contract';
import { enqueueOffers } from '../jobs';
import { lockEntry } from '../queries';
import { isOpen } from '../rules';
import { waitingEntries, waitingTokens } from '../table';
import { lockLine } from './offer';

export type Erased = { ok: true } | { ok: false; reason: 'unknown' };

/** Erases the person's data for good, links and mails included. Whoever still waits no longer does; what was offered goes to the next. */
export const erase = (ctx: Pick<Context, 'db' | 'clock' | 'jobs'>, id: string): Promise<Erased> =>
  transact(ctx.db, async (tx): Promise<Erased> => {
    await lockLine(tx);
    const row = await lockEntry(tx, id);
    if (!row) return { ok: false, reason: 'unknown' };
    if (row.erasedAt) return { ok: true };
    const now = ctx.clock.now();
    const status = isOpen(row.status) ? 'removed' : row.status;
    await tx
      .update(waitingEntries)
      .set({ ...waiter.erased, visitorZone: null, status, erasedAt: now, updatedAt: now })
      .where(eq(waitingEntries.id, id));
    for (const hold of await holdsFor(tx, [id]))
      if (hold.ended === null) await endHold(tx, hold.id, 'given_back');
    await tx.delete(waitingTokens).where(eq(waitingTokens.about, id));
    await deleteMails(ctx, tx, id);
    await enqueueOffers(ctx, tx);
    await enqueueRewrite(ctx, tx);
    return { ok: true };
  });
