import { pgTable } from 'drizzle-orm/pg-core';
import { localized, orderedColumns } from '#/owner/items/columns';

/** Answers that the owner has ready for whoever writes; visitors never read them. */
export const readyAnswers = pgTable('ready_answers', {
  ...orderedColumns(),
  title: localized('title').notNull(),
  /** Plain text, with merge fields for the person's words. */
  text: localized('text').notNull(),
});
