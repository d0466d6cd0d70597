import { addItems } from '#/owner/items/store';
import type { Executor } from '#/platform/db/database';
import { sectionItem } from '../item';
import { aboutSections } from '../table';

export const addSections = (
  db: Executor,
  given: readonly (typeof aboutSections.$inferInsert)[],
): Promise<void> => addItems(db, sectionItem, aboutSections, given);
