import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const megabyte = 1024 * 1024;

/** A disk of its own for a process: a mount that only this process sees, and that ends with it. */
export interface SmallDisk {
  /** The command that mounts the disk at the folder, fills in the files, and becomes the process. */
  through: readonly string[];
  /** Fills it; the result makes room again. */
  fill(pid: number): () => void;
  /** Lets nothing on it be opened for writing, as after an error of the disk; the result undoes it. */
  makeReadOnly(pid: number): () => void;
  /** Copies what is on it, as a power cut would leave it. */
  copy(pid: number, to: string): void;
}

/** A small disk at `folder` with the files of another folder; or why this machine can't have one. */
export function createSmallDisk(folder: string, files: string, megabytes: number): SmallDisk | string {
  const unshare = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])];
  const mount = `mount -t tmpfs -o size=${megabytes}m none "$DISK"`;
  try {
    const env = { ...process.env, DISK: folder };
    execFileSync(unshare[0] ?? '', [...unshare.slice(1), 'sh', '-c', mount], { env, stdio: 'pipe' });
  } catch (error) {
    return `nothing can be mounted: ${String((error as Error).message)
      .split('\\n')
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
      // What is open already goes on being written: the system forbids the change of a disk that is in use.
      // What is opened to be written between the two mounts keeps the second from it, so that both are tried again.
      const mountTwice = 'mount --bind "$0" "$0"; mount -o remount,bind,ro "$0" && exit; umount --lazy "$0"';
      inMount(`for attempt in $(seq 50); do ${mountTwice}; done; exit 1`);
      return () => inMount('umount --lazy "$0"');
    },
    copy(pid, to) {
      cpSync(inside(pid), to, { recursive: true });
    },
  };
}
