import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type { Trace } from '../errors/trace.ts';

/** What the two engines' answers to a raw statement have in common. */
interface Rows<Row> {
  rows: Row[];
}

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Either engine. A count, as any int8, is a number on both. An update tells what it changed by `returning()` only. */
export type Database = PgDatabase<RowsResult, Record<string, never>>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Inside a transaction use only the transaction: on PGlite the database itself would wait for it for ever. */
export type Executor = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  engine: 'pglite' | 'postgres';
  /** How pg-boss reaches the same database. */
  jobsDatabase: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>;
  /** Runs `work` while no other process, on this database, runs any under the same lock. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Calls `told` whenever a transaction that notified the channel has been committed; the answer ends that. */
  listen(channel: string, told: () => void): Promise<() => Promise<void>>;
  /** Keeps tables and log from growing with every change; to be called now and then. A server does that by itself. */
  maintain(): Promise<void>;
  /**
   * Writes the files of these tables anew, so that nothing of what was overwritten or deleted stays in them; the embedded
   * database's log too. A server's log is its operator's.
   */
  rewrite(tables: readonly PgTable[]): Promise<void>;
  /** Whether the server is known to be out of reach, as whoever listens finds out; who asks it is then refused at once. */
  isAway(): boolean;
  /** Throws when the database does not answer, or can only be read. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** A PostgreSQL server, 15 or newer; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** A migrated database as made by tools/template.ts; without it a new folder is initialised, which takes seconds. */
  templateFile?: string | undefined;
  migrationsDir: string;
  /** Told when the server ends an idle connection; it is replaced without more ado. */
  onConnectionLost?: ((trace: Trace) => void) | undefined;
  /** Told when the start has to wait, because another instance is changing the schema. */
  onSchemaLocked?: (() => void) | undefined;
  /** Milliseconds after which the start says that it waits, and after which it gives up. */
  schemaPatience?: { said: number; given: number } | undefined;
  /** Told when the server is found to be out of reach, and when it is there again. */
  onAway?: ((away: boolean) => void) | undefined;
}
