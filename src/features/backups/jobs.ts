import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import type { QueueOptions } from '#/platform/jobs/jobs';
import type { Composers } from '#/platform/mail/outbox';
import { nextTime } from '#/platform/time/next-time';
import { backupOutcome } from './admin-queries';
import { troubleMail } from './mails/kinds';
import { type BackupSetup, troubleOf } from './rules';

export const backupQueue = 'backup';
export const backupQueues: Record<string, QueueOptions> = {
  // The backup of a large site takes long, above all the upload of its archive to the backup place.
  [backupQueue]: {
    retryDelaySeconds: 600,
    retryDelayMaxSeconds: 3_600,
    longestSeconds: 6 * 3_600,
    everySeconds: 24 * 3_600,
  },
};

/** `hour` is the chosen hour (`HH:MM`) of a nightly backup. It is undefined if the owner asked for a backup at once. */
export interface BackupJob {
  hour?: string;
}

/**
 * Enqueues the next night's backup in the caller's transaction. Enqueuing the same night and hour again changes nothing. If the
 * owner changes the hour later, the job of the old hour ends without making a backup or enqueuing a next one.
 */
export async function enqueueNight(
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  tx: Executor,
  { hour }: Pick<BackupSetup, 'hour'>,
  timeZone: string,
): Promise<void> {
  if (!hour) return;
  const { date, startAfter } = nextTime(clock.now(), hour, timeZone);
  const job: BackupJob = { hour };
  await jobs.enqueue(tx, backupQueue, job, { startAfter, singletonKey: `${date} ${hour}` });
}

/** Composes the owner's mail about backups that are not made or not proven. If all is well again by then, no mail is sent. */
export const backupMails: Composers = {
  [troubleMail]: async (ctx, { id }) => {
    const trouble = troubleOf(await backupOutcome(ctx.db));
    if (!trouble) return undefined;
    const { composeTrouble } = await import('./mails/trouble');
    return composeTrouble(ctx, id, trouble, await storedProfile(ctx));
  },
};
