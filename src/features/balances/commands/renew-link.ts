import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueMails } from '#/platform/mail/outbox';
import type { RenewRequest } from '../admin-contract';
import { buildMail } from '../jobs';
import { balances } from '../table';
import { type Changed, lockUnchanged } from './set-status';
import { type VoidPaidLinks, voidLinks } from './void-links';

export const renewLink = (
  ctx: Context,
  id: string,
  { sequence }: RenewRequest,
  voidPaidLinks: VoidPaidLinks,
): Promise<Changed> =>
  transact(ctx.db, async (tx): Promise<Changed> => {
    const seen = await lockUnchanged(tx, id, sequence);
    if (!seen.ok) return seen;
    const version = seen.current.version + 1;
    await voidLinks(tx, id, voidPaidLinks);
    await tx.update(balances).set({ version, updatedAt: ctx.clock.now() }).where(eq(balances.id, id));
    await enqueueMails(ctx, tx, [{ ...buildMail(seen.current, 'balance-link'), byOwner: true }]);
    return { ok: true };
  });
