import { setTimeout } from 'node:timers/promises';
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { traceOf } from '../errors/trace.ts';
import type { Database, DatabaseSettings, OpenDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';
import { assertWritable } from './writable.ts';

/** Any fixed number: whoever holds it may change the schema. */
const schemaLock = 1_263_427_445;

/** Set by statement, not as start parameters: a connection pooler in between refuses those. */
const sessionSettings = `
  set time zone 'UTC';
  set statement_timeout = '30s';
  set idle_in_transaction_session_timeout = '60s'`;

const connections = 10;
const jobConnections = 2;

export async function openPostgres(
  settings: DatabaseSettings & { databaseUrl: string },
): Promise<OpenDatabase> {
  readInt8AsNumber();
  const { databaseUrl } = settings;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'kursu',
    max: connections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // The server's own limits don't help when it no longer answers.
    query_timeout: 35_000,
    keepAlive: true,
    // Statements of one transaction that don't wait for one another are sent at once.
    pipeline: true,
    async onConnect(client) {
      await client.query(sessionSettings);
    },
  });
  // Without a listener a connection that the server ends would end this process; the pool replaces it by itself.
  pool.on('error', (error) => settings.onConnectionLost?.(traceOf(error)));

  const exclusively = <T>(work: () => Promise<T>) => withSchemaLock(databaseUrl, work);
  const db = drizzle({ client: pool }) as unknown as Database;
  try {
    await withSchemaLock(databaseUrl, (client) =>
      migrateDatabase(drizzle({ client }) as unknown as Database, settings.migrationsDir),
    );
  } catch (error) {
    await pool.end();
    throw error;
  }

  let closing: Promise<void> | undefined;
  return {
    db,
    engine: 'postgres',
    jobsDatabase: { connectionString: databaseUrl, backend: 'postgres', max: jobConnections },
    exclusively,
    listen: (channel, told) => listenTo(databaseUrl, channel, told),
    maintain: () => Promise.resolve(),
    rewrite: (tables) => withSchemaLock(databaseUrl, (client) => rewriteOn(client, tables)),
    async ping() {
      await assertWritable(db);
    },
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}

/** A connection of its own, so that the lock ends with it and no statement timeout cuts a long migration. */
async function withSchemaLock<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'kursu schema',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [schemaLock]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whoever waits for a table holds up all that come after: it gives up soon, and the job tries again. */
async function rewriteOn(client: pg.Client, tables: readonly PgTable[]): Promise<void> {
  await client.query(`set lock_timeout = '2s'`);
  for (const table of tables) await client.query(`vacuum full ${pg.escapeIdentifier(getTableName(table))}`);
}

/** A connection of its own; one that is lost is made anew, and whoever listens is told, because something may have been missed. */
async function listenTo(
  databaseUrl: string,
  channel: string,
  told: () => void,
): Promise<() => Promise<void>> {
  let ended = false;
  let client: pg.Client;
  const connect = async () => {
    client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'kursu listener',
      keepAlive: true,
    });
    client.on('error', () => undefined);
    client.on('notification', told);
    client.on('end', () => {
      if (!ended) void reconnect();
    });
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  };
  const reconnect = async () => {
    await setTimeout(1_000, undefined, { ref: false });
    if (ended) return;
    await connect().then(told, () => reconnect());
  };
  await connect();
  return async () => {
    ended = true;
    await client.end();
  };
}

/** PGlite answers int8 with a number, pg with a string: one of them for both, exact beyond 2^53 as PGlite is. */
function readInt8AsNumber(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
    const value = Number(text);
    return Number.isSafeInteger(value) ? value : BigInt(text);
  });
}
