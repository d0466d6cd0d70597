import { mkdir, mkdtempDisposable, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#/platform/db/database';
import type { Files } from '#/platform/files/files';
import { archiveFormat, type Beginning, type Secrets } from './manifest';
import { type SnapshotOrder, takeSnapshot } from './snapshot';
import { writeArchive } from './write-archive';

interface BackupContent extends Omit<SnapshotOrder, 'folder'> {
  db: Database;
  files: Pick<Files, 'read'>;
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

const unfinished = 'unfinished-';
const hour = 3_600_000;

/** Writes everything that the site stores into one archive while it goes on working. */
export async function writeBackup(
  { db, files, secrets, origin, ...order }: BackupContent,
  { folder, file, key }: BackupTarget,
) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(folder);
  await using spool = await mkdtempDisposable(join(folder, unfinished));
  const snapshot = await takeSnapshot(db, { ...order, folder: spool.path });
  const madeAt = snapshot.madeAt.toISOString();
  const target = file ?? join(folder, archiveName(madeAt, key !== undefined));
  const beginning: Beginning = {
    format: 'kursu-backup',
    formatVersion: archiveFormat,
    schema: snapshot.schema,
    madeAt,
    ...origin,
  };
  const manifest = await writeArchive(target, { snapshot, beginning, secrets, files }, key);
  const { size: bytes } = await stat(target);
  return { file: target, bytes, madeAt, manifest, heldMs: snapshot.heldMs };
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
