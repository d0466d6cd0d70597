import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backupKey, knownBackupKey } from './site-backup';

test('Given a stored key that is damaged or can’t be read, then no backup is made without encryption: the error names the file', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kursu-key-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const file = join(dataDir, 'backup-key');
  expect(await knownBackupKey(dataDir, undefined)).toBeUndefined();
  const key = await backupKey(dataDir, undefined);
  expect(await knownBackupKey(dataDir, undefined)).toBe(key);
  writeFileSync(file, key.slice(0, -8));
  await expect(knownBackupKey(dataDir, undefined)).rejects.toThrow(`${file} is damaged`);
  await expect(backupKey(dataDir, undefined)).rejects.toThrow(`${file} is damaged`);
  rmSync(file);
  mkdirSync(file);
  await expect(knownBackupKey(dataDir, undefined)).rejects.toThrow(`${file} can’t be read`);
});
