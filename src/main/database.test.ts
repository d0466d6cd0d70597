import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { siteRestore } from '#/features/backups/table';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database';
import { assertNotCutOff, markNewRestore } from './database';
import type { Settings } from './env';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
});
afterAll(() => database.close());

test('Given a restoration into a new folder that was cut off, then no site begins there; with its row, it was complete', async () => {
  const { db } = database;
  const dataDir = mkdtempSync(join(tmpdir(), 'kursu-restore-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  await assertNotCutOff(db, dataDir);
  await markNewRestore({ dataDir, databaseUrl: undefined } as Settings);
  await expect(assertNotCutOff(db, dataDir)).rejects.toThrow(/was cut off.*npm run restore FILE/);
  await db.insert(siteRestore).values({ madeAt: new Date(0), restoredAt: new Date(0) });
  await assertNotCutOff(db, dataDir);
});
