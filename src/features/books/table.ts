import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { localized, orderedColumns } from '#/owner/items/columns';
import type { Marketplace } from './item';

export const books = pgTable('books', {
  ...orderedColumns(),
  title: localized('title').notNull(),
  /** Plain text. */
  description: localized('description').notNull(),
  /** The cover's address, or empty. */
  image: text('image').notNull(),
  /** ISBN-13 without hyphens; null for books that were not added by their ISBN. */
  isbn: text('isbn'),
  marketplaces: jsonb('marketplaces').$type<Marketplace[]>().notNull().default([]),
});
