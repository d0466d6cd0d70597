import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { TestDatabase } from '../support/database';

/** The tables with rows of a history. */
const leftBehind = [
  'mail_outbox',
  'reservation_tokens',
  'waiting_tokens',
  'balance_tokens',
  'enrolment_tokens',
  'slot_holds',
  'waiting_entries',
  'reservations',
  'balance_entries',
  'balances',
  'enrolments',
  'cohort_dates',
  'cohorts',
  'availability_blocks',
  'availability_overrides',
  'availability_busy_times',
  'availability_calendars',
  'waiting_settings',
  'booking_settings',
  'rate_hits',
  'audit_log',
  'pgboss.job',
];

export interface Cleaning {
  /** Deletes all rows of a history. Triggers are off meanwhile, because some forbid deleting. */
  clean(): Promise<void>;
  /** Frees the space of deleted rows. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

/** Cleans PostgreSQL over a connection of its own: switching off triggers discards all cached plans of a connection. */
export async function openCleaning(database: TestDatabase): Promise<Cleaning> {
  const client = database.databaseUrl ? new pg.Client({ connectionString: database.databaseUrl }) : undefined;
  await client?.connect();
  const db = client ? drizzle({ client }) : database.db;
  const statements = leftBehind.map((table) => `delete from ${table};`).join(' ');
  return {
    async clean() {
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql.raw(`do $$ begin ${statements} end $$`));
      });
    },
    async vacuum() {
      for (const table of leftBehind) await db.execute(sql.raw(`vacuum ${table}`));
    },
    async close() {
      await client?.end();
    },
  };
}
