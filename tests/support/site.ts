import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nodePath } from '../../tools/toolchain.mjs';
import { createPostgresDatabase, type Engine } from './database';

export interface SiteSettings {
  /** Settings of the operating contract (decisions, section 8). */
  env?: Record<string, string>;
  /** The embedded database unless told. */
  engine?: Engine;
  /** The data and the database of a site that ran before, to start it again. */
  after?: Pick<Site, 'dataDir' | 'databaseUrl'>;
}

/** The built server as a process of its own. */
export interface Site {
  url: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Of its process. */
  pid: number;
  /** All that it has written so far, to both streams. */
  output(): string;
  /** Asks it to stop (SIGTERM); its exit code, once it has ended. */
  stop(): Promise<number | null>;
  /** Ends it without warning (SIGKILL). */
  kill(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const main = join(root, 'dist/server/main.js');
const leash = join(root, 'tools/leash.mjs');
const folders = new Set<string>();

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Starts the built server on a free port and waits until it can serve a booking. Its data lives as long as this process. */
export async function startSite({ env = {}, engine = 'pglite', after }: SiteSettings = {}): Promise<Site> {
  if (!existsSync(main)) throw new Error('dist/server/main.js is missing: run "npm run build" first');
  const dataDir = after?.dataDir ?? newFolder();
  const databaseUrl = after ? after.databaseUrl : await databaseOf(engine);
  const port = await freePort();
  const child = spawn(nodePath(), ['--liftoff-only', '--import', leash, main], {
    cwd: root,
    // Nothing of the surrounding environment but what a process needs: a setting of the machine is none of the test.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...env,
    },
    // The channel is the leash: when this process ends, however it ends, the server stops too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = collectOutput(child);
  const url = `http://127.0.0.1:${port}`;
  try {
    await ready(url, child);
  } catch (error) {
    await end(child, 'SIGKILL');
    throw new Error(`The site did not start: ${error}\n${output()}`, { cause: error });
  }
  return {
    url,
    dataDir,
    databaseUrl,
    pid: child.pid ?? 0,
    output,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => void (await end(child, 'SIGKILL')),
  };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kursu-site-'));
  folders.add(folder);
  return folder;
}

const databaseOf = async (engine: Engine) =>
  engine === 'postgres' ? (await createPostgresDatabase()).databaseUrl : undefined;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function collectOutput(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => chunks.push(text));
  return () => chunks.join('');
}

/** A foreign process tells nobody when it is ready, so it is asked, a little less often each time, for 30 seconds. */
async function ready(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 30_000;
  for (let wait = 25; performance.now() < deadline; wait = Math.min(wait * 1.5, 250)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`it ended with ${child.exitCode}`);
    const status = await fetch(`${url}/readyz`).then(
      (response) => response.status,
      () => undefined,
    );
    if (status === 200) return;
    await pause(wait);
  }
  throw new Error('it was not ready within 30 seconds');
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}
