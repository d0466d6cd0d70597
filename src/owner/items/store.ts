import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '#/platform/context';
import { isUuid } from '#/platform/db/columns';
import type { Executor } from '#/platform/db/database';
import { isStored } from '#/platform/db/is-stored';
import { transact } from '#/platform/db/transact';
import { addressWords } from '#/platform/i18n/address-words';
import type { SourceLocalized } from '#/platform/i18n/fallback';
import { type Locale, locales } from '#/platform/i18n/locale';
import { hasIdsInWords, type ItemTable, type OrderedTable } from './columns';
import type { Noun } from './item';
import { cleaned } from './row';

type Row = ItemTable['$inferSelect'];
export type ValuesOf<Table extends ItemTable> = Partial<Table['$inferInsert']>;

type Ctx = Pick<Context, 'db' | 'clock'>;

const isPossibleId = (table: ItemTable, id: string): boolean =>
  hasIdsInWords(table) ? !id.includes('\0') : isUuid(id);

const isNotDeleted = (table: ItemTable) => isNull(table.deletedAt);

export const isPublished = (table: ItemTable): SQL | undefined =>
  and(eq(table.isPublished, true), isNotDeleted(table));

/** The condition for rows with a title in this language; undefined for tables without titles. */
export const hasTitleIn = (table: { title?: PgColumn }, locale: Locale): SQL | undefined =>
  table.title && sql`${table.title}->>${sql.raw(`'${locale}'`)} <> ''`;

/** The order of a list: the owner's, if the noun can be ordered, then the newest first, if its items have a date. */
export const inOrder = (table: ItemTable & { sortOrder?: PgColumn; date?: PgColumn }): SQL[] => [
  ...(table.sortOrder ? [asc(table.sortOrder)] : []),
  ...(table.date ? [desc(table.date)] : []),
  asc(table.id),
];

/** All rows that are not deleted, drafts too, in order. Only the first letters of the columns in `shortened` are loaded. */
export async function itemRows(
  { db }: Pick<Context, 'db'>,
  table: ItemTable,
  shortened: readonly string[],
): Promise<Row[]> {
  const columns = Object.entries<PgColumn>(getTableColumns(table)).map(([name, column]) => [
    name,
    shortened.includes(name) ? beginnings(column) : column,
  ]);
  const rows = await db
    .select(Object.fromEntries(columns))
    .from(table)
    .where(isNotDeleted(table))
    .orderBy(...inOrder(table));
  return rows as Row[];
}

/** The first letters of a text in each language, enough to know whether there is one. */
const beginnings = (column: PgColumn): SQL =>
  sql`jsonb_build_object(${sql.join(
    locales.map((locale) => sql`${sql.raw(`'${locale}'`)}, left(${column}->>${sql.raw(`'${locale}'`)}, 9)`),
    sql`, `,
  )})`;

export async function itemRow(
  { db }: Pick<Context, 'db'>,
  table: ItemTable,
  id: string,
): Promise<Row | undefined> {
  if (!isPossibleId(table, id)) return undefined;
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), isNotDeleted(table)));
  return row;
}

/** The id of the item that a request with this idempotency key has created; undefined if there is none, or it was deleted. */
export async function idCreatedBy(db: Executor, table: ItemTable, key: string): Promise<string | undefined> {
  const [row] = await db.select({ id: table.id }).from(table).where(eq(table.creationKey, key));
  return row?.id;
}

/** Creates a row. Undefined if another request with the same idempotency key has just created it. */
export async function createItem<Table extends ItemTable>(
  { db, clock }: Ctx,
  table: Table,
  values: ValuesOf<Table>,
  key?: string,
): Promise<Row | undefined> {
  const now = clock.now();
  const complete = { ...values, creationKey: key, createdAt: now, updatedAt: now };
  if (hasIdsInWords(table)) return createInWords(db, table, complete);
  const [row] = await db
    .insert(table as ItemTable)
    .values(complete)
    .onConflictDoNothing({ target: table.creationKey })
    .returning();
  return row;
}

interface NewInWords {
  title?: SourceLocalized;
  creationKey: string | undefined;
}

/**
 * Creates a row with the first id that is free: the words of its title, or these and a number. The table's name stands in for a
 * title without such words. Deleted rows keep their ids.
 */
async function createInWords(
  db: Executor,
  table: ItemTable,
  values: NewInWords,
  attempt = 1,
): Promise<Row | undefined> {
  const { title, creationKey } = values;
  const inWords = locales.map((locale) => addressWords(title?.[locale] ?? '')).find(Boolean);
  const words = inWords ?? getTableName(table).replaceAll('_', '-');
  const [row] = await db
    .insert(table)
    .values({ ...values, id: attempt === 1 ? words : `${words}-${attempt}` })
    .onConflictDoNothing()
    .returning();
  if (row) return row;
  if (creationKey && (await idCreatedBy(db, table, creationKey))) return undefined;
  return createInWords(db, table, values, attempt + 1);
}

/** The changed row; or the stored one (`current`) if the version was outdated. */
type Changed = { row: Row } | { current: Row };

/**
 * Changes a row; `change` computes the new values from the stored ones. With `version`, the row is changed only if this is its
 * newest version: the second of two writers gets a conflict, whatever the timing. If the row has the new values already, nothing
 * is changed, and there is no conflict. Undefined if there is no such row.
 */
export async function changeItem<Table extends ItemTable>(
  ctx: Ctx,
  table: Table,
  id: string,
  version: number | undefined,
  change: (stored: Row) => Promise<ValuesOf<Table>>,
): Promise<Changed | undefined> {
  const stored = await itemRow(ctx, table, id);
  if (!stored) return undefined;
  const values = { ...(await change(stored)), isSample: false };
  if (isStored(stored, values)) return { row: stored };
  if (version !== undefined && version !== stored.version) return { current: stored };
  const [row] = await transact(ctx.db, (tx) =>
    tx
      .update(table as ItemTable)
      .set({ ...values, version: stored.version + 1, updatedAt: ctx.clock.now() })
      .where(and(eq(table.id, id), eq(table.version, stored.version), isNotDeleted(table)))
      .returning(),
  );
  // If nothing was updated, the row was changed or deleted between the two statements. The next try begins with its new state.
  return row ? { row } : changeItem(ctx, table, id, version, change);
}

/** Deletes a row. Its idempotency key is free then: whoever saves the form again wants a new item. */
export const deleteItem = ({ db, clock }: Ctx, table: ItemTable, id: string) =>
  transact(db, (tx) =>
    tx.update(table).set({ deletedAt: clock.now(), creationKey: null }).where(eq(table.id, id)),
  );

export async function restoreItem(ctx: Ctx, table: ItemTable, id: string): Promise<Row | undefined> {
  if (isPossibleId(table, id))
    await transact(ctx.db, (tx) => tx.update(table).set({ deletedAt: null }).where(eq(table.id, id)));
  return itemRow(ctx, table, id);
}

/** Gives the rows the sort orders 1, 2, 3 … in the order of `ids`. False if one of them doesn't exist. */
export function orderItems(
  { db, clock }: Ctx,
  table: OrderedTable,
  ids: readonly string[],
): Promise<boolean> {
  return transact(db, async (tx) => {
    const found = await tx
      .select({ id: table.id, sortOrder: table.sortOrder })
      .from(table)
      .where(
        and(
          inArray(
            table.id,
            ids.filter((id) => isPossibleId(table, id)),
          ),
          isNotDeleted(table),
        ),
      );
    const before = new Map(found.map(({ id, sortOrder }) => [id, sortOrder]));
    if (!ids.every((id) => before.has(id)) || before.size !== new Set(ids).size) return false;
    for (const [index, id] of ids.entries()) {
      // Rows that don't move keep their version, so that a form in which one of them is open gets no conflict.
      if (before.get(id) === index + 1) continue;
      await tx
        .update(table)
        .set({ sortOrder: index + 1, version: sql`${table.version} + 1`, updatedAt: clock.now() })
        .where(eq(table.id, id));
    }
    return true;
  });
}

/** Inserts rows with sanitised HTML, for example those of the demo. */
export async function addItems<Table extends ItemTable>(
  db: Executor,
  noun: Pick<Noun, 'fields'>,
  table: Table,
  newRows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (newRows.length > 0)
    await db.insert(table as ItemTable).values(await Promise.all(newRows.map((row) => cleaned(noun, row))));
}
