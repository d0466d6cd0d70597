import { backupQueues } from '#/features/backups/jobs';
import { balanceQueues } from '#/features/balances/jobs';
import { bookingQueues } from '#/features/booking/jobs';
import { cohortQueues } from '#/features/cohorts/jobs';
import { healthQueues } from '#/features/health/jobs';
import { movingQueues } from '#/features/moving/jobs';
import { ownCalendarQueues } from '#/features/own-calendar/jobs';
import { pictureQueues } from '#/features/pictures/jobs';
import { privacyQueues } from '#/features/privacy/jobs';
import { scheduleQueues } from '#/features/schedule/jobs';
import type { OpenDatabase } from '#/platform/db/database';
import { erasureQueues } from '#/platform/erasure/erasure';
import { createJobs, type JobSystem } from '#/platform/jobs/jobs';
import { createLog } from '#/platform/log/log';
import { outboxQueues } from '#/platform/mail/outbox';

export const siteQueues = {
  ...outboxQueues,
  ...bookingQueues,
  ...balanceQueues,
  ...cohortQueues,
  ...pictureQueues,
  ...movingQueues,
  ...scheduleQueues,
  ...ownCalendarQueues,
  ...erasureQueues,
  ...backupQueues,
  ...healthQueues,
  ...privacyQueues,
};

/** A job system for commands: jobs can be enqueued, but none is run. */
export async function restingJobs(database: OpenDatabase): Promise<JobSystem & AsyncDisposable> {
  const jobs = await createJobs({ database, log: createLog('silent'), queues: siteQueues });
  return { ...jobs, [Symbol.asyncDispose]: () => jobs.stop(0) };
}
