import { type SQL, sql } from 'drizzle-orm';
import { sqlList } from '#/platform/db/columns';
import type { Transaction } from '#/platform/db/database';
import type { StoredTable } from './stored-tables';

const rowsAtOnce = 2_000;

/**
 * A query that returns a table as lines: JSON arrays of the values in PostgreSQL's text form, so that no value is changed by a
 * conversion. The lines are sorted by the bytes of the primary key (without one, of all columns), so that equal tables have
 * equal lines on both engines.
 */
export function tableLines({ name, key }: StoredTable, columns: readonly string[]): SQL {
  const asText = (column: string) => sql`${sql.identifier(column)}::text`;
  const values = sqlList(columns.map(asText));
  const order = sqlList((key.length > 0 ? key : columns).map((column) => sql`${asText(column)} collate "C"`));
  return sql`select json_build_array(${values})::text as line from ${sql.identifier(name)} order by ${order}`;
}

/** Yields the lines of a query in groups, so that memory doesn't grow with the table. */
export async function* readLines(tx: Transaction, query: SQL): AsyncGenerator<string[]> {
  await tx.execute(sql`declare backup_lines no scroll cursor for ${query}`);
  while (true) {
    const { rows } = await tx.execute<{ line: string }>(
      sql`fetch ${sql.raw(String(rowsAtOnce))} from backup_lines`,
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < rowsAtOnce) break;
  }
  await tx.execute(sql`close backup_lines`);
}

/** Inserts the rows that these lines contain, in the form that `tableLines` writes. */
export async function insertLines(
  tx: Transaction,
  { name, columns: stored }: StoredTable,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const types = new Map(stored.map((column) => [column.name, column.type]));
  const names = sqlList(columns.map((column) => sql.identifier(column)));
  const values = columns.map((column, index) => sql.raw(`(line->>${index})::${types.get(column)}`));
  await tx.execute(sql`
    insert into ${sql.identifier(name)} (${names}) overriding system value
    select ${sqlList(values)} from json_array_elements(${`[${lines.join(',')}]`}::json) as lines (line)`);
}
