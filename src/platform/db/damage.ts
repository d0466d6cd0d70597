import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { errorCauses, errorCode } from '../errors/trace.ts';
import { lockFolder } from './folder-lock.ts';

/** The embedded database doesn't start. The message is one line for the operator. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';
}

/** SQLSTATE codes: data_corrupted, index_corrupted, and undefined_file, where the file of a table is missing. */
const codes = ['XX001', 'XX002', '58P01'];
export const isDamageCode = (code = ''): boolean => codes.includes(code);

/** Whether an error says that files of the database are damaged or missing. */
export const isDamage = (error: unknown): boolean =>
  errorCauses(error).some((cause) => cause instanceof DamagedDatabase || isDamageCode(errorCode(cause)));

/** Renames the embedded database, which must be closed, so that a new one can be created. Returns its new path. */
export function setAsideDatabase(dataDir: string, now: Date): string {
  using _ = lockFolder(dataDir);
  const aside = join(dataDir, `database.damaged-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`);
  renameSync(join(dataDir, 'database'), aside);
  return aside;
}

/** Files and folders that only a site creates in its data folder. Where one of them exists, the site also had a database. */
const traces = ['auth-secret', 'mail-key', 'backup-key', 'last-backup', 'backups', 'uploads'];

/** Throws if a site has been started with this data folder. Called where the folder holds no database. */
export function assertNotLost(dataDir: string): void {
  const trace = traces.find((name) => existsSync(join(dataDir, name)));
  if (!trace) return;
  throw new Error(
    `The database is missing in ${dataDir}, where a site has been started before (there is ${trace}): mount the disk that has it, set DATABASE_URL if it is on a server, or restore a backup (npm run restore). For a new site set DATA_DIR to another folder.`,
  );
}
