import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { localized, orderedColumns } from '#/owner/items/columns';
import type { Marketplace } from './contract';

/** The author's books. */
export const books = pgTable('books', {
  ...orderedColumns(),
  title: localized('title').notNull(),
  /** Plain text. */
  description: localized('description').notNull(),
  /** The cover's address; empty where there is none. */
  image: text('image').notNull(),
  marketplaces: jsonb('marketplaces').$type<Marketplace[]>().notNull().default([]),
});
