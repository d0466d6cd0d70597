import { type MailContext, mailQueue, sendMail } from '#/features/booking/jobs';
import type { Worker } from '#/platform/jobs/jobs';

/** What runs after a request has been answered. */
export async function registerJobs(worker: Worker, ctx: MailContext): Promise<void> {
  await worker.work<{ mailId: string }>(mailQueue, ({ mailId }) => sendMail(ctx, mailId));
}
