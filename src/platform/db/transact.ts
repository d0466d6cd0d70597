import { retryable } from '../errors/database.ts';
import type { Database, Transaction } from './database.ts';

const attempts = 5;

/** Runs the transaction, and again from its beginning where two got in each other's way (deadlock, serialisation). */
export async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === attempts || !retryable(error)) throw error;
    }
  }
}
