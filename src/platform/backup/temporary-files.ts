import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The names of temporary files in the site's own folder for them. */
const temporary = /^unfinished-|\.unfinished$/;
/** The same in a folder that somebody has chosen for an archive: it may hold other programs' files with such endings. */
const unfinishedArchive = /^kursu-backup-.*\.unfinished$/;
/** Nothing writes into a temporary folder for longer. The longest is the proof of an archive, which may take three hours. */
const abandonedMs = 4 * 3_600_000;

/** Removes temporary files of killed processes. Newer ones stay, which another process may still be writing. */
export async function removeAbandoned(folder: string, chosen: string | undefined): Promise<void> {
  // A file that is gone by now was another process's own.
  const isAbandoned = (path: string) =>
    stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs > abandonedMs,
      () => false,
    );
  await removeMatching(folder, temporary, isAbandoned);
  if (chosen) await removeMatching(chosen, unfinishedArchive, isAbandoned);
}

/** Removes all temporary files: they hold personal data. Only for the start of a site that doesn't share its folder. */
export async function removeTemporary(folder: string): Promise<void> {
  await removeMatching(folder, temporary, async () => true);
}

async function removeMatching(folder: string, pattern: RegExp, fits: (path: string) => Promise<boolean>) {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.filter((name) => pattern.test(name)).map((name) => join(folder, name)))
    if (await fits(path)) await rm(path, { recursive: true, force: true });
}
