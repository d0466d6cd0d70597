import type { BuildColumns, ColumnBuilderBase } from 'drizzle-orm';
import { boolean, integer, jsonb, type PgTableWithColumns, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#/platform/db/columns';
import type { SourceLocalized } from '#/platform/i18n/fallback';

/** A text in Turkish and maybe in other languages. */
export const localized = (name: string) => jsonb(name).$type<SourceLocalized>();

/** The columns that all content nouns have. */
export const itemColumns = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  isPublished: boolean('is_published').notNull().default(true),
  /** Incremented by every change; a change on an outdated version is a conflict. */
  version: integer('version').notNull().default(1),
  /** Automatic texts: 'title.ar', or 'ar' for all of a language. */
  automatic: jsonb('automatic').$type<string[]>().notNull().default([]),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  /** Shipped with the product, and not yet changed or confirmed by the owner. */
  isSample: boolean('is_sample').notNull().default(false),
  /** Deleted rows stay hidden, so that a deletion can be undone. */
  deletedAt: instant('deleted_at'),
});

/** The columns of nouns whose items the owner can order. */
export const orderedColumns = () => ({
  ...itemColumns(),
  sortOrder: integer('sort_order').notNull().default(0),
});

type TableOf<Columns extends Record<string, ColumnBuilderBase>> = PgTableWithColumns<{
  name: string;
  schema: undefined;
  columns: BuildColumns<string, Columns, 'pg'>;
  dialect: 'pg';
}>;

/** The part that the tables of all content nouns have in common. */
export type ItemTable = TableOf<ReturnType<typeof itemColumns>>;
export type OrderedTable = TableOf<ReturnType<typeof orderedColumns>>;
