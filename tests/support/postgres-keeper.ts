// Runs one PostgreSQL server for as long as its standard input stays open, and leaves nothing behind: so the server ends
// with the tests even where those are killed. Called by postgres.ts: keeper <binaries> <folder> <port> <durable or fast>.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [binaries, folder, port, manner] = process.argv.slice(2);
if (!binaries || !folder || !port) throw new Error('keeper <binaries> <folder> <port> <durable or fast>');

// PostgreSQL refuses to run as root, and the other user may not reach into this project's folder.
const asRoot = process.getuid?.() === 0;
const user = asRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
const home = asRoot ? join(folder, 'server') : binaries;
const data = join(folder, 'data');
let server: ChildProcess | undefined;
let ending = false;

process.stdin.on('close', () => end(0)).resume();
// Whoever read these is gone when they break; the tidying up goes on.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

try {
  if (asRoot) cpSync(binaries, home, { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(join(home, 'bin'))) chmodSync(join(home, 'bin', name), 0o755);
  chmodSync(folder, 0o755);
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
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
  const settings = [
    ...(manner === 'durable' ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    'max_connections=200',
    'shared_buffers=64MB',
  ];
  server = spawn(
    join(home, 'bin', 'postgres'),
    ['-D', data, '-p', port, '-h', '127.0.0.1', '-k', '', ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  server.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-4000);
    if (said.includes('ready to accept connections')) process.stdout.write('ready\n');
  });
  server.on('exit', () => {
    if (!ending) process.stderr.write(said);
    end(ending ? 0 : 1);
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  end(1);
}

function end(code: number): void {
  if (server && server.exitCode === null && server.signalCode === null) {
    if (!ending) server.kill('SIGINT');
    ending = true;
    return;
  }
  rmSync(folder as string, { recursive: true, force: true });
  process.exit(code);
}

function finished(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb ended with ${code}: ${said}`)),
    );
  });
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}
