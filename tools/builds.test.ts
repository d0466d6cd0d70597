import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

/** A folder with the tools for builds. `build` makes a build with one file, and returns the folder of the build. */
function clone() {
  const folder = mkdtempSync(join(tmpdir(), 'kursu-builds-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'tools'));
  for (const name of ['builds.mjs', 'toolchain.mjs'])
    cpSync(join(import.meta.dirname, name), join(folder, 'tools', name));
  const builds = JSON.stringify(pathToFileURL(join(folder, 'tools/builds.mjs')).href);
  const args = (code: string) => [
    '--input-type=module',
    '--eval',
    `const builds = await import(${builds}); ${code}`,
  ];
  const build = async (content: string) => {
    const code = `const folder = builds.beginBuild();
      (await import('node:fs')).writeFileSync(folder + '/file', ${JSON.stringify(content)});
      builds.finishBuild(folder);
      process.stdout.write(folder);`;
    return (await promisify(execFile)(process.execPath, args(code))).stdout;
  };
  return { folder, newest: join(folder, 'dist/server'), build, args };
}

test('Given a program that uses a build, when newer builds are made, then its build is kept until it has ended, and others are deleted', async () => {
  const { newest, build, args } = clone();
  const used = await build('first');
  const program = spawn(
    process.execPath,
    args(`builds.keepNewest(); process.stdout.write('ready'); setInterval(() => {}, 1000);`),
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void program.kill('SIGKILL'));
  await once(program.stdout, 'data');
  const [second, third] = [await build('second'), await build('third')];
  expect(readFileSync(join(used, 'file'), 'utf8')).toBe('first');
  expect(readFileSync(join(newest, 'file'), 'utf8')).toBe('third');
  // A program that was started by other means may use the build before.
  expect(existsSync(second)).toBe(true);
  const ended = once(program, 'close');
  program.kill('SIGKILL');
  await ended;
  const fourth = await build('fourth');
  expect(realpathSync(newest)).toBe(realpathSync(fourth));
  expect([used, second, third].map((folder) => existsSync(folder))).toEqual([false, false, true]);
});

test('Given a build as it was made before there were links, and archives of releases, when a build is made, then it takes its place and the archives stay', async () => {
  const { folder, newest, build } = clone();
  mkdirSync(join(folder, 'dist/releases'), { recursive: true });
  writeFileSync(join(folder, 'dist/releases/archive'), '');
  mkdirSync(newest);
  writeFileSync(join(newest, 'main.js'), '');
  await build('new');
  expect(existsSync(join(newest, 'main.js'))).toBe(false);
  expect(readFileSync(join(newest, 'file'), 'utf8')).toBe('new');
  expect(existsSync(join(folder, 'dist/releases/archive'))).toBe(true);
});
