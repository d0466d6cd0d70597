import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseSettings } from '#/platform/db/database';
import type { Settings } from './env';

/** Settings of the database; `root` holds `migrations/` and, after a build, the template for a new database. */
export function databaseSettings(
  { databaseUrl, poolerUrl, dataDir }: Settings,
  root: string,
): DatabaseSettings {
  const template = join(root, 'dist/template.tar.gz');
  return {
    databaseUrl,
    poolerUrl,
    dataDir: resolve(dataDir),
    templateFile: existsSync(template) ? template : undefined,
    migrationsDir: join(root, 'migrations'),
  };
}
