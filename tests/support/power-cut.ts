import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const pageBytes = 4096;
const recorder = new URL('./synced-files.ts', import.meta.url);

/** What survives of writes that were not synced: nothing, or random pages of 4 kB, because a disk writes pages in any order. */
export type Survivors = 'nothing' | 'random pages';

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Prepares a data folder for a power cut. The server must then be started with `env`, by which it records what it syncs. */
export function expectPowerCut(dataDir: string) {
  const database = join(dataDir, 'database');
  const copies = mkdtempSync(join(tmpdir(), 'kursu-synced-'));
  // The files that exist already count as synced.
  for (const file of filesOf(database)) copyFileSync(file, join(copies, String(statSync(file).ino)));
  return {
    env: { SYNCED_FILES: copies, NODE_OPTIONS: `--import=${recorder}` },
    folder: copies,
    /** Makes, once the server was killed, a data folder with what a disk would hold. Returns it, and how many bytes were lost. */
    cut(survivors: Survivors): { dataDir: string; lostBytes: number } {
      const after = mkdtempSync(join(tmpdir(), 'kursu-after-cut-'));
      cpSync(dataDir, after, {
        recursive: true,
        filter: (path) => path !== join(dataDir, 'lock'),
      });
      let lostBytes = 0;
      for (const file of filesOf(database)) {
        const written = readFileSync(file);
        const synced = readSynced(join(copies, String(statSync(file).ino)));
        const left = survivors === 'nothing' ? synced : blend(written, synced);
        lostBytes += differing(written, left);
        const target = join(after, 'database', relative(database, file));
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, left);
      }
      return { dataDir: after, lostBytes };
    },
  };
}

function readSynced(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}

function blend(written: Buffer, synced: Buffer): Buffer {
  const size = Math.random() < 0.5 ? written.length : synced.length;
  const left = Buffer.alloc(size);
  for (let from = 0; from < size; from += pageBytes) {
    const source = Math.random() < 0.5 ? written : synced;
    source.subarray(from, from + pageBytes).copy(left, from);
  }
  return left;
}

/** The total size of the pages that differ, in bytes. */
function differing(one: Buffer, other: Buffer): number {
  let bytes = 0;
  for (let from = 0; from < Math.max(one.length, other.length); from += pageBytes) {
    const page = (buffer: Buffer) => buffer.subarray(from, from + pageBytes);
    if (!page(one).equals(page(other))) bytes += pageBytes;
  }
  return bytes;
}
