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
import { isNoRoom, roomIn } from '#/platform/backup/room';
import { UnusableArchive } from '#/platform/backup/unusable-archive';
import { verifyArchive } from '#/platform/backup/verify-archive';
import type { OpenDatabase } from '#/platform/db/database';
import { countInstances } from '#/platform/db/instances';
import { newestMigration } from '#/platform/db/migrate';
import type { JobSystem } from '#/platform/jobs/jobs';
import { counter } from '#/platform/net/body';
import { knownBackupKey } from './site-backup';
import { isOccupied, type RestorePlace, restoreSite } from './site-restore';

interface Place extends RestorePlace {
  database: OpenDatabase;
  jobs: JobSystem;
  /** Starts the jobs again, if this process runs any. */
  resumeJobs: () => Promise<void>;
}

export async function receiveBackup(
  place: Place,
  { body, bytes, key }: BackupUpload,
  configuredKey: string | undefined,
): Promise<RestoreResponse> {
  const { dataDir, database, jobs, resumeJobs, migrationsDir } = place;
  const isShared = database.engine === 'postgres' && (await countInstances(database)) > 1;
  if (isShared || (await isOccupied(place.db))) return { ok: false, reason: 'occupied' };
  const folder = join(dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const room = await roomIn(folder);
  // Once for the archive itself, and once at least for what is in it.
  if (room < 2 * bytes) return { ok: false, reason: 'no_room' };
  const path = join(folder, `${randomUUID()}.unfinished`);
  try {
    const stored = createWriteStream(path, { mode: 0o600 });
    // The size may not have been sent.
    await pipeline(Readable.fromWeb(body as NodeReadableStream), counter(room / 2), stored);
    const typed = findBackupKey(key);
    const archive = {
      path,
      key: typed ?? (await knownBackupKey(dataDir, configuredKey)),
      encrypted: typed !== undefined,
    };
    const verified = await verifyArchive(archive, newestMigration(migrationsDir), room - stored.bytesWritten);
    // The restored jobs must not run before the site is activated.
    await jobs.pause();
    await restoreSite(place, archive, verified).catch(async (error) => {
      await resumeJobs();
      throw error;
    });
    return { ok: true };
  } catch (error) {
    if (isNoRoom(error)) return { ok: false, reason: 'no_room' };
    if (error instanceof UnusableArchive && error.fault !== 'missing')
      return { ok: false, reason: error.fault };
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}
