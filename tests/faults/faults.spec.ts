import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { calendarQueue } from '#/features/schedule/jobs';
import { siteQueues } from '#/main/queues';
import { openDatabase } from '#/platform/db/open';
import { createJobs } from '#/platform/jobs/jobs';
import { createLog } from '#/platform/log/log';
import { flood, sendMalformed, sendSlowly } from '../support/attacks';
import { isExhaustive } from '../support/breadth';
import { createClockFault } from '../support/clock-fault';
import { createPostgresDatabase, migrationsDir } from '../support/database';
import { createFaultReport, type Fault } from '../support/faults';
import { type Account, type Acknowledged, account, type Load, startLoad } from '../support/load';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { cookieOf, ownerEnv } from '../support/owner';
import { type SilentNames, startSilentNames } from '../support/silent-names';
import { type Site, startSite } from '../support/site';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy';

/** Seconds for which a fault lasts, unless it has its own. */
const seconds = isExhaustive ? 8 : 1;

const report = createFaultReport('A site on PostgreSQL, whose parts fail one after the other under load');
const role = `faults_${randomBytes(6).toString('hex')}`;
const clock = createClockFault();
let admin: pg.Client;
let databaseUrl: string;
let database: TcpProxy;
let mails: TcpProxy;
/** Stands for translation, import, calendar and the bucket of uploads: accepts connections, and never responds. */
let outside: TcpProxy;
let mailbox: Mailbox;
let site: Site;
let load: Load;
let cookie: string;
let settled: Account | undefined;
let asked: Promise<unknown> | undefined;
let names: SilentNames | string;

beforeAll(async () => {
  ({ databaseUrl } = await createPostgresDatabase(inject('postgresTemplate')));
  admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  // A role of its own, because superusers would be exempt from the limit of connections that a test sets.
  await admin.query(`create role ${role} login in role postgres`);
  const address = new URL(databaseUrl);
  database = await startTcpProxy({ host: address.hostname, port: Number(address.port) });
  mailbox = await openMailbox();
  mails = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(mailbox.url).port) });
  outside = await startTcpProxy();
  address.username = role;
  address.port = String(database.port);
  const nowhere = `http://127.0.0.1:${outside.port}`;
  names = await startSilentNames();
  site = await startSite({
    through: typeof names === 'string' ? [] : names.through,
    env: {
      ...ownerEnv,
      ...clock.env,
      DATABASE_URL: address.href,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      OWNER_EMAIL: 'sahibi@faults.example',
      TRANSLATE_PROVIDER: 'deepl',
      TRANSLATE_URL: nowhere,
      IMPORT_TUHAF_URL: nowhere,
      ALLOW_PRIVATE_HOSTS: `127.0.0.1:${outside.port}`,
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: nowhere,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
  cookie = await cookieOf(site);
  load = await startLoad(site.url);
});
afterAll(async () => {
  report.print(settled);
  await load?.stop();
  await site?.kill();
  await asked;
  for (const proxy of [database, mails, outside]) await proxy?.stop();
  if (typeof names !== 'string') names?.stop();
  await mailbox?.stop();
  await admin?.end();
});

/** Ends the site's connections, so that a changed setting holds for all of them. */
const endConnections = () =>
  admin.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [role]);

/** Sends requests of the owner and of visitors, each of which needs an outside server. */
function askOutside(): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', Cookie: cookie };
  const post = (path: string, body: object) =>
    fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return Promise.allSettled([
    post('/api/admin/translate', { text: 'Merhaba dünya', into: ['en'] }),
    post('/api/admin/articles/import', {}),
    post('/api/admin/calendars', { name: 'Takvim', address: `http://127.0.0.1:${outside.port}/a.ics` }),
    ...Array.from({ length: 20 }, (_, index) => fetch(`${site.url}/uploads/none-${index}.webp`)),
  ]);
}

/** Sends requests for pictures on hosts whose names must be looked up. */
const askNames = () =>
  Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      fetch(`${site.url}/api/admin/pictures/by-url`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify({ url: `https://host-${index}.nowhere.example/a.jpg` }),
      }),
    ),
  );

async function poison(): Promise<void> {
  const opened = await openDatabase({ databaseUrl, dataDir: site.dataDir, migrationsDir });
  const jobs = await createJobs({ database: opened, log: createLog('silent'), queues: siteQueues });
  // No row can have such an id, so that these jobs fail each time.
  for (const [queue, data] of [
    ['mail', { mailId: 'poison' }],
    ['mail', { mailId: 'poison too' }],
    [calendarQueue, { calendarId: 'poison' }],
  ] as const)
    await jobs.enqueue(opened.db, queue, data);
  await jobs.stop();
  await opened.close();
}

const faults: (Omit<Fault, 'seconds'> & { seconds?: number })[] = [
  {
    name: 'database gone',
    visitors: 'are told',
    inject: async () => {
      database.gone();
      return database.pass;
    },
  },
  {
    name: 'database slow (100 ms each way)',
    visitors: 'notice nothing',
    inject: async () => {
      database.slow(100);
      return database.pass;
    },
  },
  {
    name: 'database hanging',
    visitors: 'are told',
    // The site takes a database for unreachable after three seconds.
    seconds: Math.max(seconds, 5),
    inject: async () => {
      database.hang();
      return database.pass;
    },
  },
  {
    name: 'database read-only',
    visitors: 'are told',
    inject: async () => {
      await admin.query(`alter role ${role} set default_transaction_read_only = on`);
      await endConnections();
      // Connections that were opened during the fault stay read-only; the site has to notice and replace them itself.
      return () => admin.query(`alter role ${role} reset default_transaction_read_only`);
    },
  },
  {
    name: 'database without a free connection',
    visitors: 'are told',
    inject: async () => {
      await admin.query(`alter role ${role} connection limit 0`);
      await endConnections();
      return () => admin.query(`alter role ${role} connection limit -1`);
    },
  },
  {
    name: 'mail server gone',
    visitors: 'notice nothing',
    inject: async () => {
      mails.gone();
      return mails.pass;
    },
  },
  {
    name: 'mail server hanging',
    visitors: 'notice nothing',
    inject: async () => {
      mails.hang();
      return mails.pass;
    },
  },
  {
    name: 'translation, import, calendar and uploads hanging',
    visitors: 'notice nothing',
    inject: async () => {
      asked = askOutside();
      return outside.gone;
    },
  },
  {
    name: 'translation, import, calendar and uploads gone',
    visitors: 'notice nothing',
    inject: async () => {
      outside.gone();
      asked = askOutside();
      return () => asked;
    },
  },
  {
    name: 'name server hanging',
    visitors: 'notice nothing',
    inject: async () => {
      if (typeof names === 'string') report.cannotRun('name server hanging', names);
      else asked = Promise.all([asked, askNames()]);
      return () => undefined;
    },
  },
  {
    name: 'poisoned jobs',
    visitors: 'notice nothing',
    inject: async () => {
      await poison();
      return () => undefined;
    },
  },
  ...[
    ['an hour ahead', 3600],
    ['an hour behind', -3600],
    ['two days ahead', 2 * 86_400],
  ].map(([name, by]) => ({
    name: `clock ${name}`,
    visitors: 'notice nothing' as const,
    inject: async () => {
      clock.jump(Number(by));
      return () => clock.jump(0);
    },
  })),
];

const attacks: typeof faults = [
  {
    name: 'malformed requests',
    visitors: 'notice nothing',
    inject: async () => {
      await sendMalformed(site.url, isExhaustive ? 5_000 : 250);
      return () => undefined;
    },
  },
  {
    name: '400 slow senders',
    visitors: 'notice nothing',
    inject: async () => sendSlowly(site.url, 400),
  },
  ...(isExhaustive
    ? [
        {
          name: 'flood of 1,000 visitors at once',
          visitors: 'are told' as const,
          inject: async () => flood(site.url, 1_000),
        },
      ]
    : []),
];

describe('a part that fails under load', () => {
  test.each([...faults, ...attacks])(
    'Given $name, Then cached pages are shown throughout, whoever can’t be served is told so, and the site heals by itself',
    async (fault) => {
      await report.run({ seconds, ...fault }, () => site.url, load);
    },
  );

  test('Given all these faults, Then nothing acknowledged was lost, nothing was stored or sent twice, and every mail came', async () => {
    await load.stop();
    const { rows: stored } = await admin.query<Acknowledged>(
      `select 'reservations' as table, email from reservations
       union all select 'contact_messages', email from contact_messages`,
    );
    const settle = () => account(load.acknowledged, stored, mailbox.mails);
    // After each failure, a mail waits longer for its next try.
    await expect.poll(() => settle().unsent, { timeout: 150_000, interval: 500 }).toBe(0);
    settled = settle();
    expect(settled).toMatchObject({ lost: 0, storedTwice: 0, doubledMails: 0, unsent: 0 });
    expect(load.acknowledged.length).toBeGreaterThan(50);
    expect(site.output()).not.toContain('visitor-');
  });

  test('Given a database and a name server that hang, When SIGTERM comes, Then the process ends in time', async () => {
    const pending = askNames();
    // When this page arrives, the site has begun to work on the requests that were sent before.
    await fetch(site.url);
    database.hang();
    const begun = performance.now();
    expect(await site.stop()).toBe(0);
    expect(performance.now() - begun).toBeLessThan(5_000);
    await pending;
  });
});
