import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** The product can't work with this database, or not at the moment. The message is one line for the operator. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}

/** How many migrations the database has, and how many this version of the product knows. */
export async function countMigrations(
  db: Database,
  folder: string,
): Promise<{ applied: number; known: number }> {
  const { rows } = await db.execute<{ applied: number }>(
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
  );
  const known = readMigrationFiles({ migrationsFolder: folder }).length;
  return { applied: Number(rows[0]?.applied), known };
}

/**
 * Applies the missing migrations of `folder` (drizzle-kit's format) in one transaction. Takes no lock; the caller holds
 * one, see `OpenDatabase.exclusively`. Throws `UnusableDatabase` where a newer version of the product has migrated the
 * database to a schema that this one doesn't know.
 */
export async function migrateDatabase(db: Database, folder: string): Promise<void> {
  const internals = db as unknown as { dialect: PgDialect; session: PgSession };
  const config = { migrationsFolder: folder };
  const migrations = readMigrationFiles(config);
  await internals.dialect.migrate(migrations, internals.session, config);
  const { rows } = await db.execute<{ latest: number }>(
    sql`select max(created_at) as latest from drizzle.__drizzle_migrations`,
  );
  if (Number(rows[0]?.latest) > Math.max(...migrations.map(({ folderMillis }) => folderMillis)))
    throw new UnusableDatabase(
      'The database was changed by a newer version of Kürsü: start that version, or restore a backup from before it.',
    );
}
