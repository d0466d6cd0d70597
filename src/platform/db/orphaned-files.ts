import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The files of a table or an index: `26569`, its continuation `26569.1` and its map `26569_fsm`. */
const relationFile = /^(\d+)(?:_(?:fsm|vm|init))?(?:\.\d+)?$/;

/**
 * Removes the files of the embedded database that belong to no table. A process that is killed while it rewrites a table leaves
 * such files. PostgreSQL never removes them, so they would keep the data of people who are erased later. Call this before
 * anything else uses the database: the files of a table that is just being made or rewritten look the same.
 */
export async function removeOrphanedFiles(db: Database, folder: string): Promise<void> {
  const { rows } = await db.execute<{ path: string }>(
    sql`select pg_relation_filepath(oid) as path from pg_class where pg_relation_filepath(oid) like 'base/%'`,
  );
  const known = new Set(rows.map(({ path }) => path));
  for (const base of new Set(rows.map(({ path }) => path.slice(0, path.lastIndexOf('/')))))
    for (const name of readdirSync(join(folder, base))) {
      const relation = relationFile.exec(name)?.[1];
      if (relation && !known.has(`${base}/${relation}`)) rmSync(join(folder, base, name), { force: true });
    }
}
