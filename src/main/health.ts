import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupOutcome } from '#/features/backups/admin-queries';
import { assertReadable } from '#/features/booking/queries';
import { describeDatabase } from '#/features/health/admin-queries';
import { collectFacts, type HealthSources } from '#/features/health/facts';
import type { HealthServices } from '#/features/health/routes';
import type { BackupFacts, CalendarFacts, VersionFacts } from '#/features/health/rules';
import { countUnreadable } from '#/features/identity/commands/claim-code';
import type { Identity } from '#/features/identity/identity';
import { ownersAccount } from '#/features/own-calendar/admin-queries';
import { connectedCalendars } from '#/features/schedule/admin-queries';
import type { Context } from '#/platform/context';
import type { OpenDatabase } from '#/platform/db/database';
import { assertStorable } from '#/platform/files/files';
import { retryStuckJobs, stuckJobs } from '#/platform/jobs/stuck-jobs';
import { outboxQueues } from '#/platform/mail/outbox';
import { countUnclearMails } from '#/platform/mail/unsent-mails';
import type { Settings } from './env';
import { siteQueues } from './queues';
import type { WithMail } from './site-mail';
import type { SlowRequestWatch } from './slow-requests';

/** The version of the product below `root`, and the id of its build, which is empty without a build. */
export function readVersion(root: string): { product: string; build: string } {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { product: version, build: readBuild(root) };
}

function readBuild(root: string): string {
  try {
    return readFileSync(join(root, 'dist', 'server', '.stamp'), 'utf8').slice(0, 8);
  } catch {
    return '';
  }
}

/** The queues whose stuck jobs are shown. The queues of mails are left out: an unsent mail about a record is shown there. */
const visibleQueues = Object.keys(siteQueues).filter((queue) => !Object.hasOwn(outboxQueues, queue));

interface Running {
  ctx: Pick<Context, 'db' | 'clock' | 'fetchOutside' | 'files'>;
  identity: Identity;
  database: OpenDatabase;
  withMail: WithMail;
  secret: string;
  slowRequests: Pick<SlowRequestWatch, 'slowest'>;
  settings: Pick<Settings, 'baseUrl' | 'dataDir'>;
  root: string;
}

/** Each check reads the installed version, which may be newer than the running one. */
export function createHealth({
  ctx,
  identity,
  database,
  withMail,
  secret,
  slowRequests,
  settings,
  root,
}: Running): HealthServices {
  const version: VersionFacts = { ...readVersion(root), node: process.version };
  const collect = (outside: Pick<HealthSources, 'mail' | 'fetchTime'>) =>
    collectFacts({
      baseUrl: settings.baseUrl,
      dataDir: resolve(settings.dataDir),
      ...outside,
      secret,
      clock: ctx.clock,
      backups: () => backupFacts(ctx),
      async database() {
        // By this read the database notices damage, which `describeDatabase` then reports.
        await assertReadable(database.db).catch(() => undefined);
        return describeDatabase(database, join(root, 'migrations'));
      },
      storeUpload: () => assertStorable(ctx.files),
      stuckJobs: () => stuckJobs(database.db, visibleQueues),
      calendars: () => calendarFacts(ctx),
      unreadableAuthenticators: () => countUnreadable(ctx, identity),
      unclearMails: () => countUnclearMails(ctx.db, ctx.clock.now()),
      version: { ...version, installed: readVersion(root) },
    });
  const fetchTime: HealthSources['fetchTime'] = (address) =>
    ctx.fetchOutside(address, { maxBytes: 64 * 1024, timeoutMs: 3_000 });
  return {
    secret,
    slowest: slowRequests.slowest,
    retryJobs: () => retryStuckJobs(database.db, visibleQueues),
    collect: () => withMail(({ mail }) => collect({ mail, fetchTime })),
    collectAlone: () => collect({ mail: { toFiles: false, verify: async () => undefined } }),
  };
}

async function calendarFacts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<CalendarFacts[]> {
  const now = clock.now();
  const [calendars, account] = await Promise.all([connectedCalendars(db, now), ownersAccount(db)]);
  const all = [...calendars, ...(account ? [{ ...account, name: account.host }] : [])];
  return all.map(({ name, failingSince }) => ({
    name,
    failingHours: failingSince ? (now.getTime() - Date.parse(failingSince)) / 3_600_000 : undefined,
  }));
}

async function backupFacts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<BackupFacts> {
  const { made, failure, proof, proofFailure } = await backupOutcome(db);
  return {
    failed: failure !== null,
    unproven: proofFailure !== null,
    lostPictures: made?.lostPictures ?? 0,
    proof: proof
      ? { ...proof, hours: (clock.now().getTime() - Date.parse(proof.at)) / 3_600_000 }
      : undefined,
  };
}
