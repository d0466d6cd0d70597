import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import type { HealthReport } from '#/features/health/admin-contract';
import { openDatabase } from '#/platform/db/open';
import { sendSlowly } from '../support/attacks';
import { isExhaustive } from '../support/breadth';
import { type Engine, engines, migrationsDir } from '../support/database';
import { createFaultReport } from '../support/faults';
import { type Acknowledged, account, type Load, startLoad } from '../support/load';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { cookieOf, ownerEnv } from '../support/owner';
import { type Site, startSite } from '../support/site';
import { createSmallDisk } from '../support/small-disk';

const seconds = isExhaustive ? 8 : 2;

let mailbox: Mailbox;
let site: Site | undefined;
let load: Load | undefined;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterEach(async () => {
  await load?.stop();
  await site?.kill();
  mailbox.mails.length = 0;
});
afterAll(() => mailbox.stop());

const settings = () => ({ ...ownerEnv, SMTP_URL: mailbox.url, OWNER_EMAIL: 'sahibi@faults.example' });

/** What the page Site health says of the database: state and reason. */
async function storedByRoom(site: Site, cookie: string): Promise<string> {
  const response = await fetch(`${site.url}/api/admin/health`, { headers: { Cookie: cookie } });
  const { findings = [] } = (await response.json()) as Partial<HealthReport>;
  const found = findings.find(({ subject }) => subject === 'database');
  return `${found?.state ?? response.status} ${found?.reason ?? ''}`;
}

/** The writes that are stored in the database of a stopped site. */
async function storedIn(place: {
  dataDir: string;
  databaseUrl: string | undefined;
}): Promise<Acknowledged[]> {
  const database = await openDatabase({ ...place, migrationsDir });
  const { rows } = await database.db.execute<Acknowledged & Record<string, unknown>>(
    sql`select 'reservations' as table, email from reservations union all select 'contact_messages', email from contact_messages`,
  );
  await database.close();
  return rows;
}

test('Given a disk that is full under load, and then a folder that can’t be written, Then pages are shown, whoever can’t be served is told so, the log says why, and the owner’s room that nothing is stored, the site heals by itself, and the database is whole', async () => {
  const report = createFaultReport('A site with the embedded database on a small disk');
  const dataDir = mkdtempSync(join(tmpdir(), 'kursu-small-disk-'));
  const disk = createSmallDisk(dataDir, inject('pgliteDataDir'), 160);
  if (typeof disk === 'string') {
    report.cannotRun('disk full', disk);
    report.print(undefined);
    return;
  }
  const running = await startSite({ env: { ...settings(), DATA_DIR: dataDir }, through: disk.through });
  site = running;
  load = await startLoad(running.url);
  await report.run(
    {
      name: 'disk full',
      seconds,
      visitors: 'are told',
      inject: async () => disk.fill(running.pid),
    },
    () => running.url,
    load,
  );
  expect(running.output()).toMatch(/the disk is full.*DATA_DIR/);
  const cookie = await cookieOf(running);
  await report.run(
    {
      name: 'folder not writable',
      seconds,
      visitors: 'are told',
      inject: async () => {
        // Opens the tables' files first. The database opens them for writing, even to read, which will then be impossible.
        await storedByRoom(running, cookie);
        const undo = disk.makeReadOnly(running.pid);
        await expect
          .poll(() => storedByRoom(running, cookie), { timeout: 15_000, interval: 200 })
          .toBe('fault readOnly');
        return undo;
      },
    },
    () => running.url,
    load,
  );
  expect(running.output()).toMatch(/folder in DATA_DIR can no longer be written/);
  expect(await storedByRoom(running, cookie)).toBe('good well');
  await load.stop();
  const { acknowledged } = load;
  const sentAll = () => account(acknowledged, [], mailbox.mails).unsent;
  // A mail whose job failed during both faults waits longer for its next try.
  await expect.poll(sentAll, { timeout: 180_000, interval: 500 }).toBe(0);
  const copy = mkdtempSync(join(tmpdir(), 'kursu-after-full-'));
  disk.copy(running.pid, copy);
  rmSync(join(copy, 'lock'), { force: true });
  const settled = account(
    acknowledged,
    await storedIn({ dataDir: copy, databaseUrl: undefined }),
    mailbox.mails,
  );
  report.print(settled);
  expect(settled).toMatchObject({ lost: 0, storedTwice: 0, doubledMails: 0, unsent: 0 });
});

test('Given a machine that allows 1,024 open files, When more connections than that are opened, Then pages are shown, and what is written then is mailed', async () => {
  const running = await startSite({
    env: settings(),
    through: ['sh', '-c', 'ulimit -n 1024 && exec "$0" "$@"'],
  });
  site = running;
  const endSlowOnes = sendSlowly(running.url, 1_200);
  const message = { name: 'Ayşe', email: 'ayse@ornek.com', subject: 'Soru', message: 'Görüşebilir miyiz?' };
  const write = () =>
    fetch(`${running.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    }).then(
      ({ status }) => status,
      () => 0,
    );
  // Until there is room again, connections are refused.
  await expect.poll(write, { timeout: 10_000 }).toBe(201);
  expect((await fetch(running.url)).status).toBe(200);
  await mailbox.waitFor(({ text }) => text?.includes(message.message) === true);
  endSlowOnes();
});

/** How often the site is killed at a random moment. By default never here: journeys/operation.spec.ts kills it once. */
const rounds: Record<Engine, number> = isExhaustive
  ? { pglite: 50, postgres: 50 }
  : { pglite: 0, postgres: 0 };

test.each(engines.filter((engine) => rounds[engine] > 0))(
  'Given writes of all kinds on %s, When the process is killed at random moments, Then nothing acknowledged is lost or done twice',
  async (engine) => {
    const report = createFaultReport(`A site on ${engine} that is killed`);
    let running = await startSite({ env: settings(), engine });
    site = running;
    load = await startLoad(running.url);
    const kill = {
      name: `${rounds[engine]} kills`,
      seconds: 0,
      visitors: 'see broken connections' as const,
      healsWithin: 30,
      inject: async () => {
        await pause(100 + Math.random() * 900);
        await running.kill();
        return async () => {
          running = await startSite({ env: settings(), engine, after: running });
          site = running;
          load?.moveTo(running.url);
        };
      },
    };
    for (let round = 0; round < rounds[engine]; round += 1) await report.run(kill, () => running.url, load);
    await load.stop();
    const sentAll = () => account(load?.acknowledged ?? [], [], mailbox.mails).unsent;
    await expect.poll(sentAll, { timeout: 90_000, interval: 500 }).toBe(0);
    await running.stop();
    const settled = account(load.acknowledged, await storedIn(running), mailbox.mails);
    report.print(settled);
    expect(settled).toMatchObject({ lost: 0, storedTwice: 0, doubledMails: 0, unsent: 0 });
  },
  900_000,
);
