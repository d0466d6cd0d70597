import { mkdir, mkdtempDisposable, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trouble } from '#/features/backups/admin-contract';
import {
  backupOutcome,
  currentBackupSetup,
  type NightlyBackupServices,
} from '#/features/backups/admin-queries';
import {
  recordEnd,
  recordFailure,
  recordMade,
  recordProof,
  recordUnproven,
} from '#/features/backups/commands/record-outcome';
import { type BackupJob, enqueueNight } from '#/features/backups/jobs';
import { type BackupSetup, isElsewhere } from '#/features/backups/rules';
import { siteTimeZone } from '#/features/profile/queries';
import { type BackupPlace, type PlaceSettings, UnusablePlace } from '#/platform/backup/backup-place';
import {
  erasureListName,
  nightlyArchives,
  nightlyName,
  outdatedArchives,
} from '#/platform/backup/nightly-archives';
import { openPlace } from '#/platform/backup/open-place';
import { isNoRoom, roomIn } from '#/platform/backup/room';
import { UnusableArchive } from '#/platform/backup/unusable-archive';
import type { Context } from '#/platform/context';
import type { OpenDatabase } from '#/platform/db/database';
import { ReasonedError } from '#/platform/errors/reasoned-error';
import { errorTrace } from '#/platform/errors/trace';
import { openChild } from '#/platform/process/child-process';
import type { Settings } from './env';
import { putErasureList } from './erasure-list';
import { readVersion } from './health';
import type { ProofOutcome, ProofTask } from './prove-backup';
import { backUpSite, backupKey, knownBackupKey, lostPictures } from './site-backup';

export interface NightlyBackups {
  ctx: Context;
  database: OpenDatabase;
  services: NightlyBackupServices;
  settings: Pick<Settings, 'authSecret' | 'backupKey' | 'baseUrl' | 'allowPrivateHosts'>;
  dataDir: string;
  root: string;
  /** Restores an archive on trial. Resolves to undefined if the process that restores it ends early or takes too long. */
  prove?: (task: ProofTask) => Promise<ProofOutcome | undefined>;
}

/** The most attempts in one night. */
const maxAttempts = 4;
/**
 * If an earlier attempt succeeded less than this many milliseconds ago, it was in the same night, and its work isn't repeated.
 */
const sameNightMs = 12 * 3_600_000;
/** The most milliseconds between the moment in the name of an archive and that of the snapshot in it. */
const snapshotMs = 3_600_000;

/** Runs the job: makes a backup, stores it at the place of the backups, and proves the newest backup there. */
export async function performBackup(
  nightly: NightlyBackups,
  { hour }: BackupJob,
  attempt: number,
): Promise<void> {
  const { ctx, services } = nightly;
  const setup = await currentBackupSetup(ctx.db, services);
  if (hour !== undefined) {
    if (hour !== setup.hour) return;
    await enqueueNight(ctx, ctx.db, setup, await siteTimeZone(ctx.db));
  }
  const before = await backupOutcome(ctx.db);
  const isRecent = (at: string | undefined) =>
    attempt > 1 && at !== undefined && ctx.clock.now().getTime() - Date.parse(at) < sameNightMs;
  const isMade = !before.failure && isRecent(before.made?.at);
  const isProven = isMade && !before.proofFailure && isRecent(before.proof?.at);
  try {
    const failure = isMade ? undefined : await settle(nightly, 'made', () => makeBackup(nightly, setup));
    if (failure) await recordFailure(ctx, failure);
    // A backup without appointments must not count as the proven one.
    const fault =
      isProven || failure === 'emptied'
        ? undefined
        : await settle(nightly, 'proven', () => proveNewest(nightly, setup));
    if (fault) await recordUnproven(ctx, fault);
    if (failure && failure !== 'emptied' && hour !== undefined && attempt < maxAttempts)
      throw new Error('no backup was made');
  } finally {
    await recordEnd(ctx);
  }
}

/**
 * Does the work, and logs an error. Returns the kind of trouble that the owner's room has words for; undefined after a success.
 */
async function settle(
  { ctx }: NightlyBackups,
  what: 'made' | 'proven',
  work: () => Promise<void>,
): Promise<Trouble | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const trouble = troubleIn(error);
    ctx.log.error({ trouble, error: errorTrace(error) }, `backup: could not be ${what}`);
    return trouble;
  }
}

class Troubled extends ReasonedError<Trouble> {}

function troubleIn(error: unknown): Trouble {
  if (error instanceof Troubled) return error.reason;
  if (error instanceof UnusablePlace || error instanceof UnusableArchive) return error.fault;
  return isNoRoom(error) ? 'no_room' : 'failed';
}

/** Opens a place. The address that the operator has set in the environment may be in a private network. */
function open({ services, settings }: NightlyBackups, place: PlaceSettings): Promise<BackupPlace> {
  const { place: configured } = services.environment;
  const address = configured?.kind === 'webdav' ? configured.address : '';
  const endpoint = configured?.kind === 's3' ? configured.endpoint : '';
  const own = [address, endpoint].flatMap((each) =>
    each ? [new URL(each).host, new URL(each).hostname] : [],
  );
  return openPlace(place, [...settings.allowPrivateHosts, ...own]);
}

const siteOf = ({ settings }: Pick<NightlyBackups, 'settings'>): string => new URL(settings.baseUrl).host;

/** Throws unless there is room for `bytes`. Returns how many bytes there is room for. */
async function assertRoom(folder: string, bytes: number): Promise<number> {
  const room = await roomIn(folder);
  if (room < bytes) throw new Troubled('no_room');
  return room;
}

/** Writes an archive on this machine. If the backups are kept elsewhere, sends it there and then deletes it here. */
async function makeBackup(nightly: NightlyBackups, setup: BackupSetup): Promise<void> {
  const { ctx, database, services, settings, dataDir, root } = nightly;
  const folder = setup.place.kind === 'disk' ? setup.place.folder : services.defaultFolder;
  const here = await open(nightly, { kind: 'disk', folder });
  // Creates the folder, and throws if it can't be used.
  await here.list();
  const last = (await backupOutcome(ctx.db)).made;
  await assertRoom(folder, 2_000 * (last?.kilobytes ?? 0));
  const { files, clock } = ctx;
  const madeAt = clock.now();
  const name = nightlyName(siteOf(nightly), madeAt, setup.encrypted);
  const { authSecret, backupKey } = settings;
  const { product } = readVersion(root);
  const sources = { database, files, clock, dataDir, product, authSecret, backupKey };
  const order = { file: join(folder, name), encrypted: setup.encrypted };
  const { file, bytes, emptied, missing } = await backUpSite(sources, order);
  const lost = await lostPictures(database.db, missing);
  if (lost.length > 0) ctx.log.error({ pictures: lost }, 'backup: files of pictures are missing');
  // Appointments or pictures may have been lost, so this run removes no older archive.
  const removeFrom =
    emptied || lost.length > 0
      ? async () => undefined
      : (place: BackupPlace) => removeOutdated(nightly, place);
  try {
    if (isElsewhere(setup.place)) await removeFrom(await sendAway(nightly, setup, name, file));
    await recordMade(ctx, { madeAt, file: name, bytes, lostPictures: lost.length });
    await storeErasureList(nightly, setup);
  } finally {
    await removeFrom(here);
  }
  if (emptied) throw new Troubled('emptied');
}

/** Stores the list of erasures beside the archives soon after an erasure, without waiting for the next nightly backup. */
export async function keepErasuresElsewhere(nightly: NightlyBackups): Promise<void> {
  const setup = await currentBackupSetup(nightly.ctx.db, nightly.services);
  if (setup.hour) await storeErasureList(nightly, setup);
}

/**
 * Stores the list of erasures beside the archives, for a restoration on an empty machine. A failure, for example because the
 * account may not replace a file, is only logged: the archives can be restored without the list.
 */
async function storeErasureList(nightly: NightlyBackups, setup: BackupSetup): Promise<void> {
  const { ctx, settings, dataDir } = nightly;
  if (setup.isLocked) return;
  try {
    const key = setup.encrypted ? await backupKey(dataDir, settings.backupKey) : undefined;
    const name = erasureListName(siteOf(nightly), setup.encrypted);
    await putErasureList(dataDir, await open(nightly, setup.place), { name, key });
  } catch (error) {
    ctx.log.warn({ error: errorTrace(error) }, 'backup: the list of erasures could not be stored');
  }
}

async function sendAway(nightly: NightlyBackups, setup: BackupSetup, name: string, file: string) {
  if (setup.isLocked) throw new Troubled('secret');
  const place = await open(nightly, setup.place);
  // Listing creates a missing folder, unless the place is a bucket.
  await place.list();
  await place.put(name, file);
  await rm(file);
  return place;
}

/** Removes outdated archives. A failure is only logged: for safety, the site's account may lack the right to remove archives. */
async function removeOutdated({ ctx, settings }: NightlyBackups, place: BackupPlace): Promise<void> {
  try {
    const outdated = outdatedArchives(await place.list(), siteOf({ settings }), ctx.clock.now());
    for (const name of outdated) await place.remove(name);
  } catch (error) {
    ctx.log.warn({ error: errorTrace(error) }, 'backup: older archives could not be removed');
  }
}

const proofProcess = {
  folder: import.meta.dirname,
  programs: ['proof.js', '../proof.js'],
  timeoutMs: 3 * 3_600_000,
};

/** Proves an archive in a process of its own, so that the server's memory doesn't grow. */
async function proveInProcess(task: ProofTask): Promise<ProofOutcome | undefined> {
  using child = openChild<ProofTask, ProofOutcome>(proofProcess);
  return await child.ask(task);
}

/** A hostile place could pass off an old archive, or another one, as the newest. */
function notThat({ ctx }: NightlyBackups, detail: string): Troubled {
  ctx.log.error({ detail }, 'backup: the newest archive is not the one that was made');
  return new Troubled('replaced');
}

/** Fetches the newest archive from the place of the backups, restores it on trial, and records a success. Throws on a fault. */
async function proveNewest(nightly: NightlyBackups, setup: BackupSetup): Promise<void> {
  const { ctx, services, settings, dataDir, prove = proveInProcess } = nightly;
  if (setup.isLocked) throw new Troubled('secret');
  const place = await open(nightly, setup.place);
  const [newest] = nightlyArchives(await place.list(), siteOf(nightly), ctx.clock.now());
  if (!newest) throw new Troubled('nothing');
  const { made } = await backupOutcome(ctx.db);
  // Names are exact to the second.
  if (made && newest.at.getTime() + 1_000 <= Date.parse(made.at))
    throw notThat(nightly, `the newest is ${newest.name}, but ${made.file} was made`);
  await mkdir(services.defaultFolder, { recursive: true, mode: 0o700 });
  const room = await assertRoom(services.defaultFolder, 3_000 * (made?.kilobytes ?? 0));
  await using folder = await mkdtempDisposable(join(services.defaultFolder, 'unfinished-'));
  const file = join(folder.path, newest.name);
  // A third of the room, as above: the rest is for the site that is restored from the archive.
  await place.fetch(newest.name, file, room / 3);
  const key = await knownBackupKey(dataDir, settings.backupKey);
  const scratch = join(folder.path, 'site');
  const outcome = await prove({
    file,
    key,
    encrypted: setup.encrypted,
    folder: scratch,
    baseUrl: settings.baseUrl,
  });
  if (!outcome) throw new Error('the process of the proof ended early');
  if (!outcome.ok) {
    ctx.log.error({ detail: outcome.detail }, 'backup: the proof found a fault');
    throw new Troubled(outcome.reason);
  }
  const { moment, reservations, pictures } = outcome;
  if (Math.abs(moment.getTime() - newest.at.getTime()) > snapshotMs)
    throw notThat(nightly, `${newest.name} holds the site as it was at ${moment.toISOString()}`);
  await recordProof(ctx, {
    provenMoment: moment,
    provenElsewhere: isElsewhere(setup.place),
    reservations,
    pictures,
  });
}
