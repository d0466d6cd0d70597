import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type { StorageTrouble } from './disk-space.ts';

/** What the results of a raw statement have in common on the two engines. */
interface RowsResult extends PgQueryResultHKT {
  type: Record<'rows', this['row'][]>;
}

/**
 * A database of either engine, cast to what the types of both drivers have in common. On both, int8 values such as `count(*)` are
 * numbers. Use `returning()` to learn how many rows an update changed.
 */
export type Database = PgDatabase<RowsResult, Record<string, never>>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Inside a transaction, use only the transaction: on PGlite a query on the `Database` would wait for the transaction's end. */
export type Executor = Database | Transaction;

export interface OpenDatabase extends AsyncDisposable {
  db: Database;
  engine: 'pglite' | 'postgres';
  /** How pg-boss connects to the same database. */
  jobsDatabase: Pick<ConstructorOptions, 'db' | 'backend'>;
  /** Runs `work` under a lock of this database, which only one process can hold at a time. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Takes the lock of `exclusively` and keeps it until the database is closed, so that no server starts meanwhile. */
  hold(): Promise<void>;
  /**
   * Calls `onNotify` after each transaction that notified the channel, and after each reconnection to a server. Resolves to a
   * function that stops listening.
   */
  listen(channel: string, onNotify: () => void): Promise<() => Promise<void>>;
  /** Keeps the tables and the write-ahead log from growing with every change. Call it regularly; on a server it does nothing. */
  maintain(): Promise<void>;
  /**
   * Rewrites the files of these tables so that nothing overwritten or deleted remains in them. The embedded database also drops
   * its old write-ahead log. The log of a server is left to the server's operator.
   */
  rewrite(tables: readonly PgTable[]): Promise<void>;
  /** Whether the listener has found the server unreachable. Queries are then refused at once. */
  isUnreachable(): boolean;
  /** Whether a statement has failed since the opening because files of the database are damaged or missing. */
  isDamaged(): boolean;
  /** Throws when the database does not respond or is read-only. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** A PostgreSQL server, 15 or newer; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /**
   * A pooler in transaction mode, such as PgBouncer, in front of the server of `databaseUrl`. Used for all but `listen`, the
   * schema lock, and migrations and rewrites under that lock.
   */
  poolerUrl?: string | undefined;
  dataDir: string;
  /** A migrated database built by tools/template.ts. Without it a new database takes seconds to create. */
  templateFile?: string | undefined;
  migrationsDir: string;
  /** Opens an existing database without migrating it. Its schema may be older or newer than this version's. */
  asItIs?: boolean | undefined;
  /**
   * Creates the embedded database even if the data folder shows that it once held one. By default this is refused, so that a site
   * whose database was lost or not mounted doesn't begin anew.
   */
  mayBeNew?: boolean | undefined;
  /** Called before the embedded database is opened, once no other process can use its data folder. */
  onLocked?: (() => Promise<void>) | undefined;
  /** Called with the error of an idle connection that was lost; the pool replaces it. */
  onConnectionLost?: ((error: unknown) => void) | undefined;
  /** Called when this process has to wait for the schema lock, which another process holds. */
  onSchemaLocked?: (() => void) | undefined;
  /** Milliseconds of waiting for the schema lock: until `onSchemaLocked` is called, and from then on until giving up. */
  schemaTimeouts?: { report: number; giveUp: number } | undefined;
  /** Called with the reason when the embedded database becomes read-only, and with undefined when it is writable again. */
  onStorageChange?: ((trouble: StorageTrouble | undefined) => void) | undefined;
  /** Called when the server becomes unreachable, and when it is reachable again. */
  onReachabilityChange?: ((reachable: boolean) => void) | undefined;
}
