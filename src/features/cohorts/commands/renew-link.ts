import { eq } from 'drizzle-orm';
import type { Done } from '#/owner/records/contract';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import type { RenewalRequest } from '../admin-contract';
import { lockCohort } from '../seats';
import { cohorts } from '../table';
import { mintKey } from './save';

/** Gives a private cohort a new link; the old one becomes invalid. The personal links of those enrolled stay valid. */
export const renewLink = (ctx: Context, id: string, { version }: RenewalRequest): Promise<Done> =>
  transact(ctx.db, async (tx): Promise<Done> => {
    const cohort = await lockCohort(tx, id);
    if (!cohort) return { ok: false, reason: 'unknown' };
    if (cohort.status !== 'open' || cohort.visibility !== 'private')
      return { ok: false, reason: 'not_changeable' };
    if (version !== undefined && cohort.version !== version) return { ok: false, reason: 'changed' };
    await tx
      .update(cohorts)
      .set({ key: mintKey(), version: cohort.version + 1, updatedAt: ctx.clock.now() })
      .where(eq(cohorts.id, id));
    return { ok: true };
  });
