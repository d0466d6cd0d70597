import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '#/platform/db/database';
import { countMigrations } from '#/platform/db/migrate';
import type { DatabaseFacts } from './rules';

/** Throws if the database does not respond. */
export async function describeDatabase(
  { db, engine, isDamaged }: Pick<OpenDatabase, 'db' | 'engine' | 'isDamaged'>,
  migrationsDir: string,
): Promise<DatabaseFacts> {
  const { rows } = await db.execute<{ version: string; readOnly: string }>(
    sql`select current_setting('server_version') as version, current_setting('transaction_read_only') as "readOnly"`,
  );
  const [{ version = '', readOnly = 'off' } = {}] = rows;
  const { applied, known } = await countMigrations(db, migrationsDir);
  const writable = readOnly === 'off';
  return { outcome: 'reached', engine, version, writable, damaged: isDamaged(), applied, known };
}
