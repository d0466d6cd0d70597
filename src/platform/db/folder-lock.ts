import { mkdirSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DiskFull, spaceNeeded } from './disk-space.ts';

/** Another process has opened the folder. The message is one line for the operator. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  readonly folder: string;

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process; stop it first, or set DATA_DIR to another folder.`,
    );
    this.folder = folder;
  }
}

/** The locks that this process holds. The set keeps them from being garbage-collected, which would release them too early. */
const held = new Set<DatabaseSync>();

/** Milliseconds between two checks that the locked file still exists. */
const checkMs = 1_000;

/**
 * Locks `<folder>/lock` until `release` is called or this process ends, even if it is killed. Throws `FolderInUse` where another
 * process holds the lock, `DiskFull` where there is no room for it. If somebody deletes the file, this process ends within a
 * second: another one could lock a new file and open the folder, too.
 */
export function lockFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  let holder: DatabaseSync | undefined;
  try {
    holder = new DatabaseSync(file, { timeout: 0 });
    holder.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    holder?.close();
    const code = codeOf(error);
    if (code === codes.busy) throw new FolderInUse(folder);
    if (code === codes.full) throw new DiskFull(folder, spaceNeeded.running);
    throw new Error(
      `The file ${file} can’t be used. If no process uses the folder, remove ${file} and ${file}-journal: they hold no data.`,
      { cause: error },
    );
  }
  held.add(holder);
  const watch = endWithFile(file);
  const release = () => {
    clearInterval(watch);
    held.delete(holder);
    if (holder.isOpen) holder.close();
  };
  return { release, [Symbol.dispose]: release };
}

function endWithFile(file: string): NodeJS.Timeout {
  const { ino: locked } = statSync(file);
  return setInterval(() => {
    if (inodeOf(file, locked) === locked) return;
    writeSync(
      2,
      `${file} was deleted while the site was running. The site ends, as another could now open its data.\n`,
    );
    process.exit(1);
  }, checkMs).unref();
}

/** The file's inode; undefined where the file is missing, and `known` where the system doesn't tell. */
function inodeOf(file: string, known: number): number | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })?.ino;
  } catch {
    return known;
  }
}

/** SQLite's codes: https://sqlite.org/rescode.html */
const codes = { busy: 5, full: 13 };
const codeOf = (error: unknown) => (error instanceof Error && 'errcode' in error ? error.errcode : undefined);
