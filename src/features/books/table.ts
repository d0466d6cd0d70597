import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { writtenColumns } from '#/platform/db/columns';
import type { SourceLocalized } from '#/platform/i18n/fallback';
import type { Marketplace } from './contract';

/** The author's books; texts in Turkish and in what languages there are. */
export const books = pgTable('books', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: jsonb('title').$type<SourceLocalized>().notNull(),
  /** Plain text. */
  description: jsonb('description').$type<SourceLocalized>().notNull(),
  /** The cover's address; empty where there is none. */
  image: text('image').notNull(),
  marketplaces: jsonb('marketplaces').$type<Marketplace[]>().notNull().default([]),
  sortOrder: integer('sort_order').notNull().default(0),
  isPublished: boolean('is_published').notNull().default(true),
  ...writtenColumns(),
});
export type BookRow = typeof books.$inferSelect;
