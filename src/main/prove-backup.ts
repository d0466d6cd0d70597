import { dirname } from 'node:path';
import type { Trouble } from '#/features/backups/admin-contract';
import { readSiteLanguages } from '#/features/languages/queries';
import { pictureKeys } from '#/features/pictures/queries';
import { localizeProfile } from '#/features/profile/contract';
import { storedProfile } from '#/features/profile/queries';
import { rowsOf } from '#/platform/backup/manifest';
import type { ArchiveFile } from '#/platform/backup/read-archive';
import { isNoRoom, roomIn } from '#/platform/backup/room';
import { UnusableArchive } from '#/platform/backup/unusable-archive';
import { type VerifiedArchive, verifyArchive } from '#/platform/backup/verify-archive';
import { systemClock } from '#/platform/clock/clock';
import type { OpenDatabase } from '#/platform/db/database';
import { newestMigration } from '#/platform/db/migrate';
import { restingJobs } from './queues';
import { noFiles, restoreSite } from './site-restore';

export interface ProofTask {
  file: string;
  key: string | undefined;
  /** Whether the site encrypts its backups, so that a plain one is no proof. */
  encrypted: boolean;
  /** A folder for the scratch site, empty or not created yet. */
  folder: string;
  baseUrl: string;
}

export type ProofOutcome =
  | { ok: true; moment: Date; reservations: number; pictures: number }
  /** `detail` says what failed. It never quotes the archive's contents. */
  | { ok: false; reason: Trouble; detail: string };

interface ScratchSite {
  migrationsDir: string;
  open(folder: string): Promise<OpenDatabase>;
  /** Renders the home page of the scratch site. The database must be closed before the call. */
  renderHome(folder: string, baseUrl: string): Promise<{ status: number; html: string }>;
}

class Unproven extends Error {
  readonly reason: Trouble;

  constructor(reason: Trouble, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

/**
 * Restores an archive on trial and checks everything: the checksum of every part, the rows of every table after the database has
 * accepted them under its constraints, all pictures that rows refer to (except those that the site itself lacked), and the home
 * page of the restored site.
 */
export async function proveArchive(
  { file, key, encrypted, folder, baseUrl }: ProofTask,
  scratch: ScratchSite,
): Promise<ProofOutcome> {
  try {
    const archive = { path: file, key, encrypted };
    const room = await roomIn(dirname(file));
    const verified = await verifyArchive(archive, newestMigration(scratch.migrationsDir), room);
    const name = await restoreOnTrial(scratch, folder, archive, verified);
    const { status, html } = await scratch.renderHome(folder, baseUrl);
    if (status !== 200 || !html.includes('</html>') || !html.includes(name))
      throw new Unproven('page', `the home page was rendered with status ${status}`);
    return {
      ok: true,
      moment: new Date(verified.beginning.madeAt),
      reservations: rowsOf(verified.manifest, 'reservations'),
      pictures: rowsOf(verified.manifest, 'pictures'),
    };
  } catch (error) {
    if (isNoRoom(error))
      return { ok: false, reason: 'no_room', detail: 'there is no room for what is in the backup' };
    if (error instanceof UnusableArchive) return { ok: false, reason: error.fault, detail: error.message };
    if (error instanceof Unproven) return { ok: false, reason: error.reason, detail: error.message };
    return { ok: false, reason: 'failed', detail: error instanceof Error ? error.name : typeof error };
  }
}

/** Restores the archive, and returns a word that the home page must show: a part of the name in the profile. */
async function restoreOnTrial(
  { open, migrationsDir }: ScratchSite,
  folder: string,
  archive: ArchiveFile,
  verified: VerifiedArchive,
): Promise<string> {
  await using database = await open(folder);
  await using jobs = await restingJobs(database);
  const { db } = database;
  // Pictures aren't stored: their checksums have been compared already, and they would only take up space.
  const place = {
    db,
    database,
    files: noFiles,
    clock: systemClock,
    jobs,
    dataDir: folder,
    authSecret: undefined,
    migrationsDir,
  };
  await restoreSite(place, archive, verified);
  const { uploads, missing } = verified.manifest;
  const present = new Set([...uploads.map((upload) => upload.key), ...missing]);
  const absent = (await pictureKeys(db)).find((each) => !present.has(each));
  if (absent) throw new Unproven('pictures', `uploads/${absent} is not in the archive`);
  const { main } = await readSiteLanguages({ db });
  const { nameLines } = localizeProfile(await storedProfile({ db }), { locale: main, main });
  return longestWord(nameLines[0] ?? '');
}

/** The longest run of letters and digits, which HTML contains as it is: "Brien" of "O'Brien". */
const longestWord = (text: string): string =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).toSorted((a, b) => b.length - a.length)[0] ?? '';
