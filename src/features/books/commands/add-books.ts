import { addItems } from '#/owner/items/store';
import type { Executor } from '#/platform/db/database';
import { bookItem } from '../item';
import { books } from '../table';

export const addBooks = (db: Executor, given: readonly (typeof books.$inferInsert)[]): Promise<void> =>
  addItems(db, bookItem, books, given);
