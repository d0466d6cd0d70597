import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#/platform/context';
import { isId } from '#/platform/db/columns';
import { transact } from '#/platform/db/transact';
import { Problem } from '#/platform/errors/problem';

/** A table with `writtenColumns()`: what the owner writes, under a version, and never really deletes. */
export type WrittenTable = PgTable &
  Record<'id' | 'version' | 'updatedAt' | 'deletedAt', PgColumn> & { sortOrder?: PgColumn };
export type RowOf<Table extends WrittenTable> = Table['$inferSelect'] & { id: string; version: number };
export type ValuesOf<Table extends WrittenTable> = Partial<Table['$inferInsert']>;

type Ctx = Pick<Context, 'db' | 'clock'>;

/** A row that is not deleted; throws `not_found`. */
export async function writtenRow<Table extends WrittenTable>(
  { db }: Pick<Context, 'db'>,
  table: Table,
  id: string,
): Promise<RowOf<Table>> {
  const [row] = isId(id)
    ? await db
        .select()
        .from(table as WrittenTable)
        .where(and(eq(table.id, id), isNull(table.deletedAt)))
    : [];
  if (!row) throw new Problem('not_found');
  return row as RowOf<Table>;
}

export async function createWritten<Table extends WrittenTable>(
  { db, clock }: Ctx,
  table: Table,
  values: ValuesOf<Table>,
): Promise<RowOf<Table>> {
  const now = clock.now();
  const [row] = await db
    .insert(table as WrittenTable)
    .values({ ...values, createdAt: now, updatedAt: now } as never)
    .returning();
  return row as RowOf<Table>;
}

/** The changed row; or, where the given version is no longer the newest, what is there now (`current`). */
export type Changed<Row> = { row: Row } | { current: Row };

/**
 * Changes a row as `change` says of the stored one. With `version`, only if that is still the newest: between two
 * writers the second is told, whatever the timing. Throws `not_found`.
 */
export async function changeWritten<Table extends WrittenTable>(
  ctx: Ctx,
  table: Table,
  id: string,
  version: number | undefined,
  change: (stored: RowOf<Table>) => ValuesOf<Table>,
): Promise<Changed<RowOf<Table>>> {
  const stored = await writtenRow(ctx, table, id);
  if (version !== undefined && version !== stored.version) return { current: stored };
  const [row] = await ctx.db
    .update(table as WrittenTable)
    .set({ ...change(stored), version: stored.version + 1, updatedAt: ctx.clock.now() } as never)
    .where(and(eq(table.id, id), eq(table.version, stored.version), isNull(table.deletedAt)))
    .returning();
  // Somebody was quicker between the two statements: look again, where a given version is found to be an old one.
  return row ? { row: row as RowOf<Table> } : changeWritten(ctx, table, id, version, change);
}

/** Hides a row from everybody; `restoreWritten` brings it back. Throws `not_found`. */
export async function deleteWritten(ctx: Ctx, table: WrittenTable, id: string): Promise<void> {
  await writtenRow(ctx, table, id);
  await ctx.db
    .update(table)
    .set({ deletedAt: ctx.clock.now() } as never)
    .where(eq(table.id, id));
}

/** Undoes a deletion; what was never deleted stays as it is. Throws `not_found`. */
export async function restoreWritten<Table extends WrittenTable>(
  ctx: Ctx,
  table: Table,
  id: string,
): Promise<RowOf<Table>> {
  if (!isId(id)) throw new Problem('not_found');
  await ctx.db
    .update(table as WrittenTable)
    .set({ deletedAt: null } as never)
    .where(eq(table.id, id));
  return writtenRow(ctx, table, id);
}

/** Gives the rows the sort orders 1, 2, 3 … in the order of `ids`. Throws `not_found` if one of them isn't there. */
export async function orderWritten<Table extends WrittenTable & { sortOrder: PgColumn }>(
  { db, clock }: Ctx,
  table: Table,
  ids: readonly string[],
): Promise<void> {
  if (!ids.every(isId)) throw new Problem('not_found');
  await transact(db, async (tx) => {
    const found = await tx
      .select({ id: table.id, sortOrder: table.sortOrder })
      .from(table as WrittenTable)
      .where(and(inArray(table.id, [...ids]), isNull(table.deletedAt)));
    const before = new Map(found.map(({ id, sortOrder }) => [id, sortOrder]));
    if (before.size !== new Set(ids).size) throw new Problem('not_found');
    for (const [index, id] of ids.entries()) {
      // Whoever has an unmoved one open need not hear of a newer version.
      if (before.get(id) === index + 1) continue;
      await tx
        .update(table as WrittenTable)
        .set({ sortOrder: index + 1, version: sql`${table.version} + 1`, updatedAt: clock.now() } as never)
        .where(eq(table.id, id));
    }
  });
}
