import { Refusal } from './command';
import { type BackupSources, backUpSite, knownBackupKey } from './site-backup';
import { isOccupied } from './site-restore';

/**
 * Makes a backup of the database that is about to be replaced, and returns the path of the archive; undefined where the database
 * is not in use. Throws if it is in use and `replace` is false.
 */
export async function backUpReplaced(sources: BackupSources, replace: boolean): Promise<string | undefined> {
  if (!(await isOccupied(sources.database.db))) return undefined;
  if (!replace)
    throw new Refusal(
      'This place is in use, so nothing was changed: choose an empty one, or replace everything in it with --replace.',
    );
  const encrypted = (await knownBackupKey(sources.dataDir, sources.backupKey)) !== undefined;
  return (await backUpSite(sources, { encrypted })).file;
}
