import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import type { BackupReport } from '#/features/backups/contract';
import { backupState, siteRestore } from '#/features/backups/table';
import { healthFaults } from '#/features/health/table';
import { ownerSessions, ownerVerifications, signInAttempts } from '#/features/identity/table';
import { calendarFeeds } from '#/features/own-calendar/table';
import { pictureKeys } from '#/features/pictures/queries';
import { pictures } from '#/features/pictures/table';
import { createBackupKey, findBackupKey } from '#/platform/backup/encryption';
import { rowsOf } from '#/platform/backup/manifest';
import { storedTables } from '#/platform/backup/stored-tables';
import { writeBackup } from '#/platform/backup/write-backup';
import type { Context } from '#/platform/context';
import type { Database, OpenDatabase } from '#/platform/db/database';
import { instances } from '#/platform/db/instances-table';
import { createFile, readIfThere } from '#/platform/files/whole-file';
import { rateHits } from '#/platform/rate-limit/hits-table';
import { authSecret, mailSecret, secretFingerprint } from './auth-secret';
import { keepErasures } from './erasures';

/**
 * Tables that are not part of a backup. Sessions and links that have been ended, used or renewed must not become valid again
 * after a restoration. The other tables of this list hold data that matters only for hours, or only on this machine.
 */
const leftOutTables: readonly string[] = [
  ownerSessions,
  ownerVerifications,
  signInAttempts,
  rateHits,
  instances,
  siteRestore,
  backupState,
  healthFaults,
  calendarFeeds,
].map(getTableName);

export interface BackupSources extends Pick<Context, 'files' | 'clock'> {
  database: Pick<OpenDatabase, 'db' | 'engine'>;
  dataDir: string;
  /** `AUTH_SECRET`. */
  authSecret: string | undefined;
  /** `BACKUP_KEY`. */
  backupKey?: string | undefined;
  product: string;
}

const keyFile = 'backup-key';

/** Writes a backup of the whole site to `file`, or into the folder of backups. */
export async function backUpSite(
  { database, files, clock, dataDir, product, authSecret: configured, backupKey: chosen }: BackupSources,
  { file, encrypted }: { file?: string | undefined; encrypted: boolean },
): Promise<BackupReport> {
  await keepErasures(database.db, dataDir);
  const secret = await authSecret(dataDir, configured);
  const { manifest, heldMs, ...written } = await writeBackup(
    {
      db: database.db,
      files,
      now: () => clock.now(),
      leftOut: leftOutTables,
      uploads: pictureKeys,
      secrets: { authSecret: secret, mailSecret: await mailSecret(dataDir, configured) },
      origin: { product, secret: secretFingerprint(secret) },
    },
    { folder: join(dataDir, 'backups'), file, key: encrypted ? await backupKey(dataDir, chosen) : undefined },
  );
  const reservations = rowsOf(manifest, 'reservations');
  // Only this column, because a stopped site's database may have an older schema.
  const [proven] = await database.db.select({ reservations: backupState.reservations }).from(backupState);
  // Site health and `npm run doctor` read the time of the last backup from the date of this file.
  await writeFile(join(dataDir, 'last-backup'), '');
  return {
    ...written,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    reservations,
    emptied: reservations === 0 && (proven?.reservations ?? 0) > 0,
    pictures: rowsOf(manifest, 'pictures'),
    missing: manifest.missing,
    encrypted,
    heldMs: database.engine === 'pglite' ? Math.round(heldMs) : 0,
  };
}

/** The name that a picture's file has in common with the files of its variants: `ab12` of `ab12.jpg` and of `ab12-480.avif`. */
const nameOf = (key: string): string => key.replace(/(-\d+)?\.\w+$/, '');

/** The names of those pictures among the missing files that a record still uses. The others were replaced, and nobody needs them. */
export async function lostPictures(db: Database, missing: readonly string[]): Promise<string[]> {
  if (missing.length === 0) return [];
  const used = new Set<string>();
  for (const { name } of await storedTables(db)) {
    if ([...leftOutTables, getTableName(pictures)].includes(name)) continue;
    const { rows } = await db.execute<{ key: string }>(sql`
      select distinct (regexp_matches(stored_row::text, '/uploads/([a-z0-9/_-]+\\.[a-z0-9]+)', 'g'))[1] as key
      from ${sql.identifier(name)} as stored_row where stored_row::text like '%/uploads/%'`);
    for (const { key } of rows) used.add(nameOf(key));
  }
  return [...new Set(missing.map(nameOf))].filter((name) => used.has(name));
}

/** The key that encrypts backups: `BACKUP_KEY`, or a stored key, which is created when it is first needed. */
export async function backupKey(dataDir: string, configured: string | undefined): Promise<string> {
  const known = await knownBackupKey(dataDir, configured);
  if (known) return known;
  const created = await createBackupKey();
  // If several processes do this at the same time, the key of the first one becomes the site's key.
  await createFile(join(dataDir, keyFile), `${created}\n`);
  return (await knownBackupKey(dataDir, configured)) ?? created;
}

/**
 * The key that encrypts backups; undefined if none is set, and none is stored yet. Throws if the stored key can't be read or is
 * damaged, because backups would otherwise be made without encryption.
 */
export async function knownBackupKey(
  dataDir: string,
  configured: string | undefined,
): Promise<string | undefined> {
  if (configured) return configured;
  const file = join(dataDir, keyFile);
  const stored = await readIfThere(file);
  if (stored === undefined) return undefined;
  const key = findBackupKey(stored);
  if (key) return key;
  throw new Error(`${file} is damaged: put the key of the recovery sheet into it, or remove it`);
}
