import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type { StorageTrouble } from './disk-space.ts';

/** What the results of a raw statement have in common on the two engines. */
interface Rows<Row> {
  rows: Row[];
}

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * Either engine. Each driver of drizzle types the results of raw statements in its own way, so an opened database is cast to what both
 * have in common. On both, int8 values such as `count(*)` are numbers. Use `returning()` to learn how many rows an update
 * changed.
 */
export type Database = PgDatabase<RowsResult, Record<string, never>>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Inside a transaction use only the transaction: on PGlite, a query on the `Database` waits for the transaction to end, a deadlock. */
export type Executor = Database | Transaction;

export interface OpenDatabase extends AsyncDisposable {
  db: Database;
  engine: 'pglite' | 'postgres';
  /** How pg-boss connects to the same database. */
  jobsDatabase: Pick<ConstructorOptions, 'db' | 'backend'>;
  /** Runs `work` under a lock of this database, which only one process can hold at a time. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Calls `onNotify` whenever a transaction that notified the channel has been committed; call the result to stop listening. */
  listen(channel: string, onNotify: () => void): Promise<() => Promise<void>>;
  /** Keeps tables and write-ahead log from growing with every change; to be called regularly. A server does this by itself. */
  maintain(): Promise<void>;
  /**
   * Rewrites the files of these tables so that nothing overwritten or deleted remains in them, and with the embedded database
   * also the write-ahead log. A server's is its operator's concern.
   */
  rewrite(tables: readonly PgTable[]): Promise<void>;
  /** Whether the server is known to be unreachable (the listener finds out); queries are then refused at once. */
  isUnreachable(): boolean;
  /** Throws when the database does not respond or is read-only. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** A PostgreSQL server, 15 or newer; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /** A pooler in transaction mode in front of that server, such as PgBouncer: for everything that needs no connection of its own. */
  poolerUrl?: string | undefined;
  dataDir: string;
  /** A migrated database built by tools/template.ts; without it a new folder is initialised, which takes seconds. */
  templateFile?: string | undefined;
  migrationsDir: string;
  /** Opens an existing database as it is, without migrating it: for a backup by a version that may be newer. */
  asItIs?: boolean | undefined;
  /** Called with the error of an idle connection that was lost; the pool replaces it. */
  onConnectionLost?: ((error: unknown) => void) | undefined;
  /** Called when the start has to wait because another instance is changing the schema. */
  onSchemaLocked?: (() => void) | undefined;
  /** Milliseconds after which the start reports that it is waiting, and after which it gives up. */
  schemaTimeouts?: { report: number; giveUp: number } | undefined;
  /** Called when the embedded database can't store anything any more, and without a reason when it can again. */
  onStorageChange?: ((trouble: StorageTrouble | undefined) => void) | undefined;
  /** Called when the server becomes unreachable, and when it is reachable again. */
  onReachabilityChange?: ((reachable: boolean) => void) | undefined;
}
