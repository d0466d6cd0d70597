import { sql } from 'drizzle-orm';
import type { Executor } from '#/platform/db/database';

export interface StoredTable {
  name: string;
  /** All columns except generated ones, whose values the database computes from the others. */
  columns: { name: string; type: string }[];
  /** The columns of the primary key. */
  key: string[];
  /** The identity column, which the database numbers by itself, if there is one. */
  counter: string | null;
  references: string[];
}

/** All tables of the site. Each table comes after the tables that its foreign keys refer to. */
export async function storedTables(db: Executor): Promise<StoredTable[]> {
  const { rows } = await db.execute<{ table: StoredTable }>(sql`
    select json_build_object(
      'name', relname,
      'columns', (
        select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''),
      'key', (
        select coalesce(json_agg(attname order by attnum), '[]') from pg_attribute
        join pg_index on indrelid = attrelid and indisprimary and attnum = any(indkey) where attrelid = class.oid),
      'counter', (select attname from pg_attribute where attrelid = class.oid and attidentity <> ''),
      'references', (
        select coalesce(json_agg(distinct target.relname), '[]') from pg_constraint
        join pg_class target on target.oid = confrelid where conrelid = class.oid and contype = 'f')
    ) as table
    from pg_class class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select 1 from pg_depend where objid = class.oid and deptype = 'e')
    order by relname collate "C"`);
  return inOrderOfReferences(rows.map(({ table }) => table));
}

function inOrderOfReferences(tables: StoredTable[]): StoredTable[] {
  const ordered = new Set<StoredTable>();
  const add = (table: StoredTable, above: readonly StoredTable[]) => {
    if (ordered.has(table) || above.includes(table)) return;
    for (const target of tables.filter(({ name }) => table.references.includes(name)))
      add(target, [...above, table]);
    ordered.add(table);
  };
  for (const table of tables) add(table, []);
  return [...ordered];
}
