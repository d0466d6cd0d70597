import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, OpenDatabase } from './database.ts';

/** Bytes of the write-ahead log after which a checkpoint trims it: two log files. */
const maxLogBytes = 32 * 1024 * 1024;

/** Milliseconds between two runs. */
const intervalMs = 20_000;

/**
 * Does what a PostgreSQL server has background processes for: it makes the space of deleted rows reusable, and trims the log.
 * Each statement blocks other queries for milliseconds. Queries that wait run between two statements.
 */
export async function maintainEmbedded(db: Database, folder: string): Promise<void> {
  for (const table of await tablesToVacuum(db)) {
    await db.execute(sql`vacuum ${sql.raw(table)}`);
    await setImmediate();
  }
  if (logBytes(folder) > maxLogBytes) await db.execute(sql`checkpoint`);
}

/** Rewrites the tables, lets other queries run in between, and drops the old log files. */
export async function rewriteEmbedded(db: Database, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) {
    await db.execute(sql`vacuum full ${table}`);
    await setImmediate();
  }
  await db.execute(sql`select pg_switch_wal()`);
  await db.execute(sql`checkpoint`);
}

/** Selects tables by autovacuum's criterion; the database itself quotes their names. */
async function tablesToVacuum(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, relname) as name from pg_stat_all_tables
    where schemaname <> 'pg_toast' and n_dead_tup > 50 + 0.2 * n_live_tup`);
  return rows.map(({ name }) => name);
}

function logBytes(folder: string): number {
  const log = join(folder, 'pg_wal');
  const files = readdirSync(log, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { name }) => sum + statSync(join(log, name)).size, 0);
}

export function maintainRegularly(
  { maintain }: Pick<OpenDatabase, 'maintain'>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let last = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(maintain).catch(onError);
  }, intervalMs).unref();
  return {
    stop() {
      clearInterval(timer);
      return last;
    },
  };
}
