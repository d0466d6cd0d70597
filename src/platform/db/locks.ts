import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from './database';

const namesIn = (names: readonly string[]) => {
  const inOrder = JSON.stringify([...new Set(names)].sort());
  return sql`jsonb_array_elements_text(${inOrder}::jsonb) as names (name)`;
};

/** Makes transactions that lock the same name run one after the other, on every instance. Sorting prevents deadlocks. */
export async function lockNames(tx: Executor, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx.select({ lock: sql`pg_advisory_xact_lock(hashtextextended(name, 0))` }).from(namesIn(names));
}

/**
 * Like `lockNames`, but returns false at once if another transaction holds one of the locks. What the caller then reads may be
 * about to change, so it must not store a decision that depends on it.
 */
export async function tryLockNames(tx: Transaction, names: readonly string[]): Promise<boolean> {
  const results = await tx
    .select({ lock: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(name, 0))` })
    .from(namesIn(names));
  return results.every(({ lock }) => lock);
}
