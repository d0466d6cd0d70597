import { join } from 'node:path';
import { createClientAddress } from '#/api/middleware/client-address';
import type { BackupEnvironment } from '#/features/backups/rules';
import { bookingSettings } from '#/features/booking/table';
import { createIdentity, type Identity } from '#/features/identity/identity';
import type { MailServices } from '#/features/mail-settings/queries';
import { profiles } from '#/features/profile/table';
import { addSampleCatalogue } from '#/main/demo';
import type { Settings } from '#/main/env';
import { siteQueues } from '#/main/queues';
import { createSiteApi } from '#/main/site-api';
import type { Context } from '#/platform/context';
import type { ContentVersion } from '#/platform/db/content-version';
import { createFiles } from '#/platform/files/files';
import { createJobs, type JobSystem } from '#/platform/jobs/jobs';
import { createLog } from '#/platform/log/log';
import { demoProfile } from '#content/profile/demo';
import { type Engine, openTestDatabase, type TestDatabase } from './database';
import { nothingOutside } from './outside';

/** A clock that a test sets. */
export interface TestClock {
  now(): Date;
  set(iso: string): void;
}

function createTestClock(iso: string): TestClock {
  let at = new Date(iso);
  return {
    now: () => at,
    set: (next) => {
      at = new Date(next);
    },
  };
}

export interface TestApi {
  ctx: Context;
  database: TestDatabase;
  /** Runs no jobs until a test calls `start()`. */
  jobs: JobSystem;
  identity: Identity;
  clock: TestClock;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  request(path: string, init: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/**
 * Sends a request again while the site is too busy for it (503), as its sender is told to. On a slow machine, some of many
 * concurrent requests wait too long for a connection to the database.
 */
export async function untilServed(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  return response.status === 503 ? untilServed(send) : response;
}

interface TestApiSettings extends Partial<Pick<Settings, 'imports' | 'translation'>> {
  /** The settings of mails that come from environment variables. */
  mail?: MailServices['environment'];
  /** The settings of backups that come from environment variables. */
  backup?: BackupEnvironment;
  placeholder?: boolean;
  fetchOutside?: Context['fetchOutside'];
  /** Privacy notices are made anew when this version changes; without it, for each request. */
  content?: ContentVersion;
}

/** The whole API of a site with the demo's profile and catalogue alone, on its own database. Mails are enqueued and not sent. */
export async function openTestApi(
  engine: Engine,
  now: string,
  { placeholder = false, ...settings }: TestApiSettings = {},
): Promise<TestApi> {
  const site = await serveTestApi(await openTestDatabase(engine), createTestClock(now), settings);
  await site.ctx.db.insert(profiles).values({ document: demoProfile });
  await addSampleCatalogue(site.ctx.db);
  await site.ctx.db.insert(bookingSettings).values({ placeholder });
  return site;
}

/** The whole API on an open database, like that of a process which starts on existing data. */
export async function serveTestApi(
  database: TestDatabase,
  clock: TestClock,
  {
    fetchOutside = nothingOutside.fetchOutside,
    imports = {},
    translation,
    backup = {},
    content,
    mail: environment = { smtpUrl: 'smtp://mail.example' },
  }: Omit<TestApiSettings, 'placeholder'> = {},
): Promise<TestApi> {
  const log = createLog('silent');
  const jobs = await createJobs({ database, log, queues: siteQueues });
  const ctx: Context = {
    db: database.db,
    clock,
    jobs,
    log,
    files: createFiles({ directory: join(database.dataDir, 'uploads'), bucket: undefined }),
    fetchOutside,
  };
  const baseUrl = 'http://localhost:3000';
  const identity = createIdentity(ctx, { baseUrl, secret: 'a secret that only the tests know' });
  const settings = { baseUrl, imports, translation };
  const mail = { environment, key: new Uint8Array(32).fill(7) };
  const backupPlaces = {
    environment: backup,
    key: mail.key,
    defaultFolder: join(database.dataDir, 'backups'),
    recoverySheet: async () => 'the sheet',
  };
  const ownCalendar = { key: new Uint8Array(32).fill(8), allowPrivateHosts: ['127.0.0.1'] };
  const clientAddress = createClientAddress([], log);
  const api = createSiteApi({
    ctx,
    identity,
    mail,
    backupPlaces,
    clientAddress,
    settings,
    ownCalendar,
    ...(content ? { content } : {}),
  });
  // Requests come from this machine, as a proxy's do. X-Forwarded-For names the client; without it, this machine is the client.
  const incoming = { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } };
  const request = async (path: string, init: RequestInit) => api.request(path, init, { incoming });
  return {
    ctx,
    database,
    jobs,
    identity,
    clock,
    request,
    get: (path, headers = {}) => request(path, { headers }),
    post: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    async close() {
      await jobs.stop();
      await database.close();
    },
  };
}
