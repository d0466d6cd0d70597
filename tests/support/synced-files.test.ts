import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('Given no folder for the copies, then a server doesn’t start, and nothing is written where it would have run', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'kursu-no-copies-'));
  const recorder = new URL('./synced-files.ts', import.meta.url).href;
  const start = (env: Record<string, string>) =>
    execFileSync(process.execPath, ['--import', recorder, '-e', ''], { cwd, env, stdio: 'pipe' });
  expect(() => start({ DATA_DIR: cwd })).toThrow('SYNCED_FILES');
  expect(() => start({ SYNCED_FILES: cwd, DATA_DIR: cwd })).not.toThrow();
  expect(readdirSync(cwd)).toEqual([]);
  rmSync(cwd, { recursive: true });
});
