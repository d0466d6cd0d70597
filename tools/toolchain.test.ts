import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

test('Given a cache of npm from before a version appeared, when packages are installed, then a second try asks the registry', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kursu-toolchain-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'tools'));
  const toolchain = join(folder, 'tools/toolchain.mjs');
  cpSync(join(import.meta.dirname, 'toolchain.mjs'), toolchain);
  const calls = join(folder, 'calls');
  const npm = join(folder, 'npm.js');
  writeFileSync(
    npm,
    `require('fs').appendFileSync(${JSON.stringify(calls)}, process.argv.slice(2).join(' ') + '\\n');
     process.exit(process.argv.includes('--prefer-offline') ? 1 : 0);`,
  );
  const program = `import { ensureInstalled } from ${JSON.stringify(pathToFileURL(toolchain).href)}; ensureInstalled();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, npm_execpath: npm },
    stdio: 'pipe',
  });
  const [first, second, ...more] = readFileSync(calls, 'utf8').trim().split('\n');
  expect(first).toBe(`${second} --prefer-offline`);
  expect(more).toEqual([]);
});
