import type { Executor } from '#/platform/db/database';
import { books } from '../table';

export async function addBooks(db: Executor, given: readonly (typeof books.$inferInsert)[]): Promise<void> {
  if (given.length > 0) await db.insert(books).values([...given]);
}
