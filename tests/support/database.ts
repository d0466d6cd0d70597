import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, type TestAPI, test } from 'vitest';
import type { OpenDatabase } from '#/platform/db/database';
import { openDatabase } from '#/platform/db/open';

/**
 * The engines of a test that runs on both, because their behaviour can differ: locks and races, constraints, rollbacks, jobs,
 * notifications, versions, searching and storage. Other tests run on PostgreSQL, which takes half the time; nearly all
 * journeys run on the embedded database.
 */
export const engines = ['pglite', 'postgres'] as const;
export type Engine = (typeof engines)[number];
export const oneEngine = ['postgres'] as const satisfies Engine[];

/** `test` for a suite that runs on both engines: declares the test on one of them only, because its behaviour can't differ. */
export const onOneEngine = (engine: Engine): TestAPI => (engine === oneEngine[0] ? test : undeclared);

const undeclared = Object.assign(() => undefined, { each: () => () => undefined }) as unknown as TestAPI;

export const migrationsDir = join(import.meta.dirname, '../../migrations');

export interface TestDatabase extends OpenDatabase {
  dataDir: string;
  /** PostgreSQL only: the address for a second connection, or for a process of the product. */
  databaseUrl?: string;
}

/** A migrated database of its own with the job tables; `close()` closes and deletes it. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kursu-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    if (engine === 'pglite') {
      cpSync(inject('pgliteDataDir'), dataDir, { recursive: true });
      return withRemoval(await openDatabase({ dataDir, migrationsDir }), { dataDir }, removeFolder);
    }
    const { databaseUrl, drop } = await createPostgresDatabase(inject('postgresTemplate'));
    const removeBoth = async () => {
      await drop();
      removeFolder();
    };
    return withRemoval(
      await openDatabase({ databaseUrl, ...throughPooler(databaseUrl), dataDir, migrationsDir }),
      { dataDir, databaseUrl },
      removeBoth,
    );
  } catch (error) {
    removeFolder();
    throw error;
  }
}

/** The database's address through PgBouncer, where the run has one: `tests/long/pooler.spec.ts` runs all tests through it. */
function throughPooler(databaseUrl: string): { poolerUrl?: string } {
  const pooler = inject('poolerUrl');
  return pooler ? { poolerUrl: new URL(new URL(databaseUrl).pathname, pooler).href } : {};
}

/** A database on the test server: a copy of `template`, or an empty one. */
export async function createPostgresDatabase(template = 'template0') {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    databaseUrl: address.href,
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

function withRemoval<Extra extends object>(
  database: OpenDatabase,
  extra: Extra,
  remove: () => Promise<void> | void,
) {
  let closing: Promise<void> | undefined;
  const close = async () => {
    await database.close();
    await remove();
  };
  return {
    ...database,
    ...extra,
    close() {
      closing ??= close();
      return closing;
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
