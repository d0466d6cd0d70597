import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Applies what is missing of the migrations in `folder` (drizzle-kit's format), all in one transaction.
 * Takes no lock: the caller holds one, see `OpenDatabase.exclusively`.
 */
export async function migrateDatabase(db: Database, folder: string): Promise<void> {
  const internals = db as unknown as { dialect: PgDialect; session: PgSession };
  const config = { migrationsFolder: folder };
  await internals.dialect.migrate(readMigrationFiles(config), internals.session, config);
}
