import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openChild } from './child-process';

test('Given a process that was killed between two tasks, then the second task gets a new process at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kursu-child-'));
  const program = "process.on('message', () => process.send(process.pid)); process.send('ready');";
  writeFileSync(join(folder, 'program.mjs'), program);
  using child = openChild<object, number>({ folder, programs: ['program.mjs'], timeoutMs: 60_000 });
  const first = await child.ask({});
  if (!first) throw new Error('the process did not answer');
  expect(await child.ask({})).toBe(first);
  process.kill(first, 'SIGKILL');
  await expect.poll(() => isRunning(first)).toBe(false);
  const second = await child.ask({});
  expect(second).toBeGreaterThan(0);
  expect(second).not.toBe(first);
  rmSync(folder, { recursive: true });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
