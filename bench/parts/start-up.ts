import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type ServerProcess, startBuiltServer, startServer } from '../../tests/support/server.ts';
import { type Part, temporaryFolder } from '../part.ts';
import { alternate } from '../rounds.ts';

const bareServer = join(import.meta.dirname, '../yardsticks/bare-server.mjs');

/** The time from the command until the server is ready, with a database that already exists. */
export const startUp: Part = async ({ quick }) => {
  const dataDir = temporaryFolder();
  await (await startBuiltServer({ DATA_DIR: dataDir })).stop();
  const copy = temporaryFolder();
  cpSync(dataDir, copy, { recursive: true });
  const compared = await alternate(
    quick,
    () => untilReady(() => startBuiltServer({ DATA_DIR: dataDir })),
    'bare Node opening PGlite',
    () => untilReady(() => startServer([bareServer], { DATA_DIR: copy })),
  );
  return [{ what: 'ready after start', unit: 'ms', ...compared, bar: { atMost: 3 } }];
};

async function untilReady(start: () => Promise<ServerProcess>): Promise<number> {
  const begun = performance.now();
  const server = await start();
  const milliseconds = performance.now() - begun;
  await server.stop();
  return milliseconds;
}
