import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TarHeader } from 'modern-tar';
import { afterAll, expect, test } from 'vitest';
import { beginning, hash, json, noJobs, packArchive } from '../../../tests/support/backup-archive';
import { TooLarge } from '../net/body';
import { createBackupKey } from './encryption';
import { linesOf } from './read-archive';
import { verifyArchive } from './verify-archive';

const folder = mkdtempSync(join(tmpdir(), 'kursu-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Entry = Partial<TarHeader> & { name: string; data?: Buffer };

const picture = Buffer.from('a picture');

/** An archive with this entry, and with a manifest that matches it. */
async function archiveWith({ name, data = picture, ...header }: Entry): Promise<Buffer> {
  const uploads = [{ key: name.replace(/^uploads\//, ''), bytes: data.length, sha256: hash(data) }];
  const manifest = { beginning: hash(json(beginning)), tables: [], jobs: noJobs, uploads, missing: [] };
  const isFile = header.type === undefined || header.type === 'file';
  const entries = [
    { name: 'kursu-backup.json', data: json(beginning) },
    { name: 'jobs.jsonl', data: Buffer.alloc(0) },
    { name, data: isFile ? data : Buffer.alloc(0), ...header },
    { name: 'manifest.json', data: json(manifest) },
  ];
  return packArchive(entries);
}

const hostile: [string, Entry][] = [
  ['a path that climbs', { name: 'uploads/../outside.png' }],
  ['an absolute path', { name: '/tmp/outside.png' }],
  ['a path within an absolute one', { name: 'uploads//tmp/outside.png' }],
  ['backslashes', { name: 'uploads\\..\\outside.png' }],
  ['a drive', { name: 'uploads/c:outside.png' }],
  ['a zero character', { name: 'uploads/a\0.png' }],
  ['letters that read like others', { name: 'uploads/\u202Egnp.exe' }],
  ['a name that is too long', { name: `uploads/${'a'.repeat(5_000)}.png` }],
  ['a hidden file', { name: 'uploads/.htaccess' }],
  ['a name without an ending', { name: 'uploads/con' }],
  ['a symbolic link', { name: 'uploads/ab12.png', type: 'symlink', linkname: '/etc/passwd' }],
  ['a hard link', { name: 'uploads/ab12.png', type: 'link', linkname: '/etc/passwd' }],
  ['a device', { name: 'uploads/ab12.png', type: 'character-device' }],
  ['a folder', { name: 'uploads/ab12.png', type: 'directory' }],
  ['a second beginning', { name: 'kursu-backup.json', data: json(beginning) }],
  ['a table that nobody named', { name: 'tables/Robert"); drop table people;--.jsonl' }],
];

test.each(hostile)('An archive with %s is refused, and nothing of it is written', async (_, entry) => {
  const path = join(folder, 'archive');
  writeFileSync(path, await archiveWith(entry));
  await expect(verifyArchive({ path }, 5)).rejects.toThrow('damaged or incomplete');
  expect(readdirSync(folder)).toEqual(['archive']);
  expect(existsSync(join(folder, '../outside.png'))).toBe(false);
});

test('A plain entry in its place is fine', async () => {
  const path = join(folder, 'archive');
  writeFileSync(path, await archiveWith({ name: 'uploads/ab12.png' }));
  expect((await verifyArchive({ path }, 5)).manifest.uploads).toHaveLength(1);
});

test('An archive that unpacks to more than there is room for is given up, however small it is', async () => {
  const path = join(folder, 'archive');
  const packed = await archiveWith({ name: 'uploads/ab12.png', data: Buffer.alloc(3_000_000) });
  expect(packed.length).toBeLessThan(10_000);
  writeFileSync(path, packed);
  await expect(verifyArchive({ path }, 5, 3_010_000)).resolves.toBeDefined();
  await expect(verifyArchive({ path }, 5, 2_000_000)).rejects.toMatchObject({ cause: expect.any(TooLarge) });
});

test('Rows need three times as much room as in the archive, because of their indexes and the log', async () => {
  const path = join(folder, 'archive');
  writeFileSync(path, await archiveWith({ name: 'tables/people.jsonl', data: Buffer.alloc(3_000_000, 10) }));
  const faultIn = (room: number) => verifyArchive({ path }, 5, room).catch(({ cause }) => cause);
  expect(await faultIn(8_000_000)).toBeInstanceOf(TooLarge);
  expect(await faultIn(10_000_000)).toBeUndefined();
});

test('A plain archive is refused where an encrypted one is expected, as the place could have forged it', async () => {
  const plain = await archiveWith({ name: 'uploads/ab12.png' });
  const [path, named] = [join(folder, 'archive'), join(folder, 'archive.tar.gz.age')];
  for (const file of [path, named]) writeFileSync(file, plain);
  const key = await createBackupKey();
  await expect(verifyArchive({ path: named, key }, 5)).rejects.toMatchObject({ fault: 'plain' });
  await expect(verifyArchive({ path, key, encrypted: true }, 5)).rejects.toMatchObject({ fault: 'plain' });
  // The key of the site is known, but this backup may be older than its encryption.
  await expect(verifyArchive({ path, key }, 5)).resolves.toBeDefined();
});

test('A row without an end is given up before it fills the memory', async () => {
  let given = 0;
  async function* endless() {
    const chunk = new Uint8Array(8 * 1024 * 1024).fill(97);
    for (; given < 200; given += 1) yield chunk;
  }
  const reading = async () => {
    for await (const lines of linesOf(endless())) expect(lines).toEqual([]);
  };
  await expect(reading()).rejects.toThrow('damaged or incomplete');
  expect(given).toBeLessThan(10);
});
