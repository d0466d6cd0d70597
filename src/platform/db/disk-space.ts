import fs from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

const megabyte = 1024 * 1024;

/**
 * Free bytes that the embedded database needs: for its next log file (16 MB), for a whole new database, and beside the rows that a
 * restoration fills in, so that these can be taken back.
 */
export const spaceNeeded = { running: 24 * megabyte, beginning: 80 * megabyte, restoring: 100 * megabyte };

/** Milliseconds between two checks of the disk. */
const checkMs = 1_000;

/** The disk is full. The message is one line for the operator. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';

  constructor(folder: string, needed: number) {
    super(
      `The disk of the data folder ${folder} is full: the database needs ${Math.ceil(needed / megabyte)} MB of room. Make room there, or set DATA_DIR to a folder on another disk.`,
    );
  }
}

function hasSpace(folder: string, needed: number): boolean {
  const { bavail, blocks, bsize } = fs.statfsSync(folder);
  // Some systems don't report sizes. Enough space is assumed there; if there isn't, a write will fail.
  return blocks === 0 || bavail * bsize >= needed;
}

/** Throws `DiskFull` unless there is so much space on the folder's disk. */
export function assertSpace(folder: string, needed: number): void {
  if (!hasSpace(folder, needed)) throw new DiskFull(folder, needed);
}

/** Bytes that this user may still write on the folder's disk; undefined where the system can't tell. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  const { bavail, blocks, bsize } = await fs.promises.statfs(folder);
  return blocks === 0 ? undefined : bavail * bsize;
}

/** Why the embedded database can't store anything: its disk is nearly full, or its folder can't be written. */
export type StorageTrouble = 'full' | 'unwritable';

/** False, for example, for a folder of another user, or on a disk that the system made read-only after an error. */
function isWritable(folder: string): boolean {
  try {
    // Every write goes to the write-ahead log first.
    for (const path of [folder, join(folder, 'pg_wal')]) fs.accessSync(path, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function troubleOf(folder: string): StorageTrouble | undefined {
  if (!isWritable(folder)) return 'unwritable';
  return hasSpace(folder, spaceNeeded.running) ? undefined : 'full';
}

/** Makes the database read-only while its disk is nearly full or unwritable: a failing write to the log would end the process. */
export function watchStorage(
  client: PGlite,
  folder: string,
  onChange: (trouble: StorageTrouble | undefined) => void = () => undefined,
): { check(): Promise<void>; stop(): void } {
  /** The trouble for which the database was last set read-only, and the one that was last reported. */
  let known: StorageTrouble | undefined;
  let reported: StorageTrouble | undefined;
  const check = async () => {
    const trouble = troubleOf(folder);
    if (trouble === known) return;
    if (trouble !== reported) onChange(trouble);
    reported = trouble;
    // If this fails, `known` stays as it is, so that the next check tries again. Otherwise the database could stay read-only.
    await client.exec(`set default_transaction_read_only = ${trouble ? 'on' : 'off'}`);
    known = trouble;
  };
  // A failed check needs no handling: the next one comes soon, and a database that doesn't respond is reported elsewhere.
  const timer = setInterval(() => void check().catch(() => undefined), checkMs).unref();
  return { check, stop: () => clearInterval(timer) };
}
