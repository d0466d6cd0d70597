import { chmodSync, existsSync, readdirSync, renameSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import { assertNotLost, DamagedDatabase, isDamage } from './damage.ts';
import { prepareDataFolder } from './data-folder.ts';
import type { Database, DatabaseSettings, OpenDatabase } from './database.ts';
import { assertSpace, spaceNeeded, watchStorage } from './disk-space.ts';
import { DurableFS, durableStartParams, syncPath, syncTree } from './durable-fs.ts';
import { lockFolder } from './folder-lock.ts';
import { maintainEmbedded, rewriteEmbedded } from './maintenance.ts';
import { migrateDatabase } from './migrate.ts';
import { removeOrphanedFiles } from './orphaned-files.ts';
import { unpackTemplate } from './template.ts';
import { assertWritable } from './writable.ts';

/** The embedded PostgreSQL in `<dataDir>/database`: one process, one connection, every commit flushed to the disk. */
export async function openPglite(settings: Omit<DatabaseSettings, 'databaseUrl'>): Promise<OpenDatabase> {
  const dataDir = resolve(settings.dataDir);
  prepareDataFolder(dataDir);
  const lock = lockFolder(dataDir);
  let client: PGlite | undefined;
  try {
    const folder = join(dataDir, 'database');
    const exists = isDatabase(folder);
    if (!exists && !settings.mayBeNew) assertNotLost(dataDir);
    await settings.onLocked?.();
    assertSpace(dataDir, exists ? spaceNeeded.running : spaceNeeded.beginning);
    if (!exists) await createDatabase(folder, settings.templateFile);
    makePrivate(folder);
    client = await startDatabase(folder);
    const db = drizzle({ client }) as unknown as Database;
    if (!settings.asItIs) {
      await removeOrphanedFiles(db, folder);
      await migrateDatabase(db, settings.migrationsDir);
    }
    return toOpenDatabase(db, client, folder, {
      release: lock.release,
      onStorageChange: settings.onStorageChange,
    });
  } catch (error) {
    await client?.close();
    lock.release();
    throw error;
  }
}

function toOpenDatabase(
  db: Database,
  client: PGlite,
  folder: string,
  { release, onStorageChange }: { release: () => void } & Pick<DatabaseSettings, 'onStorageChange'>,
): OpenDatabase {
  let closing: Promise<void> | undefined;
  const storage = watchStorage(client, folder, onStorageChange);
  const close = () => {
    storage.stop();
    closing ??= client.close().finally(release);
    return closing;
  };
  return {
    db,
    engine: 'pglite',
    jobsDatabase: { db: fromPglite(client), backend: 'pglite' },
    exclusively: (work) => work(),
    // The lock of the data folder keeps every other process away.
    hold: async () => undefined,
    listen: (channel, onNotify) => client.listen(channel, onNotify),
    maintain: () => maintainEmbedded(db, folder),
    rewrite: (tables) => rewriteEmbedded(db, tables),
    isUnreachable: () => false,
    isDamaged: () => damaged.has(client),
    async ping() {
      await storage.check();
      await assertWritable(db);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Makes the folder accessible to this user alone, as PostgreSQL demands. */
function makePrivate(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new Error(
      `The folder ${folder} belongs to another user: give it to the one who runs the site, with all that is in it.`,
      { cause: error },
    );
  }
}

async function startDatabase(folder: string): Promise<PGlite> {
  // PostgreSQL refuses to start if a killed start has left this file empty. The lock of the data folder replaces it.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  try {
    const client = await PGlite.create({ fs: new DurableFS(folder), startParams: durableStartParams });
    watchErrors(client, folder);
    return client;
  } catch (error) {
    throw new DamagedDatabase(
      `The database in ${folder} could not be started: its files are damaged, or not all of them can be written. Give them to the user who runs the site, or restore a backup with --replace, which sets the damaged folder aside.`,
      { cause: error },
    );
  }
}

const damaged = new WeakSet<PGlite>();

/**
 * Records damage. Ends the process after a panic, for example if the write-ahead log can't be written, as a PostgreSQL server does.
 * PGlite would never respond again, whereas the next start recovers from the write-ahead log.
 */
function watchErrors(client: PGlite, folder: string): void {
  const { execProtocol, execProtocolStream } = client;
  const endIfPanic = (error: unknown): never => {
    if (isDamage(error)) damaged.add(client);
    if (error instanceof Error && 'severity' in error && error.severity === 'PANIC') {
      writeSync(2, `The disk refused to keep the database in ${folder}: ${error.message}\n`);
      process.exit(1);
    }
    throw error;
  };
  client.execProtocol = (...args) => execProtocol.apply(client, args).catch(endIfPanic);
  client.execProtocolStream = (...args) => execProtocolStream.apply(client, args).catch(endIfPanic);
}

/** Whether the folder holds a database. An empty folder is removed. Throws where the folder holds other files. */
function isDatabase(folder: string): boolean {
  if (!existsSync(folder)) return false;
  if (existsSync(join(folder, 'PG_VERSION'))) return true;
  if (readdirSync(folder).length > 0) {
    throw new Error(`The folder ${folder} is not empty and holds no database; move its files elsewhere.`);
  }
  rmdirSync(folder);
  return false;
}

/** Creates the database under another name and renames it to `folder` at the end, so that `folder` is always complete. */
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
