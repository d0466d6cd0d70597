import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { nodePath, serverEnvironment, serverFlags } from '../../tools/toolchain.mjs';

/** A server of the product in a process of its own. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** Everything that the server has printed so far, to standard output and standard error. */
  output(): string;
  /** Stops the server with SIGTERM; resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Kills the server with SIGKILL. */
  kill(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const built = join(root, 'dist/server/main.js');
const leash = join(root, 'tools/leash.mjs');

/** Programs of one run share compiled code: compiling the server takes a twentieth of the processor time of a start. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'compile-cache') };

/** Starts the built server on a free port; resolves once it can serve a booking. `env` holds its settings. */
export function startBuiltServer(
  env: Record<string, string>,
  through?: readonly string[],
): Promise<ServerProcess> {
  if (!existsSync(built)) throw new Error('dist/server/main.js is missing: run "npm run build" first');
  return startServer([built], env, 60, through);
}

/** Runs a command of the owner from the build; throws where it fails. */
export const runCommand = (words: string[], env: Record<string, string>) =>
  promisify(execFile)(nodePath(), [...serverFlags, join(root, 'dist/server/cli.js'), ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...serverEnvironment, ...env },
  });

/**
 * Runs a file that serves `/readyz` on the `PORT` it is given, and waits until it is ready, or until `/readyz` has the given
 * status. `through` is a command that is put in front of the server's. It must replace its own process by the server, as `exec`
 * does.
 */
export async function startServer(
  args: string[],
  env: Record<string, string>,
  seconds = 60,
  through: readonly string[] = [],
  status = 200,
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const [program = nodePath(), ...words] = [
    ...through,
    nodePath(),
    ...serverFlags,
    '--import',
    leash,
    ...args,
  ];
  const child = spawn(program, words, {
    cwd: root,
    // Only the variables that a process needs, so that other settings of this machine don't affect tests.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      ...serverEnvironment,
      PORT: port,
      ...env,
    },
    // The IPC channel closes when this process ends in whatever way. By leash.mjs the server then stops, too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = collectOutput(child);
  const url = `http://127.0.0.1:${port}`;
  try {
    await ready(url, child, seconds, status);
  } catch (error) {
    await end(child, 'SIGKILL');
    throw new Error(`The site did not start: ${error}\n${output()}`, { cause: error });
  }
  return {
    url,
    pid: child.pid ?? 0,
    output,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => void (await end(child, 'SIGKILL')),
  };
}

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port as number;
}

/**
 * Free ports that differ from each other. They are drawn at random from a range that systems use neither for outgoing
 * connections nor for servers that ask for any port (port 0). Outside this range, the system could give the port to another
 * process before the test's server listens on it.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(11_000, 32_000);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}

function collectOutput(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => chunks.push(text));
  return () => chunks.join('');
}

/** Waits until `/readyz` has a status. The server can't announce that, so it is polled, a little less often each time. */
async function ready(url: string, child: ChildProcess, seconds: number, wanted: number): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  for (let wait = 5; performance.now() < deadline; wait = Math.min(wait * 1.1, 20)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`it ended with ${child.exitCode}`);
    const status = await fetch(`${url}/readyz`).then(
      (response) => response.status,
      () => undefined,
    );
    if (status === wanted) return;
    await pause(wait);
  }
  throw new Error(`/readyz did not answer ${wanted} within ${seconds} seconds`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}
