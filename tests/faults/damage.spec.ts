import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#/platform/db/open';
import { freeSlots, sendBooking } from '../support/booking';
import { migrationsDir } from '../support/database';
import { ownerEnv } from '../support/owner-account';
import { linesMarked, runDoctor, runProgram } from '../support/programs';
import { freePort, startServer } from '../support/server';
import { type Site, startSite } from '../support/site';

/** A stopped site with an appointment, and a backup of it in its folder. */
let whole: Site;
/** The file of the table of reservations within the data folder. */
let tableFile: string;
/** A copy of that site, which a test damages. */
let site: Site;
let settings: Record<string, string>;
let archive: string;
let table: string;

beforeAll(async () => {
  whole = await startSite();
  const slot = (await freeSlots(whole.url, 'ai-growth'))[0]?.id ?? '';
  expect((await sendBooking(whole.url, slot, { name: 'Zeynep Ak' })).status).toBe(201);
  await whole.stop();
  const { dataDir } = whole;
  expect(await runProgram('backup', { DATA_DIR: dataDir }, join(dataDir, 'site.tar.gz'))).toMatchObject({
    code: 0,
  });
  await using database = await openDatabase({ dataDir, migrationsDir });
  const { rows } = await database.db.execute<{ path: string }>(
    sql`select pg_relation_filepath('reservations') as path`,
  );
  tableFile = join('database', rows[0]?.path ?? '');
});
afterAll(() => whole.kill());

beforeEach(() => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kursu-damaged-'));
  cpSync(whole.dataDir, dataDir, { recursive: true });
  site = { ...whole, dataDir };
  settings = { DATA_DIR: dataDir };
  archive = join(dataDir, 'site.tar.gz');
  table = join(dataDir, tableFile);
});
afterEach(async () => {
  await site.kill();
  rmSync(site.dataDir, { recursive: true, force: true });
});

/** How many appointments the site has once it has been started again. */
async function reservationsAfterStart(): Promise<number> {
  site = await startSite({ after: site });
  await site.stop();
  await using database = await openDatabase({ dataDir: site.dataDir, migrationsDir });
  const { rows } = await database.db.execute<{ n: number }>(sql`select count(*)::int as n from reservations`);
  return rows[0]?.n ?? 0;
}

const garble = (file: string) => writeSync(openSync(file, 'r+'), 'x'.repeat(8192), 0);

test('Given a data folder whose database is gone, then no new site begins there, but a backup is restored', async () => {
  const database = join(site.dataDir, 'database');
  renameSync(database, join(site.dataDir, 'elsewhere'));
  for (const lose of [() => undefined, () => mkdirSync(database)]) {
    lose();
    await expect(startSite({ after: site })).rejects.toThrow(/The database is missing in .*restore a backup/);
    expect(existsSync(join(database, 'PG_VERSION'))).toBe(false);
  }
  expect(await runProgram('restore', settings, archive)).toMatchObject({ code: 0 });
  expect(await reservationsAfterStart()).toBe(1);
});

test('Given a restoration into a new folder that was cut off, then no new site begins there, and the backup is restored without --replace', async () => {
  rmSync(site.dataDir, { recursive: true });
  mkdirSync(join(site.dataDir, 'database.unfinished'), { recursive: true });
  writeFileSync(join(site.dataDir, 'restore-unfinished'), '');
  await expect(startSite({ after: site })).rejects.toThrow(/was cut off.*npm run restore FILE/);
  expect(await runProgram('restore', settings, join(whole.dataDir, 'site.tar.gz'))).toMatchObject({
    code: 0,
  });
  expect(await reservationsAfterStart()).toBe(1);
});

test.each([
  ['whose control file is empty', () => truncateSync(join(site.dataDir, 'database/global/pg_control'))],
  ['whose table of appointments is garbled', () => garble(table)],
  ['whose table of appointments is gone', () => rmSync(table)],
])(
  'Given a database %s, when a backup is restored, then it is set aside with --replace only',
  async (_, damage) => {
    damage();
    expect((await runProgram('restore', settings, archive)).lines.at(-1)).toMatch(/damaged.*--replace/);
    expect(globSync('database.damaged-*', { cwd: site.dataDir })).toEqual([]);
    const restored = await runProgram('restore', settings, archive, '--replace');
    expect(restored).toMatchObject({ code: 0 });
    const [aside = ''] = globSync('database.damaged-*', { cwd: site.dataDir });
    expect(restored.lines.join('\n')).toContain(`set aside: ${join(site.dataDir, aside)}`);
    expect(existsSync(join(site.dataDir, aside, 'PG_VERSION'))).toBe(true);
    expect(await reservationsAfterStart()).toBe(1);
  },
);

test.each([
  ['is garbled', () => garble(table)],
  ['is emptied', () => truncateSync(table)],
])(
  'Given a table of appointments that %s, then the site is not ready, and the doctor says why',
  async (_, damage) => {
    damage();
    const env = { ...settings, PORT: String(await freePort()) };
    const server = await startServer(['dist/server/main.js'], env, 60, [], 503);
    const faults = linesMarked(await runDoctor(env), 'FAULT').join();
    expect(faults).toContain('Files of the database are damaged or missing');
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    await server.kill();
  },
);

test('Given a site with an owner, when its secret is gone, then the start says what follows from that, once', async () => {
  const start = async () => {
    site = await startSite({ env: ownerEnv, after: site });
    await site.stop();
    return site.output();
  };
  expect(await start()).not.toContain('auth-secret');
  rmSync(join(site.dataDir, 'auth-secret'));
  expect(await start()).toMatch(/auth-secret is missing.*two-factor off/);
  expect(await start()).not.toContain('auth-secret');
});
