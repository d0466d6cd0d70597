// The base of every npm script. It is plain JavaScript without dependencies, because it runs before anything is installed, on any
// Node.js from 20 on.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The lowest major version of Node.js that the product runs on. */
const wantedMajor = 24;

const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0]);

/** Prints one line to the error stream: standard output belongs to the program that is started. */
export const say = (line) => process.stderr.write(`${line}\n`);

export function fail(line, detail = '') {
  if (detail !== '') say(detail.trimEnd());
  say(line);
  process.exit(1);
}

/** A file that exists only in a release (tools/release.ts). It says on which kind of machine the release runs. */
export const releaseFile = 'release.json';

/** Whether this folder is a release. A release is complete: nothing is installed or built where it runs. */
export const isRelease = () => existsSync(join(root, releaseFile));

function ensureSameMachine() {
  const { platform, arch } = JSON.parse(readFileSync(join(root, releaseFile), 'utf8'));
  if (platform === process.platform && arch === process.arch) return;
  fail(
    `This release was made for ${platform} ${arch}; this machine is ${process.platform} ${process.arch}: make one there with "npm run release".`,
  );
}

/** Installs the packages of package-lock.json, unless node_modules already has them. In a release, only checks the machine. */
export function ensureInstalled() {
  if (majorOf(process.version) < 20) fail(`Node.js 20 or newer is needed; this is ${process.version}.`);
  if (isRelease()) return ensureSameMachine();
  if (!isInstalled()) alone(() => isInstalled() || install());
}

function install() {
  say('Installing packages…');
  // Not `npm ci`: it refuses a lock file that lacks an entry for an optional package of another system.
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
  const runNpm = (...more) =>
    npm?.endsWith('.js')
      ? spawnSync(process.execPath, [npm, ...args, ...more], options)
      : spawnSync('npm', [...args, ...more], { ...options, shell: process.platform === 'win32' });
  // Without this option npm asks the registry even about packages that it has cached. But a list of versions that was cached
  // before a new version appeared doesn't contain it, so the second try asks the registry.
  const quick = runNpm('--prefer-offline');
  const done = quick.status === 0 ? quick : runNpm();
  if (done.status !== 0) {
    fail(
      'Installing failed: npm install did not succeed.',
      `${done.error ?? ''}${done.stdout}${done.stderr}`,
    );
  }
}

/**
 * Does `work` as soon as no other process of this folder does such work. Somebody may start the site in two terminals at the
 * same time. The lock of a process that was killed is deleted.
 */
export function alone(work) {
  const lock = join(root, 'node_modules', '.cache', 'preparing');
  mkdirSync(join(lock, '..'), { recursive: true });
  while (!take(lock)) {
    if (isLeft(lock)) deleteLeft(lock);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** For this many milliseconds, a lock without an id counts as one that is being taken. */
const takingMs = 5_000;

/** Whether the lock exists, and the process that took it has ended. A lock with this process's own id is such a one, too. */
function isLeft(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (!holder) return Date.now() - statSync(lock).mtimeMs > takingMs;
    return holder === process.pid || !isRunning(holder);
  } catch {
    return false;
  }
}

/**
 * Deletes a lock that is left from a process that has ended. Only one process does this at a time, and it looks again before:
 * meanwhile another may have deleted the lock and taken a new one.
 */
function deleteLeft(lock) {
  const deleting = `${lock}.deleting`;
  if (isLeft(deleting)) rmSync(deleting, { force: true });
  if (!take(deleting)) return;
  if (isLeft(lock)) rmSync(lock, { force: true });
  rmSync(deleting, { force: true });
}

export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Whether every locked package is installed; optional ones may be missing. npm writes its list of installed packages last, so an
 * incomplete installation has no list. A package that was deleted later is noticed because its folder is missing.
 */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  if (installed === undefined) return false;
  return Object.entries(packagesOf('package-lock.json') ?? {}).every(
    ([path, locked]) =>
      path === '' ||
      (installed[path]?.version === locked.version && existsSync(join(root, path))) ||
      (locked.optional && !installed[path]),
  );
}

function packagesOf(lockfile) {
  const file = join(root, lockfile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/** The path of a recent enough Node.js: the running one, or the one installed as a package. */
export function nodePath() {
  if (majorOf(process.version) >= wantedMajor) return process.execPath;
  const packaged = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(packaged)) {
    fail(
      `Node.js ${wantedMajor} is missing: run "npm rebuild node" (it needs its install script), or use Node.js ${wantedMajor}.`,
    );
  }
  return packaged;
}

/** An environment in which `node` and the installed tools are the project's. */
export function environment() {
  const first = [join(root, 'node_modules', '.bin'), join(nodePath(), '..')];
  return { ...process.env, PATH: [...first, process.env.PATH ?? ''].join(delimiter) };
}

/**
 * Node's flags for the server, wherever it is started. The first switches off the optimising WebAssembly compiler, with which the
 * embedded database takes four times the memory. The others keep garbage small: by default V8 lets young objects fill 100 MB, and
 * garbage among old objects grow to several times the live data, together half of the process's memory under load.
 */
export const serverFlags = ['--liftoff-only', '--max-semi-space-size=16', '--heap-growing-percent=30'];

/**
 * By default glibc gives each thread a heap of its own and keeps freed memory in it. These settings limit both; other C libraries
 * ignore them. Settings of the environment take precedence.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Runs Node.js 24 or newer with these arguments in this terminal until it ends, and passes on signals and exit code. The child is
 * on a leash (leash.mjs), so that it also ends if this process is killed. `settings` are defaults for variables that the
 * environment doesn't set.
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

/** Calls `act` when the parent has died. npm passes a signal only to the shell that it started, so this process gets none. */
function whenOrphaned(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 250);
}
