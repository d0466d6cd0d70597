import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import type { QueueOptions } from '#/platform/jobs/jobs';
import { failingSince, storedAccount } from './account-queries';
import { syncAccount } from './commands/sync-account';
import type { SyncServices } from './queries';

export const ownCalendarQueue = 'own-calendar';
export const ownCalendarQueues: Record<string, QueueOptions> = {
  [ownCalendarQueue]: { retryDelaySeconds: 15, retryDelayMaxSeconds: 60, everySeconds: 60 },
};

export interface OwnCalendarJob {
  /** Whether this job enqueues the next one; what the owner asks for must not start a second series. */
  continues: boolean;
}

const minuteMs = 60_000;

/** Has the account's calendars looked at now, in the caller's transaction. */
export async function enqueueSync(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Executor,
  job: OwnCalendarJob,
): Promise<void> {
  await jobs.enqueue(tx, ownCalendarQueue, job);
}

/**
 * The job, once a minute while an account is connected: writes what was booked, and reads what has changed. It never fails for what
 * the server does: a series of growing pauses would keep it from the next minute. Returns since when nothing new is known, where
 * the account fails.
 */
export async function keepInStep(
  ctx: Context,
  services: SyncServices,
  { continues }: OwnCalendarJob,
): Promise<Date | undefined> {
  await syncAccount(ctx, services, { isAsked: !continues });
  const account = await storedAccount(ctx.db);
  if (!account) return undefined;
  if (continues) await enqueueNext(ctx);
  return failingSince(account);
}

async function enqueueNext({ db, jobs, clock }: Pick<Context, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  const job: OwnCalendarJob = { continues: true };
  await jobs.enqueue(db, ownCalendarQueue, job, {
    startAfter: new Date(now + minuteMs),
    singletonKey: String(Math.floor(now / minuteMs) + 1),
  });
}

/** At the start: the account is not left alone because its series once ended, whatever the reason. */
export async function continueSync(ctx: Pick<Context, 'db' | 'jobs' | 'clock'>): Promise<void> {
  if (await storedAccount(ctx.db)) await enqueueNext(ctx);
}
