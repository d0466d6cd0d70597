/** Searches for texts in the files of a folder and in all tables of a database. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Executor } from '#/platform/db/database';

/** The names of the files in a folder, at any depth, that contain one of the texts. */
export const filesWith = (texts: readonly string[], folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .filter(({ parentPath, name }) => {
      const bytes = readFileSync(join(parentPath, name));
      return texts.some((text) => bytes.includes(text));
    })
    .map(({ name }) => name);

/** The tables of a PostgreSQL whose files contain one of the texts, even in a row that was deleted. */
export async function tablesWhoseFilesHold(texts: readonly string[], db: Executor): Promise<string[]> {
  await db.execute(sql`checkpoint`);
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class, unnest(array[${sql.join(
      texts.map((text) => sql`${text}`),
      sql`, `,
    )}]) as searched
    where relkind in ('r', 't') and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace, 'pg_toast'::regnamespace)
    and position(convert_to(searched, 'utf8') in pg_read_binary_file(pg_relation_filepath(pg_class.oid))) > 0`);
  return rows.map(({ name }) => name);
}

/** All tables of the database with a row that contains one of the texts, in upper or lower case. */
export async function tablesWithRows(texts: readonly string[], db: Executor): Promise<string[]> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`);
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['reservations', 'job', 'mail_outbox']),
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await db.execute(sql`
      select 1 from ${sql.identifier(schema)}.${sql.identifier(name)} as row
      where ${sql.join(
        texts.map((text) => sql`position(lower(${text}) in lower(row::text)) > 0`),
        sql` or `,
      )} limit 1`);
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}
