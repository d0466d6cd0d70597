import { type CalendarJob, calendarQueue, readCalendar } from '#/features/availability/jobs';
import { type MailContext, mailQueue, sendMail } from '#/features/booking/jobs';
import { contactMails } from '#/features/contact/jobs';
import type { Identity } from '#/features/identity/commands/authenticate';
import { identityMails } from '#/features/identity/jobs';
import { makeVariants, type VariantsJob, variantsQueue } from '#/features/pictures/jobs';
import { trainingMails } from '#/features/training/jobs';
import type { Worker } from '#/platform/jobs/jobs';
import { deliverMail, type OutboxJob, outboxQueue } from '#/platform/mail/outbox';

/** What runs after a request has been answered. */
export async function registerJobs(worker: Worker, ctx: MailContext, identity: Identity): Promise<void> {
  await worker.work<{ mailId: string }>(mailQueue, ({ mailId }) => sendMail(ctx, mailId));
  await worker.work<VariantsJob>(variantsQueue, ({ hash }) => makeVariants(ctx, hash));
  await worker.work<CalendarJob>(calendarQueue, (job) => readCalendar(ctx, job));
  const composers = { ...trainingMails, ...contactMails, ...identityMails(identity) };
  await worker.work<OutboxJob>(outboxQueue, ({ mailId }) => deliverMail(ctx, composers, mailId));
}
