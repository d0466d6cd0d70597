/**
 * Loaded into a server before it starts (`--import`). At each fsync of a database file, copies what was synced into the folder
 * `SYNCED_FILES`, from which power-cut.ts makes what would survive a power cut. It assumes that fsync also syncs the file's name,
 * as on ext4, XFS and Btrfs. It notices a truncation only at the next fsync, and a deletion only when a new file gets the inode.
 */
import fs from 'node:fs';
import { join } from 'node:path';

const { SYNCED_FILES: copies = '', DATA_DIR: dataDir = '' } = process.env;
if (copies === '' || dataDir === '') throw new Error('SYNCED_FILES and DATA_DIR have to name folders');
const database = join(dataDir, 'database');

/** What was written and not yet synced, by the inode of its file. */
const unsynced = new Map<number, { from: number; length: number }[]>();
/** Inodes by descriptor. */
const opened = new Map<number, number>();
const { openSync, closeSync, writeSync, fsyncSync } = fs;

const isOfDatabase = (path: unknown): path is string =>
  typeof path === 'string' && path.startsWith(`${database}/`);

fs.openSync = (path, ...rest) => {
  const isNew = isOfDatabase(path) && !fs.existsSync(path);
  const descriptor = openSync(path, ...rest);
  const found = isOfDatabase(path) ? fs.fstatSync(descriptor) : undefined;
  if (!found?.isFile()) return descriptor;
  opened.set(descriptor, found.ino);
  // A deleted file may have had the same inode.
  if (isNew) {
    unsynced.delete(found.ino);
    fs.rmSync(join(copies, String(found.ino)), { force: true });
  }
  return descriptor;
};
fs.closeSync = (descriptor) => {
  opened.delete(descriptor);
  closeSync(descriptor);
};
fs.writeSync = ((...args: Parameters<typeof writeSync>) => {
  const length = writeSync(...args);
  // PGlite always passes a position.
  const [descriptor, , , , from] = args as unknown as [number, unknown, unknown, unknown, unknown];
  const inode = opened.get(descriptor);
  if (inode !== undefined) {
    const ranges = unsynced.get(inode) ?? [];
    ranges.push({ from: Number(from), length });
    unsynced.set(inode, ranges);
  }
  return length;
}) as typeof writeSync;
fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor);
  const inode = opened.get(descriptor);
  if (inode !== undefined) copySynced(descriptor, inode);
};

/** Writes the ranges that are now synced into the file's copy, whose name is the inode. Gives the copy the file's size. */
function copySynced(descriptor: number, inode: number): void {
  const target = openSync(join(copies, String(inode)), fs.constants.O_RDWR | fs.constants.O_CREAT);
  const source = openSync(`/proc/self/fd/${descriptor}`, 'r');
  for (const { from, length } of unsynced.get(inode) ?? []) {
    const bytes = Buffer.alloc(length);
    const read = fs.readSync(source, bytes, 0, length, from);
    writeSync(target, bytes, 0, read, from);
  }
  unsynced.delete(inode);
  fs.ftruncateSync(target, fs.fstatSync(source).size);
  closeSync(source);
  closeSync(target);
}
