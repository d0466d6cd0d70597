import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The names of temporary files in the site's folder of backups. */
const temporary = /^unfinished-|\.unfinished$/;
/** The name of an unfinished archive in a chosen folder, where other programs may use the ending `.unfinished`, too. */
const unfinishedArchive = /^kursu-backup-.*\.unfinished$/;
/** Milliseconds after which a temporary file is no longer in use. The proof of an archive takes longest: up to three hours. */
const abandonedMs = 4 * 3_600_000;

/** Removes the temporary files that killed processes have left. Newer files stay: another process may still be writing them. */
export async function removeAbandoned(folder: string, chosen: string | undefined): Promise<void> {
  // A file that has disappeared meanwhile was removed by the process that made it.
  const isAbandoned = (path: string) =>
    stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs > abandonedMs,
      () => false,
    );
  await removeMatching(folder, temporary, isAbandoned);
  if (chosen) await removeMatching(chosen, unfinishedArchive, isAbandoned);
}

/** Removes all temporary files, as they hold personal data. Only for the start of a site that doesn't share its folder. */
export async function removeTemporary(folder: string): Promise<void> {
  await removeMatching(folder, temporary, async () => true);
}

async function removeMatching(folder: string, pattern: RegExp, fits: (path: string) => Promise<boolean>) {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.filter((name) => pattern.test(name)).map((name) => join(folder, name)))
    if (await fits(path)) await rm(path, { recursive: true, force: true });
}
