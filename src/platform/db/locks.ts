import { sql } from 'drizzle-orm';
import type { Transaction } from './database';

/**
 * Lets transactions that name the same thing decide one after the other, on every instance. Everybody takes several
 * names from the first to the last, so that nobody waits in a circle.
 */
export async function lockNames(tx: Transaction, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const inOrder = JSON.stringify([...new Set(names)].sort());
  await tx
    .select({ lock: sql`pg_advisory_xact_lock(hashtextextended(name, 0))` })
    .from(sql`jsonb_array_elements_text(${inOrder}::jsonb) as names (name)`)
    .prepare('lock_names')
    .execute();
}
