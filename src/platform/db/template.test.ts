import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { unpackTemplate } from './template';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kursu-unpack-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const listed = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const facts = statSync(join(root, name));
      return facts.isFile() ? `${name} ${readFileSync(join(root, name)).toString('base64')}` : `${name}/`;
    });

test('Given a template, then its files and folders are the same as those that tar unpacks, and only this user can read them', async () => {
  const file = inject('pgliteTemplateFile');
  const [ours, theirs] = [join(folder, 'ours'), join(folder, 'theirs')];
  await unpackTemplate(file, ours);
  execFileSync('sh', ['-c', `mkdir "${theirs}" && tar xzf "${file}" -C "${theirs}" 2>/dev/null`]);
  expect(listed(ours)).toEqual(listed(theirs));
  expect(statSync(join(ours, 'PG_VERSION')).mode & 0o777).toBe(0o600);
  expect(statSync(join(ours, 'base')).mode & 0o777).toBe(0o700);
});

test('Given a truncated template, then it is refused', async () => {
  const cut = join(folder, 'cut.tar.gz');
  const whole = gunzipSync(readFileSync(inject('pgliteTemplateFile')));
  writeFileSync(cut, gzipSync(whole.subarray(0, 100_000)));
  await expect(unpackTemplate(cut, join(folder, 'ours'))).rejects.toThrow('truncated');
});
