import { sql } from 'drizzle-orm';
import type { Transaction } from './database';

/**
 * Makes transactions that lock the same name run one after the other, on every instance. Names are always locked in
 * sorted order, so that there is no deadlock.
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
