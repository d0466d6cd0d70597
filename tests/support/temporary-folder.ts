import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
const gigabyte = 1024 ** 3;

/**
 * A folder for the temporary files of one run, and a function that deletes it. It is in memory where the system has enough
 * of it, so that hundreds of short-lived databases need not wait for a disk.
 */
export function makeTemporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(hasSpaceInMemory() ? memoryFolder : tmpdir(), 'kursu-tests-'));
  // PostgreSQL's own user needs access.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function hasSpaceInMemory(): boolean {
  try {
    accessSync(memoryFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === memoryFolder);
    // The server's programs are copied there and run.
    const isRunnable = mount?.split(' ')[3]?.split(',').includes('noexec') === false;
    return isRunnable && bavail * bsize > 4 * gigabyte && freemem() > 6 * gigabyte;
  } catch {
    return false;
  }
}
