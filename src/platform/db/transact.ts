import { isRetryable } from '../errors/database.ts';
import type { Database, Transaction } from './database.ts';

const attempts = 5;

/**
 * Runs the transaction, and again after a conflict with another one (deadlock, serialisation). Use it even for a single statement
 * that changes content: a trigger locks a second row, the content version, so that deadlocks are possible.
 */
export async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
    }
  }
}
