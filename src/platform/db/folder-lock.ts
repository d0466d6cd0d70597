import { mkdirSync } from 'node:fs';
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

/**
 * Locks `<folder>/lock` until `release` is called or this process ends. Throws `FolderInUse` where another process holds the
 * lock, `DiskFull` where there is no room for it. The lock belongs to the kernel, so it ends even with a process that is killed.
 */
export function lockFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  const holder = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    holder.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    holder.close();
    if (isBusy(error)) throw new FolderInUse(folder);
    if (isFull(error)) throw new DiskFull(folder, spaceNeeded.running);
    throw error;
  }
  held.add(holder);
  return {
    release() {
      held.delete(holder);
      if (holder.isOpen) holder.close();
    },
  };
}

/** SQLite's codes: https://sqlite.org/rescode.html */
const codes = { busy: 5, full: 13 };
const codeOf = (error: unknown) => (error instanceof Error && 'errcode' in error ? error.errcode : undefined);
const isBusy = (error: unknown): boolean => codeOf(error) === codes.busy;
const isFull = (error: unknown): boolean => codeOf(error) === codes.full;
