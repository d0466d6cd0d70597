import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database';
import { tablesWhoseFilesHold } from '../../../tests/support/stored-text';

let database: TestDatabase;
afterEach(() => database.close());

const megabyte = 1024 * 1024;

/** Bytes of all files below a folder. */
const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

test('Given tens of megabytes of writes, when the embedded database is maintained regularly, then neither tables nor log grow with them', async () => {
  database = await openTestDatabase('pglite');
  const { db, dataDir } = database;
  const run = (statement: string) => db.execute(sql.raw(statement));
  await run(
    `create table notes as select n, repeat('x', 1500) as words, 0 as version from generate_series(1, 4000) n`,
  );
  const largest = { table: 0, log: 0 };
  for (let round = 1; round <= 9; round += 1) {
    await run('update notes set version = version + 1');
    await run(`delete from notes where n % 5 = ${round % 5}`);
    await run(
      `insert into notes select n, repeat('x', 1500), 0 from generate_series(1, 4000) n where n % 5 = ${round % 5}`,
    );
    // Updates the statistics, by which maintenance finds the tables that have changed.
    await run('select pg_stat_force_next_flush()');
    await database.maintain();
    const { rows } = await db.execute<{ size: number }>(sql`select pg_total_relation_size('notes') as size`);
    largest.table = Math.max(largest.table, rows[0]?.size ?? 0);
    largest.log = Math.max(largest.log, bytesIn(join(dataDir, 'database/pg_wal')));
  }
  expect(largest.table / megabyte, 'a table of 8 MB').toBeLessThan(24);
  expect(largest.log / megabyte).toBeLessThan(60);
});

test('Given a transaction that still sees what was deleted, when tables are rewritten, then that waits for its end, and nothing is left in the file', async () => {
  database = await openTestDatabase('postgres');
  const { db } = database;
  const notes = pgTable('notes', { words: text('words') });
  await db.execute(sql`create table notes as select 'her address'::text as words`);
  const [reads, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reading = db.transaction(
    async (tx) => {
      await tx.select().from(notes);
      reads.resolve();
      await mayEnd.promise;
    },
    { isolationLevel: 'repeatable read' },
  );
  await reads.promise;
  await db.delete(notes);
  let isDone = false;
  const rewriting = database.rewrite([notes]).finally(() => {
    isDone = true;
  });
  const waits = sql`select from pg_stat_activity where application_name = 'kursu schema' and query like '%backend_xmin%'`;
  await expect.poll(async () => (await db.execute(waits)).rows.length).toBeGreaterThan(0);
  expect(isDone).toBe(false);
  mayEnd.resolve();
  await Promise.all([reading, rewriting]);
  expect(await tablesWhoseFilesHold(['her address'], db)).toEqual([]);
});
