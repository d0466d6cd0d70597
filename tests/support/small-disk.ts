import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const megabyte = 1024 * 1024;

/** A small disk for one process: a mount that only this process sees, and that ends with the process. */
export interface SmallDisk {
  /** The command that mounts the disk and copies the files onto it. It is put in front of the process's (see server.ts). */
  through: readonly string[];
  /** Fills the disk up to its last megabyte; the returned function makes room again. */
  fill(pid: number): () => void;
  /** Lets no file be opened for writing, as after an error of the disk; the returned function undoes this. */
  makeReadOnly(pid: number): () => void;
  /** Copies all files of the disk, as a power cut at this moment would leave them. */
  copy(pid: number, to: string): void;
}

/** Prepares a small disk at `folder` with the files of another folder; returns the reason where this machine can't have one. */
export function createSmallDisk(folder: string, files: string, megabytes: number): SmallDisk | string {
  const unshare = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])];
  const mount = `mount -t tmpfs -o size=${megabytes}m none "$DISK"`;
  try {
    const env = { ...process.env, DISK: folder };
    execFileSync(unshare[0] ?? '', [...unshare.slice(1), 'sh', '-c', mount], { env, stdio: 'pipe' });
  } catch (error) {
    return `nothing can be mounted: ${String((error as Error).message)
      .trim()
      .split('\n')
      .at(-1)}`;
  }
  const script = `DISK="$0" && ${mount} && cp -a "$1/." "$0" && shift && exec "$@"`;
  const inside = (pid: number) => `/proc/${pid}/root${folder}`;
  return {
    through: [...unshare, 'sh', '-c', script, folder, files],
    fill(pid) {
      const filler = join(inside(pid), 'filler');
      const { bavail, bsize } = statfsSync(inside(pid));
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - megabyte)));
      return () => rmSync(filler);
    },
    makeReadOnly(pid) {
      const inMount = (command: string) => {
        const enter = process.getuid?.() === 0 ? [] : ['--user', '--preserve-credentials'];
        const args = ['--target', String(pid), '--mount', ...enter, 'sh', '-c', command, folder];
        execFileSync('nsenter', args, { stdio: 'pipe' });
      };
      // The system can't make a disk read-only while files on it are open for writing, so a read-only bind mount covers it.
      // Files that are open already can still be written. A file that is opened for writing between the two mounts makes the
      // second one fail, so both are tried again.
      const mountTwice = 'mount --bind "$0" "$0"; mount -o remount,bind,ro "$0" && exit; umount --lazy "$0"';
      inMount(`for attempt in $(seq 50); do ${mountTwice}; done; exit 1`);
      return () => inMount('umount --lazy "$0"');
    },
    copy(pid, to) {
      cpSync(inside(pid), to, { recursive: true });
    },
  };
}
