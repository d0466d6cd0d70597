import { addItems } from '#/owner/items/store';
import type { Executor } from '#/platform/db/database';
import { mediaItem } from '../item';
import { media } from '../table';

export const addMedia = (db: Executor, given: readonly (typeof media.$inferInsert)[]): Promise<void> =>
  addItems(db, mediaItem, media, given);
