import { and, isNull, lt, notInArray } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { dayMs } from '#/platform/time/zone';
import { keptDays, openStatuses } from '../rules';
import { waitingEntries } from '../table';
import { erase } from './erase';

/** Erases entries that ended more than `keptDays` ago. The owner can't change this time, as nobody needs ended entries. */
export async function eraseOld(ctx: Pick<Context, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptDays * dayMs);
  const old = await ctx.db
    .select({ id: waitingEntries.id })
    .from(waitingEntries)
    .where(
      and(
        isNull(waitingEntries.erasedAt),
        notInArray(waitingEntries.status, [...openStatuses]),
        lt(waitingEntries.updatedAt, before),
      ),
    );
  for (const { id } of old) await erase(ctx, id);
}
