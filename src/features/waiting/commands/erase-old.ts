import { and, isNull, lt, notInArray } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { dayMs } from '#/platform/time/zone';
import { keptDays, openStatuses } from '../rules';
import { waitingEntries } from '../table';
import { erase } from './erase';

/** The job: erases entries that have been over for some weeks. Nobody has to set that: nothing speaks for keeping them. */
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
