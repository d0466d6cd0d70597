import { Refusal } from './command';
import { type BackupSources, backUpSite, knownBackupKey } from './site-backup';
import { isOccupied } from './site-restore';

/**
 * Makes a backup of what is about to be replaced, and returns its file; undefined where there is nothing. Throws where it must not
 * be replaced.
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
