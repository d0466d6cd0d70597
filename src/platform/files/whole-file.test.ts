import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFile, replaceFile } from './whole-file';

const folder = mkdtempSync(join(tmpdir(), 'kursu-whole-'));
const file = join(folder, 'key');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('Given a process that ends as it writes, Then there is no file, and the next one writes it whole', async () => {
  const source = join(import.meta.dirname, 'whole-file.ts');
  const program = `import { createFile } from ${JSON.stringify(source)}; await createFile(${JSON.stringify(file)}, 'first')`;
  // With this limit of file sizes (0), the system ends the process as soon as it writes to a file.
  const limited = ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath];
  const { status } = spawnSync('sh', [...limited, '--input-type=module', '-e', program]);
  expect(status).not.toBe(0);
  expect(existsSync(file)).toBe(false);
  expect(await createFile(file, 'second')).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('second');
});

test('Given several that create a file at once, Then one of them does, and the others leave it as it is', async () => {
  const many = join(folder, 'many');
  const created = await Promise.all(Array.from({ length: 8 }, (_, index) => createFile(many, `${index}`)));
  expect(created.filter(Boolean)).toHaveLength(1);
  expect(readFileSync(many, 'utf8')).toBe(String(created.indexOf(true)));
  await replaceFile(many, 'new');
  expect(readFileSync(many, 'utf8')).toBe('new');
  expect(readdirSync(folder).filter((name) => name.startsWith('many'))).toEqual(['many']);
});
