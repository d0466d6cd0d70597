import {
  existsSync,
  globSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#/platform/db/open';
import { freeSlots, sendBooking } from '../support/booking';
import { migrationsDir } from '../support/database';
import { ownerEnv } from '../support/owner-account';
import { linesMarked, runDoctor, runProgram } from '../support/programs';
import { freePort, startServer } from '../support/server';
import { type Site, startSite } from '../support/site';

let site: Site;
let settings: Record<string, string>;
let archive: string;
/** The file of the table of reservations. */
let table: string;

/** A stopped site with an appointment and a backup of it. */
beforeEach(async () => {
  site = await startSite();
  settings = { DATA_DIR: site.dataDir };
  const slot = (await freeSlots(site.url, 'ai-growth'))[0]?.id ?? '';
  expect((await sendBooking(site.url, slot, { name: 'Zeynep Ak' })).status).toBe(201);
  await site.stop();
  archive = join(site.dataDir, 'site.tar.gz');
  expect(await runProgram('backup', settings, archive)).toMatchObject({ code: 0 });
  await using database = await openDatabase({ dataDir: site.dataDir, migrationsDir });
  const { rows } = await database.db.execute<{ path: string }>(
    sql`select pg_relation_filepath('reservations') as path`,
  );
  table = join(site.dataDir, 'database', rows[0]?.path ?? '');
});
afterEach(() => site.kill());

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
    const neverReady = expect(startServer(['dist/server/main.js'], env, 30)).rejects.toThrow(
      /not ready within/,
    );
    const faults = async () => linesMarked(await runDoctor(env), 'FAULT').join();
    await expect.poll(faults, { timeout: 25_000 }).toContain('Files of the database are damaged or missing');
    await neverReady;
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
