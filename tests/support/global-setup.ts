import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/platform/db/open.ts';
import { createJobs } from '../../src/platform/jobs/jobs.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { buildTemplate } from '../../tools/template.ts';
import { chromiumPath } from './chromium.ts';
import { startPooler } from './pooler.ts';
import { startPostgres } from './postgres.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server's own database, from which others are created. */
    postgresUrl: string;
    /** Name of the migrated database that others are copied from. */
    postgresTemplate: string;
    /** Address of a pooler in front of the test server; empty where there is none. */
    poolerUrl: string;
    /** A template as the product ships it (tar, gzip). */
    pgliteTemplateFile: string;
    /** A data folder with a finished embedded database, to be copied. */
    pgliteDataDir: string;
  }
}

const root = join(import.meta.dirname, '../..');
const migrationsDir = join(root, 'migrations');

/** One PostgreSQL server, one embedded template and one Chromium for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const temporary = makeTemporaryFolder();
  // Inherited by the test processes.
  process.env.TMPDIR = temporary.path;
  // Chromium is unpacked here, so that no two workers do it at once. Nothing else runs at the same time, because unpacking sets
  // another folder for temporary files (TMPDIR) until it is done.
  await chromiumPath();
  const [server, embedded] = await Promise.all([startPostgres(), embeddedTemplate()]);
  const pooler = process.env.KURSU_TEST_POOLER ? await startPooler(server.urlOf('postgres')) : undefined;
  const end = async () => {
    await pooler?.stop();
    await server.stop();
    temporary.remove();
  };
  try {
    const postgresTemplate = 'kursu_template';
    await createDatabase(server.urlOf('postgres'), postgresTemplate);
    await migrate({ databaseUrl: server.urlOf(postgresTemplate), dataDir: root, migrationsDir });
    project.provide('poolerUrl', pooler?.url ?? '');
    project.provide('postgresUrl', server.urlOf('postgres'));
    project.provide('postgresTemplate', postgresTemplate);
    project.provide('pgliteTemplateFile', embedded.file);
    project.provide('pgliteDataDir', embedded.dataDir);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

async function createDatabase(databaseUrl: string, name: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}

async function migrate(settings: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(settings);
  try {
    const jobs = await createJobs({ database, log: createLog('silent'), queues: {} });
    await jobs.stop();
    // Test sites are open, like a site whose owner was created from ADMIN_EMAIL.
    await database.db.execute(sql`insert into site_opening (opened_at) values (now())`);
  } finally {
    await database.close();
  }
}

/** The embedded template. Its name in `.cache` changes with the migrations, the engine and the code that builds it. */
async function embeddedTemplate(): Promise<{ file: string; dataDir: string }> {
  const sources = [
    'migrations/**/*.{sql,json}',
    'src/platform/{db,jobs}/*.ts',
    'tools/template.ts',
    'tests/support/global-setup.ts',
    'package-lock.json',
  ];
  const hash = createHash('sha256');
  for (const path of globSync(sources, { cwd: root }).sort()) {
    if (!path.endsWith('.test.ts')) hash.update(path).update(readFileSync(join(root, path)));
  }
  const cache = join(root, '.cache');
  const folder = join(cache, `test-template-${hash.digest('hex').slice(0, 16)}`);
  const template = { file: join(folder, 'template.tar.gz'), dataDir: join(folder, 'data') };
  if (existsSync(folder)) return template;

  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'test-template-unfinished-'));
  try {
    const file = join(unfinished, 'template.tar.gz');
    await buildTemplate(file, migrationsDir);
    await migrate({ dataDir: join(unfinished, 'data'), templateFile: file, migrationsDir });
    sweep(cache);
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return template;
}

/** Deletes folders that are older than a day; a newer one may be in use by another run. */
function sweep(cache: string): void {
  const yesterday = Date.now() - 24 * 3600 * 1000;
  for (const name of globSync('test-template-*', { cwd: cache })) {
    const folder = join(cache, name);
    if (statSync(folder).mtimeMs < yesterday) rmSync(folder, { recursive: true, force: true });
  }
}
