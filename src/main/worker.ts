import { importContext } from '#/api/imports';
import { personSources } from '#/api/people';
import { currentBackupSetup } from '#/features/backups/admin-queries';
import { type BackupJob, backupMails, backupQueue, enqueueNight } from '#/features/backups/jobs';
import { expire as expireBalance } from '#/features/balances/commands/expire';
import { balanceMails, type EndJob, endQueue } from '#/features/balances/jobs';
import { expire } from '#/features/booking/commands/expire';
import { bookingMails, freedQueue, type RequestJob, requestQueue } from '#/features/booking/jobs';
import { settleDue } from '#/features/cohorts/commands/settle';
import { type CohortJob, cohortMails, cohortQueue } from '#/features/cohorts/jobs';
import { contactMails } from '#/features/contact/jobs';
import {
  checkFailingCalendar,
  checkHealth,
  enqueueCheck,
  healthMails,
  healthQueue,
} from '#/features/health/jobs';
import type { HealthServices } from '#/features/health/routes';
import type { Identity } from '#/features/identity/identity';
import { identityMails } from '#/features/identity/jobs';
import { type SiteImportJob, siteImportQueue } from '#/features/moving/jobs';
import {
  continueSync,
  keepInStep,
  type OwnCalendarJob,
  ownCalendarQueue,
} from '#/features/own-calendar/jobs';
import type { OwnCalendarServices } from '#/features/own-calendar/queries';
import { makeVariants, type VariantsJob, variantsQueue } from '#/features/pictures/jobs';
import { eraseDue } from '#/features/privacy/commands/erase-due';
import { enqueueRetention, retentionQueue } from '#/features/privacy/jobs';
import { siteTimeZone } from '#/features/profile/queries';
import { accountBusyTimes } from '#/features/schedule/commands/account-busy-times';
import { type CalendarJob, calendarQueue, continueReadings, readCalendar } from '#/features/schedule/jobs';
import { trainingMails } from '#/features/training/jobs';
import { eraseOld as eraseOldWaiting } from '#/features/waiting/commands/erase-old';
import { offerFreed } from '#/features/waiting/commands/offer';
import { waitingMails } from '#/features/waiting/jobs';
import type { Context } from '#/platform/context';
import type { OpenDatabase } from '#/platform/db/database';
import {
  type ErasureJob,
  enqueueNightlyRewrite,
  erasureQueue,
  rewriteTables,
} from '#/platform/erasure/erasure';
import type { Worker } from '#/platform/jobs/jobs';
import { deliverMail, type OutboxJob, outboxQueues } from '#/platform/mail/outbox';
import { isOwnAddress } from '#/web/own-addresses';
import { sitePages } from '#/web/site-pages';
import { keepErasures, personalTables } from './erasures';
import type { NightlyBackups } from './nightly-backups';
import type { WithMail } from './site-mail';

interface JobServices {
  identity: Identity;
  database: OpenDatabase;
  dataDir: string;
  withMail: WithMail;
  /** Undefined where calendar accounts of the owner are not synchronised. */
  ownCalendar?: OwnCalendarServices;
  /** Undefined where the site doesn't check itself. */
  health?: Pick<HealthServices, 'collectAlone'>;
  /** Undefined where the site makes no backups. */
  backups?: Omit<NightlyBackups, 'ctx' | 'database'>;
  /** Public address of the site, without a trailing slash. */
  baseUrl: string;
}

export async function registerJobs(
  worker: Worker,
  ctx: Context,
  { identity, database, dataDir, withMail, ownCalendar, health, backups, baseUrl }: JobServices,
): Promise<void> {
  await worker.work<VariantsJob>(variantsQueue, ({ hash }, { attempt }) => makeVariants(ctx, hash, attempt));
  await worker.work<RequestJob>(requestQueue, (job) => expire(ctx, job));
  await worker.work<EndJob>(endQueue, (job) => expireBalance(ctx, job));
  await worker.work(freedQueue, () => offerFreed(ctx));
  await worker.work<CalendarJob>(calendarQueue, async (job) => {
    const failingSince = await readCalendar(ctx, job);
    if (health) await checkFailingCalendar(ctx, failingSince);
  });
  await continueReadings(ctx);
  await worker.work<CohortJob>(cohortQueue, (job) => settleDue(ctx, job));
  await continueSync(ctx);
  if (ownCalendar)
    await worker.work<OwnCalendarJob>(ownCalendarQueue, async (job) => {
      const services = { ...ownCalendar, baseUrl, busy: accountBusyTimes };
      const failingSince = await keepInStep(ctx, services, job);
      if (health) await checkFailingCalendar(ctx, failingSince);
    });
  const importing = importContext(ctx, {
    baseUrl,
    isOwnAddress: (address) => isOwnAddress(sitePages, address),
  });
  await worker.work<SiteImportJob>(siteImportQueue, async ({ importId }) => {
    // Loaded on demand, because another site's texts are rarely imported.
    const { workOffImport } = await import('#/features/moving/commands/work-off-import');
    await workOffImport(importing, importId);
  });
  const composers = {
    ...bookingMails,
    ...balanceMails,
    ...waitingMails,
    ...cohortMails,
    ...trainingMails,
    ...contactMails,
    ...identityMails(identity),
    ...backupMails,
    ...healthMails,
  };
  for (const queue of Object.keys(outboxQueues))
    await worker.work<OutboxJob>(queue, ({ mailId }) =>
      withMail((mailing) => deliverMail(mailing, composers, mailId)),
    );
  await worker.work<ErasureJob>(erasureQueue, async (job) => {
    await keepErasures(ctx.db, dataDir);
    await rewriteTables({ ...ctx, database, tables: personalTables, siteTimeZone }, job);
    if (!backups) return;
    const { keepErasuresElsewhere } = await import('./nightly-backups');
    await keepErasuresElsewhere({ ...backups, ctx, database });
  });
  await worker.work(retentionQueue, async () => {
    await eraseDue(ctx, personSources);
    await eraseOldWaiting(ctx);
    await enqueueRetention(ctx);
  });
  await enqueueRetention(ctx);
  if (database.engine === 'pglite') await enqueueNightlyRewrite({ ...ctx, siteTimeZone });
  if (health) {
    await worker.work(healthQueue, () => checkHealth(ctx, health.collectAlone));
    await enqueueCheck(ctx, ctx.db);
  }
  if (!backups) return;
  await worker.work<BackupJob>(backupQueue, async (job, { attempt }) => {
    // Loaded on demand: a backup is made once a day.
    const { performBackup } = await import('./nightly-backups');
    await performBackup({ ...backups, ctx, database }, job, attempt);
  });
  const setup = await currentBackupSetup(ctx.db, backups.services);
  await enqueueNight(ctx, ctx.db, setup, await siteTimeZone(ctx.db));
}
