// What every npm script stands on. Plain JavaScript without dependencies, because it runs before anything is
// installed and on any Node from 20 on.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The Node.js major that the product runs on. */
const wanted = 24;

const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0]);

/** One line on the error stream: standard output belongs to the program that is started. */
export const say = (line) => process.stderr.write(`${line}\n`);

export function fail(line, detail = '') {
  if (detail !== '') say(detail.trimEnd());
  say(line);
  process.exit(1);
}

/** Installs what package-lock.json asks for, unless node_modules holds exactly that already. */
export function ensureInstalled() {
  if (majorOf(process.version) < 20) fail(`Node.js 20 or newer is needed; this is ${process.version}.`);
  if (isInstalled()) return;
  say('Installing packages…');
  // Not `npm ci`: it refuses a lockfile in which an optional package for some other system has no entry.
  const args = [
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64e6 };
  const done = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (done.status !== 0) {
    fail(
      'Installing failed: npm install did not succeed.',
      `${done.error ?? ''}${done.stdout}${done.stderr}`,
    );
  }
}

/** npm writes the list of what it laid down last of all, so a broken installation has none; what was deleted since is missing. */
function isInstalled() {
  const laid = packagesOf('node_modules/.package-lock.json');
  if (laid === undefined) return false;
  return Object.entries(packagesOf('package-lock.json') ?? {}).every(
    ([path, asked]) =>
      path === '' ||
      (laid[path]?.version === asked.version && existsSync(join(root, path))) ||
      (asked.optional && !laid[path]),
  );
}

function packagesOf(lockfile) {
  const file = join(root, lockfile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/** The path of a Node.js that is new enough: the running one, or the one installed as a package. */
export function nodePath() {
  if (majorOf(process.version) >= wanted) return process.execPath;
  const packaged = join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (!existsSync(packaged)) {
    fail(
      `Node.js ${wanted} is missing: run "npm rebuild node" (it needs its install script), or use Node.js ${wanted}.`,
    );
  }
  return packaged;
}

/** The environment in which `node` and the installed tools mean ours. */
export function environment() {
  const first = [join(root, 'node_modules', '.bin'), join(nodePath(), '..')];
  return { ...process.env, PATH: [...first, process.env.PATH ?? ''].join(delimiter) };
}

/**
 * How the server runs, wherever it is started. Without the optimising compiler of WebAssembly the embedded database takes a
 * quarter of the memory. V8 would let young objects fill 100 MB, and garbage among the old ones grow to several times of
 * what lives, before it looks for any: half of what the process would hold under load is that.
 */
export const serverFlags = ['--liftoff-only', '--max-semi-space-size=16', '--heap-growing-percent=30'];

/**
 * glibc gives each thread a heap of its own, and keeps what was freed in it; other systems know nothing of these settings.
 * What the machine says itself goes before.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Gives the terminal to Node.js 24 with these arguments, until it ends: its signals and its exit code are ours.
 * The child is on a leash (leash.mjs), so that it also ends when this process is killed without warning. `settings` are of
 * its environment, where that doesn't say otherwise.
 */
export function handOver(args, settings = {}) {
  const leash = new URL('leash.mjs', import.meta.url).href;
  const child = spawn(nodePath(), ['--import', leash, ...args], {
    cwd: root,
    env: { ...settings, ...environment() },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`${nodePath()} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** npm passes a signal to the shell it started and no further; all that is left to see here is the shell's death. */
function whenOrphaned(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 250);
}
