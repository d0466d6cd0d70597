import type { BuildColumns, ColumnBuilderBase } from 'drizzle-orm';
import { boolean, integer, jsonb, type PgTableWithColumns, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#/platform/db/columns';
import type { SourceLocalized } from '#/platform/i18n/fallback';

/** A text in Turkish and in what languages there are. */
export const localized = (name: string) => jsonb(name).$type<SourceLocalized>();

/** What every row of a content noun has besides its own columns. */
export const itemColumns = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  isPublished: boolean('is_published').notNull().default(true),
  /** Raised by every change: whoever changes an older version is told of the newer one. */
  version: integer('version').notNull().default(1),
  /** Texts that came from a translation service and that nobody has read since: 'title.ar', or 'ar' for all. */
  automatic: jsonb('automatic').$type<string[]>().notNull().default([]),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  /** Deleted rows stay, so that a deletion can be undone; nobody is shown them. */
  deletedAt: instant('deleted_at'),
});

/** The same of a noun whose items stand in the owner's order. */
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

/** The table of any content noun, as far as all are alike. */
export type ItemTable = TableOf<ReturnType<typeof itemColumns>>;
export type OrderedTable = TableOf<ReturnType<typeof orderedColumns>>;
