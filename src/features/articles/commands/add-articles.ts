import { addItems } from '#/owner/items/store';
import type { Executor } from '#/platform/db/database';
import { articleItem } from '../item';
import { articles } from '../table';

export const addArticles = (db: Executor, given: readonly (typeof articles.$inferInsert)[]): Promise<void> =>
  addItems(db, articleItem, articles, given);
