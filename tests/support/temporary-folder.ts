import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
/** The beginning of a folder's name, before the ID of the process that made the folder. */
const prefix = 'kursu-tests-';
const gigabyte = 1024 ** 3;

/**
 * Makes a folder for the temporary files of one run; returns its path and a function that deletes it. The folder is in memory
 * where enough is free, so that hundreds of short-lived databases need not wait for a disk.
 */
export function makeTemporaryFolder(): { path: string; remove(): void } {
  for (const folder of [memoryFolder, tmpdir()]) removeLeftovers(folder);
  const folder = hasSpaceInMemory() ? memoryFolder : tmpdir();
  const path = mkdtempSync(join(folder, `${prefix}${process.pid}-`));
  // PostgreSQL may run as another user, who needs access.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Deletes the folders of runs that were killed. After a few such runs, they would take gigabytes of memory. */
function removeLeftovers(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Whether a process with this ID runs, of whatever user. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function hasSpaceInMemory(): boolean {
  try {
    accessSync(memoryFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === memoryFolder);
    // Where tests run as root, PostgreSQL's programs are copied to this folder and run there.
    const isRunnable = mount?.split(' ')[3]?.split(',').includes('noexec') === false;
    return isRunnable && bavail * bsize > 4 * gigabyte && freemem() > 6 * gigabyte;
  } catch {
    return false;
  }
}
