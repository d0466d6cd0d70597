import { chmodSync, existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import type { Database, DatabaseSettings, OpenDatabase } from './database.ts';
import { DurableFS, durableStartParams, syncPath, syncTree } from './durable-fs.ts';
import { lockFolder } from './folder-lock.ts';
import { maintainEmbedded, rewriteEmbedded } from './maintenance.ts';
import { migrateDatabase } from './migrate.ts';
import { unpackTemplate } from './template.ts';

/** The embedded PostgreSQL in `<dataDir>/database`: one process, one connection, every commit on the disk. */
export async function openPglite(settings: Omit<DatabaseSettings, 'databaseUrl'>): Promise<OpenDatabase> {
  const dataDir = resolve(settings.dataDir);
  const lock = lockFolder(dataDir);
  let client: PGlite | undefined;
  try {
    const folder = join(dataDir, 'database');
    if (!isDatabase(folder)) await createDatabase(folder, settings.templateFile);
    // Its files are for this user alone, as PostgreSQL demands of its own folder.
    chmodSync(folder, 0o700);
    client = await PGlite.create({ fs: new DurableFS(folder), startParams: durableStartParams });
    const db = drizzle({ client }) as unknown as Database;
    await migrateDatabase(db, settings.migrationsDir);
    return describe(db, client, folder, lock.release);
  } catch (error) {
    await client?.close();
    lock.release();
    throw error;
  }
}

function describe(db: Database, client: PGlite, folder: string, release: () => void): OpenDatabase {
  let closing: Promise<void> | undefined;
  return {
    db,
    engine: 'pglite',
    jobsDatabase: { db: fromPglite(client), backend: 'pglite' },
    exclusively: (work) => work(),
    listen: (channel, told) => client.listen(channel, told),
    maintain: () => maintainEmbedded(db, folder),
    rewrite: (tables) => rewriteEmbedded(db, tables),
    async ping() {
      await db.execute(sql`select 1`);
    },
    close() {
      closing ??= client.close().finally(release);
      return closing;
    },
  };
}

function isDatabase(folder: string): boolean {
  if (!existsSync(folder)) return false;
  if (existsSync(join(folder, 'PG_VERSION'))) return true;
  if (readdirSync(folder).length > 0) {
    throw new Error(`The folder ${folder} is not empty and holds no database; move its files elsewhere.`);
  }
  rmdirSync(folder);
  return false;
}

/** Builds beside the folder and renames last, so that what carries the name is always whole. */
async function createDatabase(folder: string, templateFile: string | undefined): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  if (templateFile) await unpackTemplate(templateFile, unfinished);
  else {
    const client = await PGlite.create({ fs: new DurableFS(unfinished), startParams: durableStartParams });
    await client.close();
  }
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncPath(join(folder, '..'));
}
