import { and, asc, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database';

type Dated = PgTable & { id: AnyPgColumn; createdAt: AnyPgColumn };

export interface Sorting {
  by: AnyPgColumn;
  backwards: boolean;
}

const batchSize = 500;

export const orderColumns = ({ id }: Dated, { by, backwards }: Sorting): SQL[] => [
  backwards ? desc(by) : asc(by),
  asc(id),
];

/** All rows of a long list, read in batches as they are consumed, so that memory doesn't grow with the list. */
export async function* inBatches<Table extends Dated>(
  db: Executor,
  table: Table,
  where: SQL | undefined,
  sorting: Sorting,
): AsyncGenerator<Table['$inferSelect']> {
  const { by, backwards } = sorting;
  let afterLast: SQL | undefined;
  while (true) {
    const rows = await db
      .select({ row: table, at: by, id: table.id })
      .from(table as Dated)
      .where(and(where, afterLast))
      .orderBy(...orderColumns(table, sorting))
      .limit(batchSize);
    for (const { row } of rows) yield row as Table['$inferSelect'];
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    // Continues after the last row, so that rows that are inserted or deleted between two batches don't shift the others.
    afterLast = or(
      backwards ? lt(by, last.at) : gt(by, last.at),
      and(eq(by, last.at), gt(table.id, last.id)),
    );
  }
}
