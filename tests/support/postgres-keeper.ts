// Runs one PostgreSQL server until its own standard input is closed, and then stops it and deletes its folder. So the server ends
// with the tests, even where they are killed. Called by postgres.ts: keeper <binaries> <folder> <port> <durable or fast>
// and, for a streaming replica, the data folder and the port of the primary server.
// The lines down, up, freeze and thaw on its standard input control the server; each is confirmed by a line.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const [binaries, folder, port, durability, original, originalPort] = process.argv.slice(2);
if (!binaries || !folder || !port) throw new Error('keeper <binaries> <folder> <port> <durable or fast>');

// PostgreSQL refuses to run as root. The user `nobody` might lack access to this project's folder, so the programs are copied.
const asRoot = process.getuid?.() === 0;
const user = asRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
const home = asRoot ? join(folder, 'server') : binaries;
const data = join(folder, 'data');
let server: ChildProcess | undefined;
let isWanted = true;
let isFrozen = false;
let isEnding = false;
const primaryIs = (its: string | undefined) => `primary_conninfo=host=127.0.0.1 port=${its} user=postgres`;
const isReady = /ready to accept (read-only )?connections/;

const commands: Record<string, () => void> = {
  down() {
    isWanted = false;
    server?.kill('SIGINT');
  },
  up() {
    isWanted = true;
    serve();
  },
  freeze: () => freeze(true),
  thaw: () => freeze(false),
};
createInterface(process.stdin)
  .on('line', (command) => commands[command]?.())
  .on('close', () => end(0));
// If nobody reads the output any more, writing fails, but cleaning up must go on.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

try {
  if (asRoot) cpSync(binaries, home, { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(join(home, 'bin'))) chmodSync(join(home, 'bin', name), 0o755);
  chmodSync(folder, 0o755);
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
  if (original) copyOriginal(original);
  else await createDatabases();
  serve();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  end(1);
}

/** Copies the primary's data. By the file standby.signal, the copy follows the server that `primary_conninfo` names. */
function copyOriginal(from: string): void {
  execFileSync('cp', ['-a', `${from}/.`, data]);
  writeFileSync(join(data, 'standby.signal'), '');
}

async function createDatabases(): Promise<void> {
  const options = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ];
  await finished(
    spawn(join(home, 'bin', 'initdb'), options, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  );
}

function serve(): void {
  const settings = [
    ...(durability === 'durable' ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    'max_connections=200',
    'shared_buffers=64MB',
    ...(original ? ['wal_retrieve_retry_interval=200ms', primaryIs(originalPort)] : []),
  ];
  server = spawn(
    join(home, 'bin', 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      '',
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  server.stderr?.on('data', (chunk) => {
    const before = isReady.test(output);
    output = `${output}${chunk}`.slice(-4000);
    if (!before && isReady.test(output)) process.stdout.write('ready\n');
  });
  server.on('exit', () => {
    if (!isWanted && !isEnding) {
      process.stdout.write('down\n');
      return;
    }
    if (!isEnding) process.stderr.write(output);
    end(isEnding ? 0 : 1);
  });
}

/** Suspends all processes of the server: first the parent, so that it starts no more, then the process of each connection. */
function freeze(wanted: boolean): void {
  isFrozen = wanted;
  const signal = wanted ? 'SIGSTOP' : 'SIGCONT';
  const parent = server?.pid ?? 0;
  server?.kill(signal);
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  for (const line of listed.split('\n')) {
    const [pid = 0, ppid] = line.trim().split(/\s+/).map(Number);
    if (ppid === parent) sendSignal(pid, signal);
  }
  process.stdout.write(wanted ? 'frozen\n' : 'thawed\n');
}

/** Sends a signal; a process that has ended by itself is no error. */
function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function end(code: number): void {
  if (server && server.exitCode === null && server.signalCode === null) {
    if (!isEnding) {
      isEnding = true;
      if (isFrozen) freeze(false);
      server.kill('SIGINT');
    }
    return;
  }
  rmSync(folder as string, { recursive: true, force: true });
  process.exit(code);
}

function finished(child: ChildProcess): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb ended with ${code}: ${output}`)),
    );
  });
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}
