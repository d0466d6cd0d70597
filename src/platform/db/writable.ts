import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Throws where the database only reads: on a full disk, or, as operators set a server, on one that is nearly full or stands by. */
export async function assertWritable(db: Database): Promise<void> {
  const { rows } = await db.execute<{ readOnly: string }>(
    sql`select current_setting('transaction_read_only') as "readOnly"`,
  );
  if (rows[0]?.readOnly === 'on') throw new Error('the database can only be read');
}
