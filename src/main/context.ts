import { join, resolve } from 'node:path';
import { createClientAddress } from '#/api/middleware/client-address';
import { assertReadable } from '#/features/booking/queries';
import { createIdentity } from '#/features/identity/identity';
import { followLanguages } from '#/features/languages/followed-languages';
import { areMailsFiled, type MailServices } from '#/features/mail-settings/queries';
import type { OwnCalendarServices } from '#/features/own-calendar/queries';
import { siteTimeZone } from '#/features/profile/queries';
import { removeTemporary } from '#/platform/backup/temporary-files';
import { systemClock } from '#/platform/clock/clock';
import type { Context } from '#/platform/context';
import { type ContentVersion, followContentVersion, withDailyVersion } from '#/platform/db/content-version';
import { prepareDataFolder } from '#/platform/db/data-folder';
import type { OpenDatabase } from '#/platform/db/database';
import type { StorageTrouble } from '#/platform/db/disk-space';
import { maintainRegularly } from '#/platform/db/maintenance';
import { openDatabase } from '#/platform/db/open';
import type { ContentReader } from '#/platform/db/replica';
import { errorTrace } from '#/platform/errors/trace';
import { createFiles } from '#/platform/files/files';
import { createJobs } from '#/platform/jobs/jobs';
import { createLog, type Log } from '#/platform/log/log';
import { throttledLog } from '#/platform/log/throttled-log';
import { safeFetch } from '#/platform/net/safe-fetch';
import { createDayCount } from '#/platform/time/day-count';
import { within } from '#/platform/time/within';
import { bookingProofKey, sealingKey } from './auth-secret';
import { createBackupPlaces, createBackups, startUnlessHeld } from './backups';
import { fillContent } from './content';
import { assertNotCutOff, assertNotMoved, databaseSettings } from './database';
import type { Settings } from './env';
import { prepareFirstOwner } from './first-owner';
import { createHealth } from './health';
import { joinSiteInstances } from './instances';
import { siteQueues } from './queues';
import { siteSecret } from './restored-secrets';
import { createSiteApi } from './site-api';
import { createSiteLook } from './site-look';
import { createSiteMail } from './site-mail';
import { watchSlowRequests } from './slow-requests';
import { registerJobs } from './worker';

/** Milliseconds after which a database that doesn't respond counts as not ready. */
const readyMs = 2_000;

export type Site = Awaited<ReturnType<typeof createSite>>;

const storageTroubles: Record<StorageTrouble, string> = {
  full: 'the disk is full, so that nothing can be stored; make room on the disk of DATA_DIR',
  unwritable:
    'its folder in DATA_DIR can no longer be written, so that nothing can be stored; give it to the user who runs the site, or make its disk writable',
};

/**
 * Wires the product together. The folder `root` holds `migrations/` and, after a build, `dist/server/template.tar.gz`. `onRestored` is
 * called after a backup was restored in the browser; the caller must then open the site anew.
 */
export async function createSite(
  settings: Settings,
  root: string,
  { onRestored }: { onRestored?: () => void } = {},
) {
  const log = createLog(settings.logLevel);
  const dataDir = resolve(settings.dataDir);
  prepareDataFolder(dataDir);
  const database = await openDatabase({
    ...databaseSettings(settings, root),
    // No other process uses the folder then, so every temporary file in it was left by an earlier process; they may have filled the
    // disk. A file that can't be removed must not keep the site from starting.
    onLocked: () =>
      removeTemporary(join(dataDir, 'backups')).catch((error) =>
        log.warn({ error: errorTrace(error) }, 'backup: temporary files could not be removed'),
      ),
    onConnectionLost: throttledLog((error) => log.warn({ error }, 'database: idle connections were lost')),
    onSchemaLocked: () =>
      log.warn('database: waiting for another instance that is changing the schema, for a minute at most'),
    onStorageChange: (trouble) =>
      trouble
        ? log.error(`database: ${storageTroubles[trouble]}`)
        : log.info('database: everything can be stored again'),
    onReachabilityChange: (reachable) =>
      reachable
        ? log.info('database: the server is reachable again')
        : log.error('database: the server is unreachable; cached pages are shown as they are'),
  });
  if (database.engine === 'pglite') await assertNotCutOff(database.db, dataDir);
  const files = createFiles({ directory: join(dataDir, 'uploads'), bucket: settings.bucket });
  const readSecret = () => siteSecret({ db: database.db, log }, dataDir, settings.authSecret);
  await assertNotMoved(database.db);
  const instance = await joinSiteInstances(database, { files, log }, await readSecret());
  // While a command replaces the database, `createJobs` waits. What was read before may then be outdated, and is read again.
  const jobs = await createJobs({ database, log, queues: siteQueues });
  await assertNotMoved(database.db);
  const secret = await readSecret();
  const ctx: Context = {
    db: database.db,
    clock: systemClock,
    jobs,
    log,
    files,
    fetchOutside: (address, options) =>
      safeFetch(address, { ...options, allowPrivateHosts: settings.allowPrivateHosts }),
  };
  await fillContent(ctx, settings.content);
  const { baseUrl } = settings;
  const identity = createIdentity(ctx, { baseUrl, secret });
  const setUpLink = await prepareFirstOwner(ctx, settings, dataDir);

  const mail: MailServices = {
    environment: settings,
    key: await sealingKey('mail password', dataDir, settings.authSecret),
  };
  const ownCalendar: OwnCalendarServices = {
    key: await sealingKey('own calendar', dataDir, settings.authSecret),
    allowPrivateHosts: settings.allowPrivateHosts,
  };
  const siteMail = createSiteMail(ctx, { services: mail, directory: join(dataDir, 'mail'), baseUrl, secret });
  const { withMail } = siteMail;
  const backupPlaces = await createBackupPlaces(dataDir, settings);
  const nightly = { services: backupPlaces, settings, dataDir, root };
  const slowRequests = watchSlowRequests(ctx.clock);
  const health = createHealth({ ctx, identity, database, withMail, secret, slowRequests, settings, root });
  await registerJobs(jobs, ctx, {
    identity,
    database,
    dataDir,
    withMail,
    health,
    ownCalendar,
    backups: nightly,
    baseUrl,
  });

  const stored = await followContentVersion(database, siteTimeZone);
  const replica = await openReplica(settings, database, stored, log);
  const content = withDailyVersion(stored, createDayCount(ctx.clock, stored.timeZone));
  const languages = followLanguages(ctx, content);
  await languages.read();
  const maintenance = maintainRegularly(database, (error) =>
    log.error({ error: errorTrace(error) }, 'database: maintenance failed'),
  );

  const clientAddress = createClientAddress(settings.trustedProxies, log);
  const held = startUnlessHeld(ctx, async () => {
    if (settings.role !== 'web') await jobs.start();
  });
  const { resume: resumeJobs } = held;
  const backups = createBackups({ ctx, database, jobs, resumeJobs, secret, settings, root, onRestored });
  let stopping = false;
  const endReadiness = () => {
    stopping = true;
    held.stop();
  };
  return {
    settings,
    ctx,
    identity,
    mail,
    backupPlaces,
    ownCalendar,
    /** Whether mails are stored as files, because there is no mail server. */
    mailsToFiles: () => areMailsFiled(ctx, mail),
    clientAddress,
    health,
    slowRequests,
    content,
    languages,
    look: createSiteLook(ctx, content, languages),
    setUpLink,
    api: createSiteApi({
      ctx,
      identity,
      mail,
      clientAddress,
      health,
      backups,
      backupPlaces,
      languages,
      content,
      settings,
      ownCalendar,
      contentDb: replica?.db,
      proofKey: bookingProofKey(secret),
    }),
    /** Starts the jobs, unless the site was restored and waits for its activation. */
    startJobs: held.start,
    /** Resolves if the site can take bookings, otherwise throws. */
    async ready() {
      if (stopping) throw new Error('stopping');
      await within(readyMs, Promise.all([database.ping(), assertReadable(database.db)]));
    },
    /** Makes `ready` throw, and takes no new job. Requests are still served. */
    drain() {
      endReadiness();
      // Other instances take the jobs that become due, and a running job has more time to finish.
      jobs.pause().catch((error) => log.warn({ error: errorTrace(error) }, 'jobs: could not be paused'));
    },
    /** Stops the site. Running jobs have about `within` milliseconds to finish. */
    async stop(within = 4_000) {
      endReadiness();
      await maintenance.stop();
      // Leaves half a second for the following steps.
      await jobs.stop(Math.max(500, within - 500));
      await siteMail.close();
      await instance.leave().catch(() => undefined);
      await replica?.stop();
      await content.stop();
      await database.close();
    },
  };
}

async function openReplica(
  { replicaUrl }: Settings,
  database: OpenDatabase,
  content: ContentVersion,
  log: Log,
): Promise<ContentReader | undefined> {
  if (!replicaUrl) return undefined;
  const { readFromReplica } = await import('#/platform/db/replica');
  return readFromReplica(database, replicaUrl, content, (isReachable) =>
    isReachable
      ? log.info('database: pages are read from the replica')
      : log.warn('database: the replica is unreachable; pages are read from the server itself'),
  );
}
