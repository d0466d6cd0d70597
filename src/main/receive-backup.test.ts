import fs, { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pictures } from '#/features/pictures/table';
import { profiles } from '#/features/profile/table';
import { waitingEntries, waitingSettings } from '#/features/waiting/table';
import { createBackupKey } from '#/platform/backup/encryption';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { migrationsDir } from '../../tests/support/database';
import { joinFor } from '../../tests/support/waiting';
import { receiveBackup } from './receive-backup';

const archive = readFileSync(join(import.meta.dirname, '../../tests/fixtures/backups/schema-0039.tgz'));
let site: TestApi;
beforeAll(async () => {
  site = await openTestApi('pglite', '2126-06-10T09:00:00.000Z');
});
afterAll(() => site.close());

/** Uploads the archive to a site whose jobs can't be put back. */
async function received(key = '') {
  const { ctx, database, clock } = site;
  const resumeJobs = vi.fn(async () => undefined);
  const putBack = async () => {
    throw new Error('not put back');
  };
  const start = vi.fn(site.jobs.start);
  const place = {
    ...{ db: ctx.db, files: ctx.files, clock, database, migrationsDir, resumeJobs },
    dataDir: database.dataDir,
    jobs: { ...site.jobs, putBack, start },
    authSecret: undefined,
  };
  const upload = { body: new Blob([new Uint8Array(archive)]).stream(), bytes: archive.length, key };
  const outcome = await receiveBackup(place, upload, undefined).catch((error: Error) => error.message);
  return { outcome, resumed: resumeJobs.mock.calls.length, started: start.mock.calls.length };
}

test('Given a backup that can’t be restored, then what starts the jobs again is the site, which knows whether it runs any', async () => {
  expect(await received()).toEqual({ outcome: 'not put back', resumed: 1, started: 0 });
  expect(readdirSync(join(site.database.dataDir, 'backups'))).toEqual([]);
});

test('Given a disk that fills up meanwhile, then the restoration is given up while the database still works, and all is as before', async () => {
  const before = await site.ctx.db.select().from(profiles);
  const { statfsSync } = fs;
  let checks = 0;
  vi.spyOn(fs, 'statfsSync').mockImplementation((path) => {
    checks += 1;
    return Object.assign(statfsSync(path), { bavail: checks > 20 ? 60_000 : 6_000_000, bsize: 1_000 });
  });
  const full = { outcome: { ok: false, reason: 'no_room' }, resumed: 1, started: 0 };
  expect(await received()).toEqual(full);
  vi.restoreAllMocks();
  expect(checks).toBeGreaterThan(20);
  expect(await site.ctx.db.select().from(profiles)).toEqual(before);
  expect(await site.ctx.db.$count(pictures)).toBe(0);
  expect(readdirSync(join(site.database.dataDir, 'backups'))).toEqual([]);
});

test('Given a key, then a backup that is not encrypted is refused', async () => {
  const refused = { outcome: { ok: false, reason: 'plain' }, resumed: 0 };
  expect(await received(await createBackupKey())).toMatchObject(refused);
});

test('Given a site on which somebody only waits for a free time, then no backup replaces it', async () => {
  const { db } = site.ctx;
  await db.insert(waitingSettings).values({ isOn: true, offerHours: 2 });
  expect((await site.post('/api/waiting', joinFor('Ayla', { weekdays: [7] }))).status).toBe(201);
  expect(await db.$count(waitingEntries)).toBe(1);
  expect(await received()).toMatchObject({ outcome: { ok: false, reason: 'occupied' }, resumed: 0 });
});
