import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createApi } from '#/api/app';
import { bookingQueues, type MailContext } from '#/features/booking/jobs';
import { storedProfile } from '#/features/profile/queries';
import { systemClock } from '#/platform/clock/clock';
import type { Context } from '#/platform/context';
import { openDatabase } from '#/platform/db/open';
import { createJobs } from '#/platform/jobs/jobs';
import { createLog } from '#/platform/log/log';
import { outboxQueues } from '#/platform/mail/outbox';
import { createMailTransport } from '#/platform/mail/transport';
import { fillContent } from './content';
import { databaseOf } from './database';
import type { Settings } from './env';
import { registerJobs } from './worker';

export interface Site {
  settings: Settings;
  ctx: Context;
  api: ReturnType<typeof createApi>;
  /** Begins with what waits in the queues. */
  startJobs(): Promise<void>;
  /** Throws while a booking could not be served. */
  ready(): Promise<void>;
  /** Finishes what is in flight. */
  stop(): Promise<void>;
}

/** Wires the product together. `root` holds `migrations/` and, after a build, `dist/template.tar.gz`. */
export async function openSite(settings: Settings, root: string): Promise<Site> {
  const log = createLog(settings.logLevel);
  const dataDir = resolve(settings.dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const database = await openDatabase({
    ...databaseOf(settings, root),
    onConnectionLost: (trace) => log.warn({ error: trace }, 'database: an idle connection was lost'),
  });
  const jobs = await createJobs({ database, log, queues: { ...bookingQueues, ...outboxQueues } });
  const ctx: Context = { db: database.db, clock: systemClock, jobs, log };
  await fillContent(ctx, settings.content);

  const mail = createMailTransport({
    ...(settings.smtpUrl ? { smtpUrl: settings.smtpUrl } : {}),
    directory: join(dataDir, 'mail'),
    from: settings.mailFrom ?? (await sender(ctx)),
    log,
  });
  const mailContext: MailContext = {
    ...ctx,
    mail,
    baseUrl: settings.baseUrl,
    ownerEmail: settings.ownerEmail,
    profile: () => storedProfile(ctx),
  };
  await registerJobs(jobs, mailContext);

  let stopping = false;
  return {
    settings,
    ctx,
    api: createApi(ctx, { baseUrl: settings.baseUrl, trustedProxies: settings.trustedProxies }),
    startJobs: () => jobs.start(),
    async ready() {
      if (stopping) throw new Error('stopping');
      await Promise.race([database.ping(), patience()]);
    },
    async stop() {
      stopping = true;
      await jobs.stop();
      await mail.close();
      await database.close();
    },
  };
}

/** Without `MAIL_FROM`, mails come from the person whom the site is about. */
async function sender(ctx: Context): Promise<string> {
  const { name, email } = await storedProfile(ctx);
  return `"${name.tr.replaceAll(/["\\\r\n]/g, '')}" <${email}>`;
}

/** A database that takes longer than three seconds over nothing is not ready. */
async function patience(): Promise<never> {
  await setTimeout(3_000, undefined, { ref: false });
  throw new Error('the database does not answer');
}
