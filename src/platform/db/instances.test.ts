import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFiles, storeId } from '#/platform/files/files';
import { openTestDatabase } from '../../../tests/support/database';
import { joinInstances } from './instances';

test('Given instances on one database, Then a new one is told which settings differ from those of the running ones', async () => {
  const database = await openTestDatabase('postgres');
  const first = await joinInstances(database, { uploads: 'a', secret: '1' });
  expect(first.differing).toEqual([]);
  const alike = await joinInstances(database, { uploads: 'a', secret: '1' });
  expect(alike.differing).toEqual([]);
  const other = await joinInstances(database, { uploads: 'b', secret: '2' });
  expect(other.differing).toEqual(['uploads', 'secret']);
  const withoutStoreId = await joinInstances(database, { uploads: undefined, secret: '2' });
  expect(withoutStoreId.differing).toEqual(['secret']);
  for (const each of [first, alike, withoutStoreId]) await each.leave();
  const alone = await joinInstances(database, { uploads: 'b', secret: '2' });
  expect(alone.differing).toEqual([]);
  for (const each of [alone, other]) await each.leave();
  await database.close();
});

test('Given two upload folders, Then each has its own permanent id', async () => {
  const folders = ['a', 'b'].map(() => mkdtempSync(join(tmpdir(), 'kursu-uploads-')));
  const idIn = async (directory = '') => storeId(createFiles({ directory, bucket: undefined }));
  const ids = await Promise.all([idIn(folders[0]), idIn(folders[1])]);
  expect(ids[0]).not.toBe(ids[1]);
  expect(await idIn(folders[0])).toBe(ids[0]);
  for (const folder of folders) rmSync(folder, { recursive: true });
});
