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
  /**
   * Whether this job enqueues the next one. False for a synchronisation that the owner asks for: it runs even if none is due, and
   * the next one is already enqueued.
   */
  continues: boolean;
}

const minuteMs = 60_000;

export async function enqueueSync(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Executor,
  job: OwnCalendarJob,
): Promise<void> {
  await jobs.enqueue(tx, ownCalendarQueue, job);
}

/**
 * The job of `ownCalendarQueue`, which runs once a minute while an account is connected: it synchronises if that is due. It
 * doesn't fail for errors of the calendar server: the queue would retry it with growing pauses and so delay the next run. Returns
 * since when a failing account has not been read; undefined if the account isn't failing.
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

/** Called when the process starts: enqueues the next job if there is an account, in case its series has been interrupted. */
export async function continueSync(ctx: Pick<Context, 'db' | 'jobs' | 'clock'>): Promise<void> {
  if (await storedAccount(ctx.db)) await enqueueNext(ctx);
}
