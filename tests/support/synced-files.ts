/**
 * Loaded into a server before it starts (`--import`): keeps, in `SYNCED_FILES`, what of its database's files has been flushed to
 * the disk by fsync, so that power-cut.ts can tell what a power cut would have left. A file's name counts as kept with the file,
 * as on ext4, XFS and Btrfs.
 */
import fs from 'node:fs';
import { join } from 'node:path';

const kept = process.env.SYNCED_FILES ?? '';
const database = join(process.env.DATA_DIR ?? '', 'database');

/** What was written and not yet flushed, by the inode of its file. */
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
  // The inode may have been that of a file which was deleted.
  if (isNew) {
    unsynced.delete(found.ino);
    fs.rmSync(join(kept, String(found.ino)), { force: true });
  }
  return descriptor;
};
fs.closeSync = (descriptor) => {
  opened.delete(descriptor);
  closeSync(descriptor);
};
fs.writeSync = ((...words: Parameters<typeof writeSync>) => {
  const length = writeSync(...words);
  const [descriptor, , , , from] = words as unknown as [number, unknown, unknown, unknown, unknown];
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
  if (inode !== undefined) keep(descriptor, inode);
};

/** Writes what was unsynced into the kept copy of the file, which is named for its inode, and notes the file's size. */
function keep(descriptor: number, inode: number): void {
  const target = openSync(join(kept, String(inode)), fs.constants.O_RDWR | fs.constants.O_CREAT);
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
