import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '#/platform/db/database';
import { migrateDatabase } from '#/platform/db/migrate';
import { openDatabase } from '#/platform/db/open';
import { errorTrace } from '#/platform/errors/trace';
import { createJobs } from '#/platform/jobs/jobs';
import { createLog } from '#/platform/log/log';
import {
  createPostgresDatabase,
  engines,
  migrationsDir,
  openTestDatabase,
} from '../../../tests/support/database';

const journal: { entries: unknown[] } = JSON.parse(
  readFileSync(join(migrationsDir, 'meta/_journal.json'), 'utf8'),
);

const applied = async ({ db }: OpenDatabase) => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*) as count from drizzle.__drizzle_migrations`,
  );
  return rows[0]?.count;
};

describe.each(engines)('migrations on %s', (engine) => {
  it('are applied once, however often the database is opened', async () => {
    const database = await openTestDatabase(engine);
    expect(database.engine).toBe(engine);
    expect(await applied(database)).toBe(journal.entries.length);
    await database.close();
  });
});

describe.each(engines)('a database on %s that a newer version has changed', (engine) => {
  it('is refused with one line that gives the reason', async () => {
    const database = await openTestDatabase(engine);
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the future', 32503680000000)`,
    );
    await expect(migrateDatabase(database.db, migrationsDir)).rejects.toThrow(
      /^The database was changed by a newer/,
    );
    if (database.databaseUrl)
      await expect(openDatabase({ ...database, migrationsDir })).rejects.toThrow(
        /^The database was changed by a newer/,
      );
    await database.close();
  });
});

describe('a schema that another process has locked', () => {
  it('delays the start with a notice, and then ends it with one line', async () => {
    const database = await openTestDatabase('postgres');
    let notices = 0;
    const settings = {
      ...database,
      migrationsDir,
      schemaTimeouts: { report: 20, giveUp: 40 },
      onSchemaLocked: () => {
        notices += 1;
      },
    };
    await database.exclusively(async () => {
      await expect(openDatabase(settings)).rejects.toThrow(/^Another instance has been changing the schema/);
    });
    expect(notices).toBe(1);
    await (await openDatabase(settings)).close();
    expect(notices).toBe(1);
    await database.close();
  });
});

describe('an address that asks for an encrypted connection', () => {
  it.each(['prefer', 'require', 'verify-ca'])('makes the driver print no warning: %s', async (mode) => {
    const warnings: string[] = [];
    const warned = (warning: Error) => warnings.push(warning.message);
    process.on('warning', warned);
    const databaseUrl = `${inject('postgresUrl')}?sslmode=${mode}`;
    // The test server has no certificate, so every encrypted connection is refused.
    await expect(openDatabase({ databaseUrl, dataDir: tmpdir(), migrationsDir })).rejects.toThrow(
      'DATABASE_URL',
    );
    await new Promise(setImmediate);
    process.off('warning', warned);
    expect(warnings).toEqual([]);
  });
});

describe('instances that start at the same moment on an empty server', () => {
  it('migrate the database once, and install the queue once', async () => {
    const { databaseUrl, drop } = await createPostgresDatabase();
    const settings = { databaseUrl, dataDir: tmpdir(), migrationsDir };
    const instances = await Promise.all([1, 2, 3].map(() => openDatabase(settings)));
    const queues = { letters: {}, reminders: {} };
    const log = createLog('silent');
    const systems = await Promise.all(instances.map((database) => createJobs({ database, log, queues })));
    for (const database of instances) expect(await applied(database)).toBe(journal.entries.length);

    await Promise.all(systems.map((jobs) => jobs.stop()));
    await Promise.all(instances.map((database) => database.close()));
    await drop();
  });
});

describe('a server that ends a connection', () => {
  it('does not end this process, and the next query succeeds', async () => {
    const database = await openTestDatabase('postgres');
    const lost = Promise.withResolvers<string | undefined>();
    const other = await openDatabase({
      databaseUrl: database.databaseUrl,
      dataDir: tmpdir(),
      migrationsDir,
      onConnectionLost: (error) => lost.resolve(errorTrace(error).code),
    });
    await other.ping();
    await database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    expect(await lost.promise).toBe('57P01');
    await other.ping();
    await other.close();
    await database.close();
  });
});

describe('a server that does not exist', () => {
  it('is reported at once', async () => {
    const databaseUrl = 'postgresql://postgres@127.0.0.1:1/none';
    await expect(openDatabase({ databaseUrl, dataDir: tmpdir(), migrationsDir })).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});
