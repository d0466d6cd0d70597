import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { createApi } from '#/api/app';
import { type ClientAddress, createClientAddress } from '#/api/middleware/client-address';
import type { HealthServices } from '#/features/health/routes';
import { ownerByEmail } from '#/features/identity/admin-queries';
import { createIdentity, type Identity } from '#/features/identity/identity';
import { readOpening } from '#/features/opening/queries';
import { storedProfile } from '#/features/profile/queries';
import { systemClock } from '#/platform/clock/clock';
import type { Context } from '#/platform/context';
import { type ContentVersion, followContentVersion, withDailyVersion } from '#/platform/db/content-version';
import { prepareDataFolder } from '#/platform/db/data-folder';
import { maintainRegularly } from '#/platform/db/maintenance';
import { openDatabase } from '#/platform/db/open';
import { errorTrace } from '#/platform/errors/trace';
import { createFiles } from '#/platform/files/files';
import { createJobs } from '#/platform/jobs/jobs';
import { createLog } from '#/platform/log/log';
import type { OutboxContext } from '#/platform/mail/outbox';
import { createMailTransport } from '#/platform/mail/transport';
import { safeFetch } from '#/platform/net/safe-fetch';
import { createDayCount } from '#/platform/time/day-count';
import { timeZone } from '#/platform/time/site-zone';
import { authSecret } from './auth-secret';
import { fillContent } from './content';
import { databaseSettings } from './database';
import type { Settings } from './env';
import { prepareFirstOwner, type SetUpLink } from './first-owner';
import { createHealth } from './health';
import { joinSiteInstances } from './instances';
import { siteQueues } from './queues';
import { createSiteApi } from './site-api';
import { registerJobs } from './worker';

export interface Site {
  settings: Settings;
  ctx: Context;
  identity: Identity;
  /** Tells which address a request comes from; logs once when a proxy in front of the site is not understood. */
  clientAddress: ClientAddress;
  health: HealthServices;
  /** The version of the content that pages are cached for. */
  content: ContentVersion;
  /** The set-up link of a site without an owner. */
  setUpLink: SetUpLink | undefined;
  api: ReturnType<typeof createApi>;
  /** Starts working off the queues. */
  startJobs(): Promise<void>;
  /** Throws while the site can't take bookings. */
  ready(): Promise<void>;
  /** Finishes what is in progress, within this many milliseconds. */
  stop(within?: number): Promise<void>;
}

/** Wires the product together. `root` holds `migrations/` and, after a build, `dist/template.tar.gz`. */
export async function openSite(settings: Settings, root: string): Promise<Site> {
  const log = createLog(settings.logLevel);
  const dataDir = resolve(settings.dataDir);
  prepareDataFolder(dataDir);
  const database = await openDatabase({
    ...databaseSettings(settings, root),
    onConnectionLost: (trace) => log.warn({ error: trace }, 'database: an idle connection was lost'),
    onSchemaLocked: () =>
      log.warn('database: waiting for another instance that is changing the schema, for a minute at most'),
    onReachabilityChange: (reachable) =>
      reachable
        ? log.info('database: the server is reachable again')
        : log.error('database: the server is unreachable; cached pages are shown as they are'),
  });
  const jobs = await createJobs({ database, log, queues: siteQueues });
  const ctx: Context = {
    db: database.db,
    clock: systemClock,
    jobs,
    log,
    files: await createFiles({ directory: join(dataDir, 'uploads'), bucket: settings.bucket }),
    fetchOutside: (address, options) =>
      safeFetch(address, { ...options, allowPrivateHosts: settings.allowPrivateHosts }),
  };
  await fillContent(ctx, settings.content);
  const { baseUrl } = settings;
  const secret = await authSecret(dataDir, settings.authSecret);
  const instance = await joinSiteInstances(database, ctx, secret);
  const identity = createIdentity(ctx, { baseUrl, secret });
  const setUpLink = await prepareFirstOwner(ctx, settings, dataDir);

  const mail = createMailTransport({
    ...(settings.smtpUrl ? { smtpUrl: settings.smtpUrl } : {}),
    directory: join(dataDir, 'mail'),
    from: settings.mailFrom ?? (() => sender(ctx)),
    log,
  });
  const mailContext: OutboxContext = {
    ...ctx,
    mail,
    baseUrl,
    ownerEmail: settings.ownerEmail,
    secret,
    maySendTo: async (address) => (await readOpening(ctx)).isOpen || (await isOwners(ctx, settings, address)),
  };
  await registerJobs(jobs, mailContext, { identity, database });

  const content = withDailyVersion(await followContentVersion(database), createDayCount(ctx.clock, timeZone));
  const maintenance = maintainRegularly(database, (error) =>
    log.error({ error: errorTrace(error) }, 'database: maintenance failed'),
  );

  const clientAddress = createClientAddress(settings.trustedProxies, log);
  const health = createHealth({ ctx, database, mail, secret, settings, root });
  let stopping = false;
  return {
    settings,
    ctx,
    identity,
    clientAddress,
    health,
    content,
    setUpLink,
    api: createSiteApi({ ctx, identity, clientAddress, health, settings }),
    startJobs: () => jobs.start(),
    async ready() {
      if (stopping) throw new Error('stopping');
      await Promise.race([database.ping(), timeout()]);
    },
    async stop(within = 4_000) {
      stopping = true;
      await maintenance.stop();
      // Leaves time for the steps after this one.
      await jobs.stop(Math.max(500, within - 500));
      await mail.close();
      await instance.leave().catch(() => undefined);
      await content.stop();
      await database.close();
    },
  };
}

/** Without `MAIL_FROM`, mails are from the person whom the site is about. */
async function sender(ctx: Context): Promise<string> {
  const { name, email } = await storedProfile(ctx);
  return `"${name.tr.replaceAll(/["\\\r\n]/g, '')}" <${email}>`;
}

/** Whether a mail address is one of the owner's. */
async function isOwners(ctx: Context, { ownerEmail }: Settings, address: string): Promise<boolean> {
  const { email, trainingEmail } = await storedProfile(ctx);
  const wanted = address.toLowerCase();
  return (
    [ownerEmail, email, trainingEmail].some((own) => own?.toLowerCase() === wanted) ||
    (await ownerByEmail(ctx.db, wanted)) !== undefined
  );
}

/** A database that takes more than two seconds for a ping is not ready. */
async function timeout(): Promise<never> {
  await setTimeout(2_000, undefined, { ref: false });
  throw new Error('the database does not respond');
}
