import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from './folder-lock';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kursu-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test.each([
  ['that is damaged', (file: string) => writeFileSync(file, 'x'.repeat(5_000))],
  ['that is a folder', (file: string) => mkdirSync(file)],
])('Given a lock %s, then the error names it', (_, spoil) => {
  const folder = newFolder();
  spoil(join(folder, 'lock'));
  expect(() => lockFolder(folder)).toThrow(`The file ${join(folder, 'lock')} can’t be used.`);
});

test('Given a process that holds the lock, when its file is deleted, then the process ends and says why', async () => {
  const folder = newFolder();
  const program = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
    lockFolder(process.argv[1]);
    process.stdout.write('held');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program, folder]);
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  rmSync(join(folder, 'lock'));
  const [said, [code]] = await Promise.all([text(holder.stderr), once(holder, 'exit')]);
  expect(said).toContain(`${join(folder, 'lock')} was deleted`);
  expect(code).toBe(1);
});
