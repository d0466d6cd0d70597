import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupReport } from '#/features/backups/contract';
import type { Manifest } from '#/platform/backup/manifest';
import { restoreArchive } from '#/platform/backup/restore-archive';
import { UnusableArchive } from '#/platform/backup/unusable-archive';
import { verifyArchive } from '#/platform/backup/verify-archive';
import { newestMigration } from '#/platform/db/migrate';
import type { JobSystem } from '#/platform/jobs/jobs';
import { type BackupSources, backUpSite, knownBackupKey } from './site-backup';
import { noFiles } from './site-restore';

interface Target {
  database: BackupSources['database'];
  jobs: Pick<JobSystem, 'putBack'>;
  migrationsDir: string;
}

/**
 * Copies everything from one database into another through an archive, which is kept as a backup. Then the new database is read
 * as a whole and compared with the archive. Uploads aren't moved, because both databases use the same data folder or bucket.
 * Unlike after a restoration, jobs and mails aren't held back, because the site is the same.
 */
export async function moveSite(
  source: BackupSources,
  { database, jobs, migrationsDir }: Target,
): Promise<BackupReport> {
  const { dataDir } = source;
  const key = await knownBackupKey(dataDir, source.backupKey);
  const encrypted = key !== undefined;
  const report = await backUpSite(source, { encrypted });
  const archive = { path: report.file, key };
  const newest = newestMigration(migrationsDir);
  const verified = await verifyArchive(archive, newest);
  await restoreArchive(
    { db: database.db, dataDir, migrationsDir, files: noFiles, jobs, complete: async () => undefined },
    archive,
    verified,
  );
  const path = join(dataDir, 'backups', `moved-${process.pid}.unfinished`);
  try {
    await backUpSite({ ...source, database, files: noFiles }, { file: path, encrypted: false });
    const moved = await verifyArchive({ path }, newest);
    if (verified.beginning.schema === newest) assertEqual(verified.manifest, moved.manifest);
  } finally {
    await rm(path, { force: true });
  }
  return report;
}

function assertEqual(original: Manifest, moved: Manifest): void {
  const differing = original.tables.find(({ name, rows, sha256 }) => {
    const there = moved.tables.find((table) => table.name === name);
    return there?.rows !== rows || there.sha256 !== sha256;
  });
  if (differing) throw new UnusableArchive('damaged', `${differing.name} differs after it was moved`);
  if (original.jobs.sha256 !== moved.jobs.sha256)
    throw new UnusableArchive('damaged', 'the jobs differ after they were moved');
}
