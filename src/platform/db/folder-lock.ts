import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

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

/** Referenced until they are released: a garbage-collected one would give up its lock while the database is open. */
const held = new Set<DatabaseSync>();

/**
 * Locks `<folder>/lock` as long as this process lives; throws `FolderInUse` where another process holds it. The kernel
 * holds the lock, so it ends with the process, however that ends.
 */
export function lockFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  const holder = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    holder.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    holder.close();
    if (isBusy(error)) throw new FolderInUse(folder);
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

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
