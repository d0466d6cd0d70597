import { siteTimeZone } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { QueueOptions } from '#/platform/jobs/jobs';
import { nextTime } from '#/platform/time/next-time';

export const retentionQueue = 'retention';
export const privacyQueues: Record<string, QueueOptions> = {
  [retentionQueue]: { retryDelaySeconds: 60, retryDelayMaxSeconds: 900, everySeconds: 24 * 3_600 },
};

/**
 * When the job runs, in the site's time zone: before the default hour of the nightly backup, and before the nightly rewriting
 * of tables, which removes erased data from the database's files.
 */
const night = '03:00';

/**
 * Enqueues the next night's job that erases records whose retention time is over. Enqueuing the same night again changes nothing.
 */
export async function enqueueRetention(ctx: Pick<Context, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const { date, startAfter } = nextTime(ctx.clock.now(), night, await siteTimeZone(ctx.db));
  await ctx.jobs.enqueue(ctx.db, retentionQueue, {}, { startAfter, singletonKey: date });
}
