import { pgTable } from 'drizzle-orm/pg-core';
import { localized, orderedColumns } from '#/owner/items/columns';

/** The owner's ready answers (GLOSSARY.md). No page for visitors shows them. */
export const readyAnswers = pgTable('ready_answers', {
  ...orderedColumns(),
  title: localized('title').notNull(),
  /** Plain text, with merge fields for the person's words. */
  text: localized('text').notNull(),
});
