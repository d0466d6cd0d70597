import { mkdir, mkdtempDisposable, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '#/platform/db/database';
import type { Files } from '#/platform/files/files';
import { archiveFormat, type Beginning, type Secrets } from './manifest';
import { type SnapshotOrder, takeSnapshot } from './snapshot';
import { removeAbandoned } from './temporary-files';
import { writeArchive } from './write-archive';

interface BackupContent extends Omit<SnapshotOrder, 'folder'> {
  db: Database;
  files: Pick<Files, 'read'>;
  secrets: Secrets;
  origin: Pick<Beginning, 'product' | 'secret'>;
}

interface BackupTarget {
  /** The folder for temporary files, and for the archive unless `file` gives another path. */
  folder: string;
  file?: string | undefined;
  /** The key to encrypt the archive with. Without it the archive is not encrypted. */
  key?: string | undefined;
}

/** Writes the data of the site, without the tables that are left out, into one archive. The site may be running. */
export async function writeBackup(
  { db, files, secrets, origin, ...order }: BackupContent,
  { folder, file, key }: BackupTarget,
) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(folder, file && dirname(file));
  await using spool = await mkdtempDisposable(join(folder, 'unfinished-'));
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
