import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { movedAway } from '#/features/backups/queries';
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
