import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database';
import { runPlanned } from './planned';

/**
 * Inserts rows by one statement with one parameter, however many they are: writing each value out as a parameter of its
 * own takes longer than the insert. All rows name the columns that the first one names; a column that they don't name
 * gets its default. For texts, numbers, dates and `null`.
 */
export async function insertAll<Table extends PgTable>(
  db: Executor,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key as keyof typeof row]])),
  );
  const names = sql.raw(columns.map(([, { name }]) => `"${name}"`).join());
  const all = sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)`;
  await runPlanned(db, all);
}
