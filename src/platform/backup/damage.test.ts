import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginning, hash, json, noJobs, packArchive } from '../../../tests/support/backup-archive';
import { createBackupKey, encrypt } from './encryption';
import { verifyArchive } from './verify-archive';

interface Part {
  name: string;
  data: Buffer;
}

const folder = mkdtempSync(join(tmpdir(), 'kursu-damage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rows = Buffer.from('["1", "Zeynep"]\n["2", "Ak"]\n');
const picture = Buffer.from('a picture');
const manifest = {
  beginning: hash(json(beginning)),
  tables: [{ name: 'people', columns: ['id', 'name'], rows: 2, bytes: rows.length, sha256: hash(rows) }],
  jobs: noJobs,
  uploads: [{ key: 'ab12.png', bytes: picture.length, sha256: hash(picture) }],
  missing: [],
};
const whole: Part[] = [
  { name: 'kursu-backup.json', data: json(beginning) },
  { name: 'tables/people.jsonl', data: rows },
  { name: 'jobs.jsonl', data: Buffer.alloc(0) },
  { name: 'uploads/ab12.png', data: picture },
  { name: 'manifest.json', data: json(manifest) },
];

const without = (name: string): Part[] => whole.filter((part) => part.name !== name);
const replacing = (name: string, data: Buffer): Part[] =>
  whole.map((part) => (part.name === name ? { name, data } : part));

async function check(bytes: Buffer | Uint8Array, key?: string) {
  const path = join(folder, 'archive');
  writeFileSync(path, bytes);
  return verifyArchive({ path, key }, 5);
}

test('A whole archive is found complete', async () => {
  expect(await check(await packArchive(whole))).toEqual({ beginning, manifest });
});

describe('An archive is refused with one clear line', () => {
  const newerBeginning = json({ ...beginning, schema: 6 });
  const damages: Record<string, [damage: (bytes: Buffer) => Promise<Buffer> | Buffer, line: RegExp]> = {
    'cut off': [(bytes) => bytes.subarray(0, -20), /damaged/],
    'with a flipped bit': [
      (bytes) => Buffer.from(bytes.map((byte, index) => (index === bytes.length - 60 ? byte ^ 4 : byte))),
      /damaged/,
    ],
    'with a changed value': [
      () => packArchive(replacing('tables/people.jsonl', Buffer.from(rows.toString().replace('Ak', 'Al')))),
      /damaged .*people/,
    ],
    'without one of its rows': [
      () => packArchive(replacing('tables/people.jsonl', rows.subarray(0, 16))),
      /damaged .*people/,
    ],
    'without a table': [() => packArchive(without('tables/people.jsonl')), /damaged .*people/],
    'without a picture': [() => packArchive(without('uploads/ab12.png')), /damaged .*ab12/],
    'without its manifest': [() => packArchive(without('manifest.json')), /damaged .*manifest/],
    'with another beginning': [
      () =>
        packArchive(
          replacing('kursu-backup.json', json({ ...beginning, madeAt: '2126-01-02T00:00:00.000Z' })),
        ),
      /damaged .*kursu-backup/,
    ],
    'with a part too many': [
      () =>
        packArchive([...whole.slice(0, -1), { name: 'uploads/cd34.png', data: picture }, ...whole.slice(-1)]),
      /damaged .*cd34/,
    ],
    'with a part twice': [() => packArchive([...whole.slice(0, 2), ...whole.slice(1)]), /damaged .*people/],
    'with a path that leads elsewhere': [
      () =>
        packArchive([
          ...whole.slice(0, -1),
          { name: 'uploads/../../etc/cron', data: picture },
          ...whole.slice(-1),
        ]),
      /damaged/,
    ],
    'of a newer form': [
      () => packArchive(replacing('kursu-backup.json', json({ format: 'kursu-backup', formatVersion: 2 }))),
      /newer version/,
    ],
    'of a newer schema': [() => packArchive(replacing('kursu-backup.json', newerBeginning)), /newer version/],
    'of another program': [
      () => packArchive([{ name: 'wordpress.xml', data: picture }]),
      /not a backup of Kürsü/,
    ],
    'that is no archive': [() => Buffer.from('<!doctype html><title>404</title>'), /not a backup of Kürsü/],
    'that is empty': [() => Buffer.alloc(0), /not a backup of Kürsü/],
  };
  test.each(Object.entries(damages))('%s', async (_, [damage, line]) => {
    await expect(check(await damage(await packArchive(whole)))).rejects.toThrow(line);
  });

  test('that is not there', async () => {
    await expect(verifyArchive({ path: join(folder, 'nothing') }, 5)).rejects.toThrow(
      'There is no such file.',
    );
  });
});

describe('An encrypted archive', () => {
  let key: string;
  let encrypted: Buffer;
  beforeAll(async () => {
    key = await createBackupKey();
    const plain = new Blob([new Uint8Array(await packArchive(whole))]).stream();
    encrypted = Buffer.from(await new Response(await encrypt(plain, key)).arrayBuffer());
  });

  test('opens with its key', async () => {
    expect((await check(encrypted, key)).manifest).toEqual(manifest);
  });

  test('is refused without a key, with another one, cut off, and altered', async () => {
    await expect(check(encrypted)).rejects.toThrow(/its key is needed/);
    await expect(check(encrypted, await createBackupKey())).rejects.toThrow(/another key/);
    await expect(check(encrypted.subarray(0, -5), key)).rejects.toThrow(/damaged/);
    const altered = Buffer.from(encrypted);
    altered[altered.length - 40] = (altered.at(-40) ?? 0) ^ 1;
    await expect(check(altered, key)).rejects.toThrow(/damaged/);
  });
});
