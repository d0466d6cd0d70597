import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import type { Database, Executor, Transaction } from './database.ts';

/** The product can't use this database, for now or in general. The message is one line for the operator. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}

/** A newer version of the product has changed the database to a schema that this one doesn't know. */
export class NewerDatabase extends UnusableDatabase {
  constructor() {
    super(
      'The database was changed by a newer version of Kürsü: start that version, or restore a backup from before it.',
    );
  }
}

export async function countMigrations(db: Database, folder: string) {
  const { rows } = await db.execute<{ applied: number }>(
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
  );
  const known = readMigrationFiles({ migrationsFolder: folder }).length;
  return { applied: Number(rows[0]?.applied), known };
}

/** Applies the missing migrations in one transaction. The caller holds the lock of the schema. Throws `NewerDatabase`. */
export async function migrateDatabase(db: Database, folder: string): Promise<void> {
  const newest = newestMigration(folder);
  const applied = await latestMigration(db);
  if (applied > newest) throw new NewerDatabase();
  if (applied === newest) return;
  const config = { migrationsFolder: folder };
  const internals = db as unknown as { dialect: PgDialect; session: PgSession };
  await internals.dialect.migrate(readMigrationFiles(config), internals.session, config);
}

/** The creation time of the newest migration in the database, in milliseconds; 0 if it has none. */
export async function latestMigration(db: Executor): Promise<number> {
  const table = sql`to_regclass('drizzle.__drizzle_migrations')`;
  const { rows: found } = await db.execute<{ exists: boolean }>(sql`select ${table} is not null as exists`);
  if (!found[0]?.exists) return 0;
  const { rows } = await db.execute<{ latest: number | null }>(
    sql`select max(created_at) as latest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.latest);
}

/** The creation time of the newest migration in `folder`, in milliseconds. */
export const newestMigration = (folder: string): number =>
  Math.max(...readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis));

/** Applies the missing migrations within a transaction, up to the one with the creation time `until`. */
export async function applyMigrations(
  tx: Transaction,
  folder: string,
  until = Number.POSITIVE_INFINITY,
): Promise<void> {
  const applied = await latestMigration(tx);
  for (const { sql: statements, folderMillis, hash } of readMigrationFiles({ migrationsFolder: folder })) {
    if (folderMillis <= applied || folderMillis > until) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}
