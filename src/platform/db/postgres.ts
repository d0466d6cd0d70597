import { setTimeout } from 'node:timers/promises';
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { errorTrace } from '../errors/trace.ts';
import { isDamageCode } from './damage.ts';
import type { Database, DatabaseSettings, OpenDatabase } from './database.ts';
import { listenTo } from './listener.ts';
import { migrateDatabase, UnusableDatabase } from './migrate.ts';
import { createPool } from './pool.ts';
import { assertWritable } from './writable.ts';

/** The key of the lock under which the schema may be changed: any fixed number. */
const schemaLock = 1_263_427_445;

/** The job queue's own queries have connections of their own, so that they and visitors' queries never wait for each other. */
const maxConnections = { visitors: 10, jobs: 2 };

type PostgresSettings = DatabaseSettings & { databaseUrl: string };

export async function openPostgres(settings: PostgresSettings): Promise<OpenDatabase> {
  readInt8AsNumber();
  const { databaseUrl, poolerUrl } = settings;
  let isUnreachable = false;
  let isDamaged = false;
  const openPool = (name: string, max: number) => {
    const opened = createPool(
      { connectionString: poolerUrl ?? databaseUrl, application_name: name, max },
      { isPooled: poolerUrl !== undefined, isUnreachable: () => isUnreachable },
    );
    // Without a listener, a connection ended by the server would end this process; the pool replaces it by itself.
    opened.on('error', (error) => settings.onConnectionLost?.(error));
    opened.on('connect', ({ connection }) =>
      connection.on('errorMessage', ({ code }) => {
        isDamaged ||= isDamageCode(code);
      }),
    );
    return opened;
  };
  const pool = openPool('kursu', maxConnections.visitors);
  const jobsPool = openPool('kursu jobs', maxConnections.jobs);

  let held: pg.Client | undefined;
  const exclusively = <T>(work: (client: pg.Client) => Promise<T>) =>
    held ? work(held) : withSchemaLock(settings, work);
  const db = drizzle({ client: pool }) as unknown as Database;
  try {
    if (!settings.asItIs)
      await withSchemaLock(settings, (client) =>
        migrateDatabase(drizzle({ client }) as unknown as Database, settings.migrationsDir),
      );
  } catch (error) {
    await pool.end();
    throw error;
  }

  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= Promise.all([pool.end(), jobsPool.end(), held?.end()]).then(() => undefined);
    return closing;
  };
  return {
    db,
    engine: 'postgres',
    jobsDatabase: {
      db: { executeSql: (text, values) => jobsPool.query(text, values) },
      backend: 'postgres',
    },
    exclusively,
    async hold() {
      held = await connectLocked(settings);
    },
    maintain: async () => undefined,
    rewrite: (tables) => exclusively((client) => rewriteTables(client, tables)),
    isUnreachable: () => isUnreachable,
    isDamaged: () => isDamaged,
    listen: (channel, onNotify) =>
      listenTo({
        databaseUrl,
        channel,
        onNotify,
        onReachability(reachable) {
          if (reachable === isUnreachable) settings.onReachabilityChange?.(reachable);
          isUnreachable = !reachable;
          if (!reachable) for (const each of [pool, jobsPool]) each.abandon();
        },
      }),
    ping: () => assertWritable(db),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Runs `work` on a new connection: the lock ends with the connection, and no statement timeout cancels a long migration. */
async function withSchemaLock<T>(settings: PostgresSettings, work: (client: pg.Client) => Promise<T>) {
  const client = await connectLocked(settings);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function connectLocked(settings: PostgresSettings): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: settings.databaseUrl,
    application_name: 'kursu schema',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await lockSchema(client, settings);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

const defaultSchemaTimeouts = { report: 3_000, giveUp: 60_000 };
const lockNotAvailable = '55P03';

/** Waits while another process holds the lock. By default reports that after three seconds, and gives up a minute later. */
async function lockSchema(client: pg.Client, settings: PostgresSettings): Promise<void> {
  const timeouts = settings.schemaTimeouts ?? defaultSchemaTimeouts;
  const lockTimesOut = async (milliseconds: number): Promise<boolean> => {
    await client.query(`set lock_timeout = ${milliseconds}`);
    try {
      await client.query('select pg_advisory_lock($1)', [schemaLock]);
      return false;
    } catch (error) {
      if (errorTrace(error).code !== lockNotAvailable) throw error;
      return true;
    }
  };
  if (await lockTimesOut(timeouts.report)) {
    settings.onSchemaLocked?.();
    if (await lockTimesOut(timeouts.giveUp))
      throw new UnusableDatabase(
        'Another instance has been changing the schema of the database for too long, or a command replaces what is in it: wait for that, or end its connection "kursu schema" if it hangs, and start again.',
      );
  }
  await client.query('reset lock_timeout');
}

/**
 * Rewrites the tables, or throws so that the job tries again later. It first waits for older transactions to end: they can still
 * see erased rows, so rewriting would keep these rows. While it waits for the lock of a table it blocks later statements on that
 * table, so it gives up after two seconds.
 */
async function rewriteTables(client: pg.Client, tables: readonly PgTable[]): Promise<void> {
  if (!(await olderTransactionsEnd(client))) throw new Error('An older transaction is still open.');
  await client.query(`set lock_timeout = '2s'`);
  for (const table of tables) await client.query(`vacuum full ${pg.escapeIdentifier(getTableName(table))}`);
}

/** Whether all transactions that are open now end within five seconds. */
async function olderTransactionsEnd(client: pg.Client): Promise<boolean> {
  const { rows: own } = await client.query('select pg_current_xact_id()::xid as id');
  for (let left = 50; left > 0; left -= 1) {
    const { rows } = await client.query(
      `select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and age(backend_xmin) > age($1::xid) limit 1`,
      [own[0].id],
    );
    if (rows.length === 0) return true;
    await setTimeout(100);
  }
  return false;
}

/** Makes `pg` return int8 as PGlite does: as a number, or as a bigint beyond 2^53. By default `pg` returns a string. */
function readInt8AsNumber(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
    const value = Number(text);
    return Number.isSafeInteger(value) ? value : BigInt(text);
  });
}
