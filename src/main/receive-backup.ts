import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { RestoreResponse } from '#/features/backups/contract';
import type { BackupUpload } from '#/features/backups/routes';
import { findBackupKey } from '#/platform/backup/encryption';
import { UnusableArchive } from '#/platform/backup/unusable-archive';
import { verifyArchive } from '#/platform/backup/verify-archive';
import type { OpenDatabase } from '#/platform/db/database';
import { freeBytes } from '#/platform/db/disk-space';
import { countInstances } from '#/platform/db/instances';
import { newestMigration } from '#/platform/db/migrate';
import type { JobSystem } from '#/platform/jobs/jobs';
import { knownBackupKey } from './site-backup';
import { isOccupied, type RestorePlace, restoreSite } from './site-restore';

/**
 * Bytes that must be free for the database, in addition to twice the archive's size: once for the archive itself, and once for
 * the pictures in it.
 */
const spareBytes = 200 * 1024 * 1024;

interface Place extends RestorePlace {
  database: OpenDatabase;
  jobs: JobSystem;
}

export async function receiveBackup(
  place: Place,
  { body, bytes, key }: BackupUpload,
  configuredKey: string | undefined,
): Promise<RestoreResponse> {
  const { dataDir, database, jobs, migrationsDir } = place;
  const isShared = database.engine === 'postgres' && (await countInstances(database)) > 1;
  if (isShared || (await isOccupied(place.db))) return { ok: false, reason: 'occupied' };
  const folder = join(dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const free = await freeBytes(folder);
  if (free !== undefined && free < 2 * bytes + spareBytes) return { ok: false, reason: 'no_room' };
  const path = join(folder, `${randomUUID()}.unfinished`);
  try {
    await pipeline(Readable.fromWeb(body as NodeReadableStream), createWriteStream(path, { mode: 0o600 }));
    const archive = { path, key: findBackupKey(key) ?? (await knownBackupKey(dataDir, configuredKey)) };
    const verified = await verifyArchive(archive, newestMigration(migrationsDir));
    // The restored jobs must not run before the site is activated.
    await jobs.pause();
    await restoreSite(place, archive, verified).catch(async (error) => {
      await jobs.start();
      throw error;
    });
    return { ok: true };
  } catch (error) {
    if (error instanceof UnusableArchive && error.fault !== 'missing')
      return { ok: false, reason: error.fault };
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}
