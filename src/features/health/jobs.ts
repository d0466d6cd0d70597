import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import type { QueueOptions } from '#/platform/jobs/jobs';
import type { Composers } from '#/platform/mail/outbox';
import { type AlertSnapshot, tellOwner } from './commands/tell-owner';
import { alertMail } from './mails/kinds';
import { calendarBound, type Facts, judge } from './rules';

export const healthQueue = 'health-check';
export const healthQueues: Record<string, QueueOptions> = { [healthQueue]: { everySeconds: 3_600 } };

const hourMs = 3_600_000;

/** Enqueues the check at the next full hour. Enqueuing the same hour again changes nothing. */
export async function enqueueCheck(
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  tx: Executor,
): Promise<void> {
  const startAfter = new Date((Math.floor(clock.now().getTime() / hourMs) + 1) * hourMs);
  await jobs.enqueue(tx, healthQueue, {}, { startAfter, singletonKey: startAfter.toISOString() });
}

/** Enqueues a check at once if a calendar has failed for `calendarBound` hours: one check for each period of failure. */
export async function checkFailingCalendar(
  { db, jobs, clock }: Pick<Context, 'db' | 'jobs' | 'clock'>,
  failingSince: Date | undefined,
): Promise<void> {
  if (!failingSince || clock.now().getTime() - failingSince.getTime() < calendarBound * hourMs) return;
  await jobs.enqueue(db, healthQueue, {}, { singletonKey: `calendar ${failingSince.toISOString()}` });
}

export async function checkHealth(
  ctx: Pick<Context, 'db' | 'jobs' | 'clock'>,
  collect: () => Promise<Facts>,
): Promise<void> {
  try {
    await tellOwner(ctx, judge(await collect()));
  } finally {
    await enqueueCheck(ctx, ctx.db);
  }
}

export const healthMails: Composers = {
  [alertMail]: async (ctx, { id, snapshot }) => {
    const { findings } = snapshot as AlertSnapshot;
    const { composeAlert } = await import('./mails/alert');
    return composeAlert(ctx, id, findings, await storedProfile(ctx));
  },
};
