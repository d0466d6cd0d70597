import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const remedy = 'or set DATA_DIR to another folder';

/** Creates the folder where there is none. Throws a one-line error for the operator where this process can't use it. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`The data folder ${folder} ${whyNot(error)}, ${remedy}.`, { cause: error });
  }
  const inside = ['', 'lock', 'database', 'database/global', 'database/global/pg_control', 'database/pg_wal'];
  for (const name of inside) assertUsable(folder, join(folder, name));
}

function assertUsable(folder: string, path: string): void {
  if (!existsSync(path) && path !== folder) return;
  try {
    const { R_OK, W_OK, X_OK } = constants;
    accessSync(path, statSync(path).isDirectory() ? R_OK | W_OK | X_OK : R_OK | W_OK);
  } catch (error) {
    const what = path === folder ? `The data folder ${folder}` : `${path} in the data folder ${folder}`;
    throw new Error(`${what} ${whyNot(error)}, ${remedy}.`, { cause: error });
  }
}

function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return 'is no folder, a file is in its place: move that file away';
    case 'EROFS':
      return 'lies on a disk that can only be read: make that writable';
    case 'ENOSPC':
      return 'lies on a full disk: make room there';
    default: {
      const user = process.getuid ? ` (${process.getuid()})` : '';
      return `can't be written by the user who runs the site${user}: give it to that user, with all that is in it`;
    }
  }
}
