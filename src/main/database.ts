import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { movedAway } from '#/features/backups/queries';
import { siteRestore } from '#/features/backups/table';
import { prepareDataFolder } from '#/platform/db/data-folder';
import type { Database, DatabaseSettings } from '#/platform/db/database';
import type { Settings } from './env';

export function databaseSettings(
  { databaseUrl, poolerUrl, dataDir }: Settings,
  root: string,
): DatabaseSettings {
  const template = join(root, 'dist/server/template.tar.gz');
  return {
    databaseUrl,
    poolerUrl,
    dataDir: resolve(dataDir),
    templateFile: existsSync(template) ? template : undefined,
    migrationsDir: join(root, 'migrations'),
  };
}

/** Throws where the site was moved from this database to another one, so that its state here is out of date. */
export async function assertNotMoved(db: Database): Promise<void> {
  const moved = await movedAway(db);
  if (!moved) return;
  const there = moved.to === 'DATA_DIR' ? 'start it without DATABASE_URL' : 'set DATABASE_URL to it';
  throw new Error(
    `The site was moved from this database to ${moved.to} (${moved.at}): ${there}. Or bring it back from there: npm run move. Or go on from here, without what came since: npm run restore -- --activate`,
  );
}

export const restoreMark = (dataDir: string): string => join(dataDir, 'restore-unfinished');

/** Marks a data folder without a database, before a backup is restored into it. The mark is removed after the restoration. */
export async function markNewRestore({ databaseUrl, dataDir }: Settings): Promise<void> {
  const folder = resolve(dataDir);
  if (databaseUrl || existsSync(join(folder, 'database', 'PG_VERSION'))) return;
  prepareDataFolder(folder);
  await writeFile(restoreMark(folder), '');
}

/** Throws where a restoration into a new data folder was cut off. Otherwise a new site would begin there unnoticed. */
export async function assertNotCutOff(db: Database, dataDir: string): Promise<void> {
  const mark = restoreMark(dataDir);
  // A restoration adds its row in the transaction that restores everything. So with a row, only the mark was left behind.
  if (!existsSync(mark) || (await db.$count(siteRestore)) > 0) return;
  throw new Error(
    `Restoring a backup into ${dataDir} was cut off, so there is no site yet: restore it again (npm run restore FILE). For a new site instead, remove ${mark}.`,
  );
}
