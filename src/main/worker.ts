import { type MailContext, mailQueue, sendMail } from '#/features/booking/jobs';
import { contactMails } from '#/features/contact/jobs';
import { trainingMails } from '#/features/training/jobs';
import type { Worker } from '#/platform/jobs/jobs';
import { deliverMail, type OutboxJob, outboxQueue } from '#/platform/mail/outbox';

/** What runs after a request has been answered. */
export async function registerJobs(worker: Worker, ctx: MailContext): Promise<void> {
  await worker.work<{ mailId: string }>(mailQueue, ({ mailId }) => sendMail(ctx, mailId));
  const composers = { ...trainingMails, ...contactMails };
  await worker.work<OutboxJob>(outboxQueue, ({ mailId }) => deliverMail(ctx, composers, mailId));
}
