import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

interface EmscriptenStream {
  nfd?: number;
}

type Make<Made> = (...args: unknown[]) => Made;

interface EmscriptenModule {
  FS: { destroyNode(node: object): void };
  NODEFS: {
    createNode: Make<object>;
    node_ops: { mknod: Make<object> };
    stream_ops: { fsync?: (stream: EmscriptenStream) => number };
  };
}

/** PGlite's Node file system with `forgetFailed` and with fsync, without which a power cut can lose acknowledged writes. */
export class DurableFS extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    const addFsync = (module: unknown) => {
      (module as EmscriptenModule).NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) syncOrEnd(stream.nfd, this.rootDir);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addFsync, forgetFailed] } };
  }
}

/**
 * Removes the registration of a file that couldn't be created, for example on a disk that is read-only for a moment. Emscripten
 * keeps the registration, so PostgreSQL could never create this file: opening it fails because it doesn't exist, and creating it
 * fails because it is registered.
 */
function forgetFailed(module: unknown): void {
  const { FS, NODEFS } = module as EmscriptenModule;
  const { createNode, node_ops } = NODEFS;
  const { mknod } = node_ops;
  let registered: object | undefined;
  NODEFS.createNode = (...args) => {
    registered = createNode(...args);
    return registered;
  };
  node_ops.mknod = (...args) => {
    registered = undefined;
    try {
      return mknod(...args);
    } catch (error) {
      if (registered) FS.destroyNode(registered);
      throw error;
    }
  };
}

/** Flushes a file. Ends this process if that fails, as a PostgreSQL server does: repeating a failed fsync is meaningless. */
function syncOrEnd(descriptor: number, folder: string): void {
  try {
    fs.fsyncSync(descriptor);
  } catch (error) {
    fs.writeSync(2, `The disk refused to keep the database in ${folder}: ${(error as Error).message}\n`);
    process.exit(1);
  }
}

/** Start parameters without `-F` (PGlite's own parameters turn fsync off), and with memory for one small site. */
export const durableStartParams = [
  '--single',
  '-O',
  '-j',
  ...[
    'search_path=public',
    'exit_on_error=false',
    'log_checkpoints=false',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'max_parallel_workers_per_gather=0',
    'max_parallel_maintenance_workers=0',
    'io_method=sync',
    'fsync=on',
    'synchronous_commit=on',
    'full_page_writes=on',
    'wal_sync_method=fsync',
    'shared_buffers=16MB',
    // A finished log file is removed, not renamed for reuse: reuse would keep erased data on the disk.
    'wal_recycle=off',
  ].flatMap((setting) => ['-c', setting]),
];

/** Flushes a folder, everything in it and its entry in the parent folder to the disk. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(folder);
  syncPath(dirname(folder));
}

export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
