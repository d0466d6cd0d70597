import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Executor } from './database';

const dialect = new PgDialect();

/**
 * Runs a statement of which only the parameters ever change: a server reads and plans it once for each connection, which
 * for a small one takes as long as running it. Its name follows from its text, so that no two can share one.
 */
export async function runPlanned(db: Executor, statement: SQL): Promise<unknown[]> {
  const query = dialect.sqlToQuery(statement);
  const name = createHash('sha256').update(query.sql).digest('hex').slice(0, 32);
  const answer = await db._.session.prepareQuery(query, undefined, name, false).execute();
  return (answer as { rows: unknown[] }).rows;
}
