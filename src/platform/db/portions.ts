import { and, asc, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database';

type Dated = PgTable & { id: AnyPgColumn; createdAt: AnyPgColumn };

/** Rows by a moment, those of the same moment by their id. */
export interface Sorting {
  by: AnyPgColumn;
  backwards: boolean;
}

const size = 500;

export const orderIn = ({ id }: Dated, { by, backwards }: Sorting): SQL[] => [
  backwards ? desc(by) : asc(by),
  asc(id),
];

/** All rows of a long list, read in portions as they are taken: what is kept at a time doesn't grow with the list. */
export async function* inPortions<Table extends Dated>(
  db: Executor,
  table: Table,
  where: SQL | undefined,
  sorting: Sorting,
): AsyncGenerator<Table['$inferSelect']> {
  const { by, backwards } = sorting;
  let behind: SQL | undefined;
  while (true) {
    const rows = await db
      .select({ row: table, at: by, id: table.id })
      .from(table as Dated)
      .where(and(where, behind))
      .orderBy(...orderIn(table, sorting))
      .limit(size);
    for (const { row } of rows) yield row as Table['$inferSelect'];
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    // Rows that come or go meanwhile move none of the others.
    behind = or(backwards ? lt(by, last.at) : gt(by, last.at), and(eq(by, last.at), gt(table.id, last.id)));
  }
}
