import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { itemColumns, localized } from '#/owner/items/columns';

export const articles = pgTable(
  'articles',
  {
    ...itemColumns(),
    title: localized('title').notNull(),
    /** Plain text. */
    excerpt: localized('excerpt').notNull(),
    /** Sanitised HTML. */
    content: localized('content').notNull(),
    /** The picture's address and alternative text. */
    image: text('image'),
    imageAlt: localized('image_alt'),
    category: text('category').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Minutes. */
    readTime: integer('read_time').notNull(),
    /** The address that the article was imported from. Each address is imported once. */
    sourceUrl: text('source_url').unique(),
    /** The address where the article first appeared, for search engines. */
    canonicalUrl: text('canonical_url'),
  },
  (table) => [
    index('articles_newest').on(table.date.desc().nullsFirst(), table.id),
    index('articles_of_category').on(table.category, table.date.desc().nullsFirst(), table.id),
  ],
);
export type ArticleRow = typeof articles.$inferSelect;
