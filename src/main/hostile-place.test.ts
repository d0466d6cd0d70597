import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupOutcome } from '#/features/backups/admin-queries';
import { UnusableArchive } from '#/platform/backup/unusable-archive';
import { verifyArchive } from '#/platform/backup/verify-archive';
import { newestMigration } from '#/platform/db/migrate';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { type BackupStore, startWebdavStore } from '../../tests/support/backup-stores';
import { migrationsDir } from '../../tests/support/database';
import { type NightlyBackups, performBackup } from './nightly-backups';
import type { ProofOutcome, ProofTask } from './prove-backup';

const account = { user: 'leyla', password: 'gizli parola' };
let site: TestApi;
let store: BackupStore;
let nightly: NightlyBackups;
/** What the place stores in place of an archive. */
let replace: (archive: Buffer) => Buffer | undefined = (archive) => archive;

/** Reads the archive as the proof does, without restoring it. */
async function prove({ file, key, encrypted }: ProofTask): Promise<ProofOutcome> {
  try {
    const archive = { path: file, key, encrypted };
    const { beginning } = await verifyArchive(archive, newestMigration(migrationsDir));
    return { ok: true, moment: new Date(beginning.madeAt), reservations: 0, pictures: 0 };
  } catch (error) {
    if (!(error instanceof UnusableArchive)) throw error;
    return { ok: false, reason: error.fault, detail: error.message };
  }
}

beforeAll(async () => {
  site = await openTestApi('pglite', '2126-06-10T09:00:00.000Z');
  store = await startWebdavStore(account);
  const { files } = store;
  const set = files.set.bind(files);
  files.set = (path, bytes) => {
    const stored = path.includes('.tar.gz') ? replace(bytes) : bytes;
    return stored ? set(path, stored) : files;
  };
  const { dataDir } = site.database;
  const place = {
    kind: 'webdav',
    address: `${store.url}/leyla`,
    account: account.user,
    secret: account.password,
  } as const;
  nightly = {
    ctx: site.ctx,
    database: site.database,
    dataDir,
    root: join(import.meta.dirname, '../..'),
    services: {
      environment: { place, encrypted: true },
      key: new Uint8Array(32).fill(7),
      defaultFolder: join(dataDir, 'backups'),
      recoverySheet: async () => '',
    },
    settings: {
      authSecret: undefined,
      backupKey: undefined,
      baseUrl: 'https://leyla.example',
      allowPrivateHosts: [],
    },
    prove,
  };
});
afterAll(async () => {
  await store.stop();
  await site.close();
});

const faultOn = async (day: string) => {
  site.clock.set(`2126-06-${day}T09:00:00.000Z`);
  await performBackup(nightly, {}, 1);
  const { failure, proofFailure } = await backupOutcome(site.ctx.db);
  expect(failure).toBeNull();
  return proofFailure?.reason;
};

test('Given a place that stores another archive under the name of the newest, or none, then that is no proof', async () => {
  let first: Buffer | undefined;
  replace = (archive) => {
    first = archive;
    return archive;
  };
  expect(await faultOn('10')).toBeUndefined();
  replace = () => first;
  expect(await faultOn('11')).toBe('replaced');
  replace = () => gzipSync('an archive that anybody could make');
  expect(await faultOn('12')).toBe('plain');
  replace = () => undefined;
  expect(await faultOn('13')).toBe('replaced');
  replace = (archive) => archive;
  expect(await faultOn('14')).toBeUndefined();
});
