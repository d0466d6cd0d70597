import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Executor } from '#/platform/db/database';
import type { Files } from '#/platform/files/files';
import { archiveFormat, type Beginning, type Manifest, type Secrets } from './manifest';
import { takeSnapshot } from './snapshot';
import { writeArchive } from './write-archive';

interface BackupContent {
  db: Database;
  files: Pick<Files, 'read'>;
  now: () => Date;
  /** Tables that are left out. */
  leftOut: readonly string[];
  /** The keys of all uploads. */
  uploads: (db: Executor) => Promise<string[]>;
  secrets: Secrets;
  origin: Pick<Beginning, 'product' | 'secret'>;
}

interface BackupTarget {
  /** For what is being written, and for the archive where `file` doesn't say another place. */
  folder: string;
  file?: string | undefined;
  /** Encrypts the archive. */
  key?: string | undefined;
}

interface WrittenBackup {
  file: string;
  bytes: number;
  madeAt: string;
  manifest: Manifest;
  /** Milliseconds that the snapshot took. */
  heldMs: number;
}

const unfinished = 'unfinished-';
const hour = 3_600_000;

/** Writes everything that the site stores into one archive while it goes on working. */
export async function writeBackup(
  { db, files, now, leftOut, uploads, secrets, origin }: BackupContent,
  { folder, file, key }: BackupTarget,
): Promise<WrittenBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(folder);
  const spool = await mkdtemp(join(folder, unfinished));
  try {
    const snapshot = await takeSnapshot(db, { folder: spool, leftOut, extra: uploads, now });
    const madeAt = snapshot.madeAt.toISOString();
    const target = file ?? join(folder, archiveName(madeAt, key !== undefined));
    const beginning: Beginning = {
      format: 'kursu-backup',
      formatVersion: archiveFormat,
      schema: snapshot.schema,
      madeAt,
      ...origin,
    };
    const content = { snapshot, beginning, secrets, uploads: snapshot.extra, files };
    const manifest = await writeArchive(target, content, key);
    const { size: bytes } = await stat(target);
    return { file: target, bytes, madeAt, manifest, heldMs: snapshot.heldMs };
  } finally {
    await rm(spool, { recursive: true, force: true });
  }
}

/** `kursu-backup-20261123T041000Z.tar.gz`, so that names sort by time. */
const archiveName = (madeAt: string, isEncrypted: boolean): string =>
  `kursu-backup-${madeAt.replace(/[-:]|\.\d+/g, '')}.tar.gz${isEncrypted ? '.age' : ''}`;

/** Removes what a killed process has left; another process may be writing a newer one. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const isUnfinished = name.startsWith(unfinished) || name.endsWith('.unfinished');
    if (isUnfinished && Date.now() - (await stat(path)).mtimeMs > hour)
      await rm(path, { recursive: true, force: true });
  }
}
