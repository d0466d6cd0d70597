import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import type { QueueOptions } from '#/platform/jobs/jobs';
import { nextTime } from '#/platform/time/next-time';

export const retentionQueue = 'retention';
export const privacyQueues: Record<string, QueueOptions> = {
  [retentionQueue]: { retryDelaySeconds: 60, retryDelayMaxSeconds: 900, everySeconds: 24 * 3_600 },
};

/** Before the tables are rewritten and the night's backup is made, in the site's zone. */
const night = '03:00';

/** Enqueues the next night's erasing of what has been kept long enough; whoever does so again changes nothing. */
export async function enqueueRetention(
  { db, jobs, clock }: Pick<Context, 'db' | 'jobs' | 'clock'>,
  siteTimeZone: (db: Executor) => Promise<string>,
): Promise<void> {
  const { date, startAfter } = nextTime(clock.now(), night, await siteTimeZone(db));
  await jobs.enqueue(db, retentionQueue, {}, { startAfter, singletonKey: date });
}
