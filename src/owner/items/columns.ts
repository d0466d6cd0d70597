import { type BuildColumns, type ColumnBuilderBase, sql } from 'drizzle-orm';
import { boolean, customType, integer, jsonb, type PgTableWithColumns, text } from 'drizzle-orm/pg-core';
import { instant } from '#/platform/db/columns';
import type { SourceLocalized } from '#/platform/i18n/fallback';

/** A text in some of the languages. Turkish is always stored, but may be empty. */
export const localized = (name: string) => jsonb(name).$type<SourceLocalized>();

/** The id column: random, or in words made from the title. Both have one TypeScript type, so that one store handles both. */
const id = (type: 'uuid' | 'text') =>
  customType<{ data: string; driverData: string }>({ dataType: () => type })('id')
    .primaryKey()
    .default(type === 'uuid' ? sql`gen_random_uuid()` : sql`gen_random_uuid()::text`);

/**
 * The columns that all content nouns have. With `words`, the id is made from the title when an item is created, and never
 * changes.
 */
export const itemColumns = ({ ids = 'random' }: { ids?: 'random' | 'words' } = {}) => ({
  id: id(ids === 'words' ? 'text' : 'uuid'),
  isPublished: boolean('is_published').notNull().default(true),
  /** Incremented by every change; a change on an outdated version is a conflict. */
  version: integer('version').notNull().default(1),
  /** Automatic texts: 'title.ar' for one text, 'ar' for all texts of a language. */
  automatic: jsonb('automatic').$type<string[]>().notNull().default([]),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  /** Shipped with the product, and not yet changed or kept by the owner. */
  isSample: boolean('is_sample').notNull().default(false),
  /** When the owner deleted the row, which is kept so that she can undo the deletion. Null if she did not. */
  deletedAt: instant('deleted_at'),
  /** The idempotency key of the request that created the row. Null for samples, and once the row is deleted. */
  creationKey: text('creation_key').unique(),
});

export const orderedColumns = (options?: Parameters<typeof itemColumns>[0]) => ({
  ...itemColumns(options),
  sortOrder: integer('sort_order').notNull().default(0),
});

type TableOf<Columns extends Record<string, ColumnBuilderBase>> = PgTableWithColumns<{
  name: string;
  schema: undefined;
  columns: BuildColumns<string, Columns, 'pg'>;
  dialect: 'pg';
}>;

export type ItemTable = TableOf<ReturnType<typeof itemColumns>>;
export type OrderedTable = TableOf<ReturnType<typeof orderedColumns>>;

export const hasIdsInWords = ({ id: column }: ItemTable): boolean => column.getSQLType() === 'text';

export const isOrdered = (table: ItemTable): table is OrderedTable => 'sortOrder' in table;
