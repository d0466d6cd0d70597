import { mkdirSync, mkdtempDisposableSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { openDatabase } from '../src/platform/db/open.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { createLog } from '../src/platform/log/log.ts';

/** Writes a migrated, cleanly closed database with the job tables to `file` (tar, gzip), for `openDatabase`. */
export async function buildTemplate(file: string, migrationsDir: string): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'kursu-template-'));
  const dataDir = folder.path;
  const database = await openDatabase({ dataDir, migrationsDir });
  try {
    const jobs = await createJobs({ database, log: createLog('silent'), queues: {} });
    await jobs.stop();
  } finally {
    await database.close();
  }
  const reopened = await PGlite.create({ fs: new NodeFS(join(dataDir, 'database')), noInitDb: true });
  const dump = await reopened.dumpDataDir('gzip');
  await reopened.close();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.unfinished`, new Uint8Array(await dump.arrayBuffer()));
  renameSync(`${file}.unfinished`, file);
}

if (import.meta.main) {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Usage: node tools/template.ts FILE');
  await buildTemplate(resolve(file), resolve(import.meta.dirname, '../migrations'));
}
