import fs from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

const megabyte = 1024 * 1024;

/** Free bytes that the embedded database needs: for its next log file (16 MB), and for a whole new database. */
export const spaceNeeded = { running: 24 * megabyte, beginning: 80 * megabyte };

/** Milliseconds between two checks of the disk. */
const checkMs = 1_000;

/** The disk is full. The message is one line for the operator. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';

  constructor(folder: string, needed: number) {
    super(
      `The disk of the data folder ${folder} is full: the database needs ${needed / megabyte} MB of room. Make room there, or set DATA_DIR to a folder on another disk.`,
    );
  }
}

export function hasSpace(folder: string, needed: number): boolean {
  const { bavail, blocks, bsize } = fs.statfsSync(folder);
  // Where the system can't tell, the first failing write will show it.
  return blocks === 0 || bavail * bsize >= needed;
}

/** Bytes that this user may still write on the folder's disk; undefined where the system can't tell. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return blocks === 0 ? undefined : bavail * bsize;
}

/**
 * Makes the database read-only while its disk is nearly full: a log that can no longer be written would stop it in the
 * middle of a write. It becomes writable again as soon as there is space.
 */
export function watchDiskSpace(
  client: PGlite,
  folder: string,
  onChange: (isFull: boolean) => void = () => undefined,
): { check(): Promise<void>; stop(): void } {
  let isWritable = true;
  const check = async () => {
    if (hasSpace(folder, spaceNeeded.running) === isWritable) return;
    isWritable = !isWritable;
    onChange(!isWritable);
    await client.exec(`set default_transaction_read_only = ${isWritable ? 'off' : 'on'}`);
  };
  // A failed check needs no handling: the next one comes soon, and a database that doesn't respond is reported elsewhere.
  const timer = setInterval(() => void check().catch(() => undefined), checkMs).unref();
  return { check, stop: () => clearInterval(timer) };
}
