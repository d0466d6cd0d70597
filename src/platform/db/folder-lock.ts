import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the folder open. Its message is one line, meant for the operator. */
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

export interface FolderLock {
  release(): void;
}

/**
 * Takes `<folder>/lock` for the life of this process; throws `FolderInUse` where another holds it.
 * The lock is the kernel's, so it ends with the process however that ends.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const holder = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    holder.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    holder.close();
    if (isBusy(error)) throw new FolderInUse(folder);
    throw error;
  }
  return {
    release() {
      if (holder.isOpen) holder.close();
    },
  };
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
