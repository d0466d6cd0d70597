import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { describeRelease, layOut } from '../../tools/release-files.ts';
import { serverPackages } from '../../tools/server-packages.ts';
import { freePort } from '../support/server';

const folder = mkdtempSync(join(tmpdir(), 'kursu-release-'));
const release = join(folder, 'site');
const running = new Set<() => Promise<number | null>>();

beforeAll(() => layOut(release, describeRelease()));
afterEach(async () => {
  for (const stop of running) await stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The environment of a machine without Node.js and npm. By leash.mjs, processes started with it end with the tests. */
const bareEnvironment = {
  PATH: '/usr/bin:/bin',
  NODE_OPTIONS: `--import=${join(import.meta.dirname, '../../tools/leash.mjs')}`,
};

/** Starts the release on a free port, with another working folder than its own; resolves once it can serve a booking. */
async function start(command: string, args: string[], settings: Record<string, string>) {
  const port = await freePort();
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...bareEnvironment, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(child, 'close');
  const stop = async () => {
    running.delete(stop);
    child.kill('SIGTERM');
    const [code] = await ended;
    return code as number | null;
  };
  running.add(stop);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => output.push(text));
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() => fetch(`${url}/readyz`).then(({ status }) => status, String), { timeout: 60_000 })
    .toBe(200);
  return { url, stop, output: () => output.join('') };
}

test('Given a release and an empty folder, when its own command starts it, then it serves pages and pictures, and SIGTERM ends it with 0', async () => {
  const file = join(folder, 'settings.env');
  const dataDir = join(folder, 'data');
  writeFileSync(file, `BASE_URL="https://kursu.example"\nDATA_DIR=${dataDir}\nPORT=1\n`);
  const site = await start(join(release, 'kursu'), [], { KURSU_ENV: file });
  const page = await (await fetch(site.url)).text();
  expect(page).toContain('<link rel="canonical" href="https://kursu.example/"');
  const picture = await fetch(`${site.url}/share/home.png`);
  expect(picture.headers.get('Content-Type')).toBe('image/png');
  for (const path of page.match(/\/(assets|fonts)\/[\w.-]+/g) ?? [])
    expect((await fetch(site.url + path)).status, path).toBe(200);
  expect(existsSync(join(dataDir, 'database'))).toBe(true);
  expect(await site.stop()).toBe(0);
});

test('Given a release, when "npm start" runs there, then it serves without installing or building anything', async () => {
  const { scripts } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8'));
  const [, script] = /^node (\S+)$/.exec(scripts.start) ?? [];
  const site = await start(process.execPath, [join(release, String(script))], {
    DATA_DIR: join(folder, 'second'),
  });
  expect((await fetch(site.url)).status).toBe(200);
  expect(site.output()).not.toMatch(/Installing|Building/);
  await site.stop();
});

test('Given a release, then it contains every package that the server imports, and none that is only needed to build', () => {
  const script = `await Promise.all(${JSON.stringify(serverPackages)}.map((name) => import(name)))`;
  const node = join(release, 'node_modules/node/bin/node');
  execFileSync(node, ['--input-type=module', '-e', script], { cwd: release, env: bareEnvironment });
  for (const name of ['vite', 'typescript', 'react', 'playwright-core'])
    expect(existsSync(join(release, 'node_modules', name)), name).toBe(false);
  expect(readFileSync(join(release, 'LICENCES.txt'), 'utf8')).toContain('MIT License');
});

test('Given a release for another kind of machine, then the start ends with one line that says so', () => {
  const file = join(release, 'release.json');
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(text), arch: 'sparc' }));
  const failure = (() => {
    try {
      return execFileSync(process.execPath, ['tools/start.mjs'], {
        cwd: release,
        env: bareEnvironment,
        stdio: 'pipe',
      });
    } catch (error) {
      return String((error as { stderr: Buffer }).stderr);
    } finally {
      writeFileSync(file, text);
    }
  })();
  expect(failure).toMatch(/^This release was made for \w+ sparc; .*\n$/);
});
