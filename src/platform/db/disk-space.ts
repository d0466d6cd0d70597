import fs from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Why the embedded database can't store anything: its disk is nearly full, or its folder can't be written. */
export type StorageTrouble = 'full' | 'unwritable';

/** A folder that was given to another user, or whose disk the system made read-only after an error. */
function isWritable(folder: string): boolean {
  try {
    // The log is where each write goes first.
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

/**
 * Makes the database read-only while its disk is nearly full or its folder can't be written: a log that can no longer be written
 * would stop it in the middle of a write. It becomes writable again as soon as its place is.
 */
export function watchStorage(
  client: PGlite,
  folder: string,
  onChange: (trouble: StorageTrouble | undefined) => void = () => undefined,
): { check(): Promise<void>; stop(): void } {
  /** What the database has been set to, and what was reported. */
  let known: StorageTrouble | undefined;
  let reported: StorageTrouble | undefined;
  const check = async () => {
    const trouble = troubleOf(folder);
    if (trouble === known) return;
    if (trouble !== reported) onChange(trouble);
    reported = trouble;
    // What fails is tried again by the next check: a database left read-only would stay so.
    await client.exec(`set default_transaction_read_only = ${trouble ? 'on' : 'off'}`);
    known = trouble;
  };
  // A failed check needs no handling: the next one comes soon, and a database that doesn't respond is reported elsewhere.
  const timer = setInterval(() => void check().catch(() => undefined), checkMs).unref();
  return { check, stop: () => clearInterval(timer) };
}
