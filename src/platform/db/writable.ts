import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Throws where the database is read-only, for example because its disk is full, or because it is a standby server. */
export async function assertWritable(db: Database): Promise<void> {
  const { rows } = await db.execute<{ readOnly: string }>(
    sql`select current_setting('transaction_read_only') as "readOnly"`,
  );
  if (rows[0]?.readOnly === 'on') throw new Error('the database can only be read');
}
