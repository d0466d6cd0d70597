import { randomUUID } from 'node:crypto';
import { copyFile, link, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The text of a file; undefined where there is none. An error names the file. */
export const readIfThere = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`${file} can’t be read: ${error.message}`, { cause: error });
  });

/** Creates or replaces a file atomically, and flushes it to the disk. Only this user can read the file. */
export const replaceFile = (file: string, content: string | Uint8Array): Promise<void> =>
  throughUnfinished(file, content, (unfinished) => rename(unfinished, file));

/** Like `replaceFile`, but if the file exists, leaves it unchanged and returns false. The file is always complete. */
export async function createFile(file: string, content: string): Promise<boolean> {
  try {
    await throughUnfinished(file, content, (unfinished) => link(unfinished, file));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function throughUnfinished(
  file: string,
  content: string | Uint8Array,
  finish: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, content, { flag: 'wx', mode: 0o600, flush: true });
    await finish(unfinished);
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncPath(dirname(file));
}

/** Copies a file, and resolves once the copy is flushed to the disk. */
export async function copyToDisk(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  await syncPath(to, 'r+');
}

/** Flushes a file, or the list of names in a folder, to the disk. */
export async function syncPath(path: string, mode: 'r' | 'r+' = 'r'): Promise<void> {
  const handle = await open(path, mode);
  await handle.sync().finally(() => handle.close());
}
