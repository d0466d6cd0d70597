import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteRestore } from '#/features/backups/table';
import { engines, openTestDatabase, type TestDatabase } from '../../tests/support/database';
import { adoptRestoredSecrets, keepRestoredSecrets } from './restored-secrets';

const secrets = { authSecret: 'a'.repeat(43), mailSecret: 'm'.repeat(43) };
const restoredAt = new Date('2126-06-10T09:00:00.123Z');

describe.each(engines)('a restoration on %s that ended before its secrets were in their place', (engine) => {
  let database: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    dataDir = mkdtempSync(join(tmpdir(), 'kursu-secrets-'));
    writeFileSync(join(dataDir, 'auth-secret'), 'former\n');
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const adopt = () => adoptRestoredSecrets(database.db, dataDir);
  const read = (name: string) => readFileSync(join(dataDir, name), 'utf8');

  test('When it was not committed, Then the next start keeps the former secrets', async () => {
    await keepRestoredSecrets(dataDir, secrets, restoredAt);
    await adopt();
    expect(readdirSync(dataDir)).toEqual(['auth-secret']);
    expect(read('auth-secret')).toBe('former\n');
  });

  test('When it was committed, Then the next start takes the secrets of the backup, and keeps the former ones beside them', async () => {
    await keepRestoredSecrets(dataDir, secrets, restoredAt);
    await database.db.insert(siteRestore).values({ madeAt: restoredAt, restoredAt });
    // The first process was ended after it had replaced only one of the two secrets.
    writeFileSync(join(dataDir, 'mail-key'), `${secrets.mailSecret}\n`);
    await adopt();
    await adopt();
    expect(readdirSync(dataDir).toSorted()).toEqual([
      'auth-secret',
      'auth-secret.before-restore',
      'mail-key',
    ]);
    expect(read('auth-secret')).toBe(`${secrets.authSecret}\n`);
    expect(read('auth-secret.before-restore')).toBe('former\n');
  });
});
