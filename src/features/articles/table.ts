import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { writtenColumns } from '#/platform/db/columns';
import type { SourceLocalized } from '#/platform/i18n/fallback';

/** What the author has written; texts in Turkish and in what languages there are. */
export const articles = pgTable(
  'articles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: jsonb('title').$type<SourceLocalized>().notNull(),
    /** Plain text. */
    excerpt: jsonb('excerpt').$type<SourceLocalized>().notNull(),
    /** HTML, sanitised before it comes here. */
    content: jsonb('content').$type<SourceLocalized>().notNull(),
    /** The picture's address, and what it shows. */
    image: text('image'),
    imageAlt: jsonb('image_alt').$type<SourceLocalized>(),
    category: text('category').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Minutes. */
    readTime: integer('read_time').notNull(),
    isPublished: boolean('is_published').notNull().default(true),
    /** Where it was imported from: an address is imported once. */
    sourceUrl: text('source_url').unique(),
    /** Where it first appeared, for search engines. */
    canonicalUrl: text('canonical_url'),
    ...writtenColumns(),
  },
  (table) => [
    index('articles_newest').on(table.date.desc().nullsFirst(), table.id),
    index('articles_of_category').on(table.category, table.date.desc().nullsFirst(), table.id),
  ],
);
export type ArticleRow = typeof articles.$inferSelect;
