import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

test('Given a process that holds the lock, when its file is deleted, then the process ends and says why', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kursu-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
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
