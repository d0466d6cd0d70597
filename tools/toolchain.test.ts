import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

test('Given a cache of npm from before a version appeared, when packages are installed, then a second try asks the registry', async () => {
  const { install, calls } = cloneWith(`process.exit(process.argv.includes('--prefer-offline') ? 1 : 0);`);
  await install();
  const [first, second, ...more] = calls();
  expect(first).toBe(`${second} --prefer-offline`);
  expect(more).toEqual([]);
});

test('Given the lock of a process that was killed, when the site is started in several windows at once, then packages are installed once', async () => {
  // The installation takes half a second, so that without a lock the others would begin meanwhile, as with a real one.
  const { folder, install, calls } = cloneWith(
    `setTimeout(() => fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json'), 500);`,
  );
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}');
  mkdirSync(join(folder, 'node_modules/.cache'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.cache/preparing'), '2147483647');
  await Promise.all([install(), install(), install(), install()]);
  expect(calls()).toHaveLength(1);
});

test('Given a lock that another process is just taking, then nothing is installed until it has gone', async () => {
  const { folder, install, calls } = cloneWith('');
  const lock = join(folder, 'node_modules/.cache/preparing');
  mkdirSync(join(lock, '..'), { recursive: true });
  // The process has made the file, and has not written its id yet.
  writeFileSync(lock, '');
  const installed = install();
  await pause(1_000);
  expect(calls()).toEqual([]);
  rmSync(lock);
  await installed;
  expect(calls()).toHaveLength(1);
});

/** A folder with the toolchain, in which npm is a program that notes its arguments and then runs the code `npmDoes`. */
function cloneWith(npmDoes: string) {
  const folder = mkdtempSync(join(tmpdir(), 'kursu-toolchain-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'tools'));
  const toolchain = join(folder, 'tools/toolchain.mjs');
  cpSync(join(import.meta.dirname, 'toolchain.mjs'), toolchain);
  const noted = join(folder, 'calls');
  const npm = join(folder, 'npm.js');
  writeFileSync(
    npm,
    `const fs = require('fs');
     fs.appendFileSync(${JSON.stringify(noted)}, process.argv.slice(2).join(' ') + '\\n');
     ${npmDoes}`,
  );
  const program = `import { ensureInstalled } from ${JSON.stringify(pathToFileURL(toolchain).href)}; ensureInstalled();`;
  return {
    folder,
    install: () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
        env: { ...process.env, npm_execpath: npm },
      }),
    calls: () => (existsSync(noted) ? readFileSync(noted, 'utf8').trim().split('\n') : []),
  };
}
