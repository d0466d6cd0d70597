import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { activateSite } from '#/features/backups/commands/activate-site';
import { heldRestore } from '#/features/backups/queries';
import { findBackupKey } from '#/platform/backup/encryption';
import { rowsOf } from '#/platform/backup/manifest';
import type { ArchiveFile } from '#/platform/backup/read-archive';
import { type VerifiedArchive, verifyArchive } from '#/platform/backup/verify-archive';
import { systemClock } from '#/platform/clock/clock';
import { isDamage, setAsideDatabase } from '#/platform/db/damage';
import type { Database } from '#/platform/db/database';
import { newestMigration } from '#/platform/db/migrate';
import { openStopped, openUnlessServing, Refusal, runCommand, say, siteSources } from './command';
import { databaseSettings, markNewRestore, restoreMark } from './database';
import type { Settings } from './env';
import { restingJobs } from './queues';
import { backUpReplaced } from './replaced';
import { adoptRestoredSecrets } from './restored-secrets';
import { askRunningServer } from './running-server';
import { knownBackupKey } from './site-backup';
import { newerThan, type RestoreReport, restoreSite } from './site-restore';

const usage = `npm run restore FILE [-- --key-file FILE] [-- --replace] [-- --check]
npm run restore -- --activate [--send-due]

Brings a backup back, into an empty place: a new DATA_DIR, or the empty database of DATABASE_URL. Stop the server first. The
archive is read to its end and checked before anything is changed, and is never changed itself. A backup of an older version
is brought up to this one. Afterwards start the site: visitors can read and book, but mails and jobs are held back until you
activate it.

  --key-file FILE  the key of an encrypted backup, as the recovery sheet shows it (otherwise BACKUP_KEY, or the key in DATA_DIR)
  --replace        into a place that is in use: everything in it is replaced, after a backup of it was made (a damaged embedded
                   database, of which none can be made, is set aside)
  --check          only checks the archive
  --activate       has the restored site take up its work, also while the server runs
  --send-due       sends the mails too that were due since the backup was made; most were sent by the site that was lost
  --help           this text`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const migrationsDir = join(root, 'migrations');

await runCommand({
  usage,
  options: {
    'key-file': { type: 'string' },
    replace: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    activate: { type: 'boolean', default: false },
    'send-due': { type: 'boolean', default: false },
  },
  failure: 'Nothing was restored',
  async run({ values, positionals: [path] }, settings) {
    if (values.activate) return activate(settings, values['send-due']);
    if (!path) throw new Refusal(usage);
    const keyFile = values['key-file'];
    const key = await keyFor(settings, keyFile);
    const archive = { path: resolve(path), key, encrypted: keyFile !== undefined };
    const verified = await verifyArchive(archive, newestMigration(migrationsDir));
    say(describe(verified));
    if (!values.check) await restoreOver(settings, archive, verified, values.replace);
  },
});

async function keyFor(settings: Settings, file: string | undefined): Promise<string | undefined> {
  if (!file) return knownBackupKey(resolve(settings.dataDir), settings.backupKey);
  const key = findBackupKey(await readFile(resolve(file), 'utf8'));
  if (!key) throw new Refusal(`There is no key in ${file}: it begins with AGE-SECRET-KEY-1.`);
  return key;
}

function describe({ beginning, manifest }: VerifiedArchive): string {
  return `The backup is complete: the site as it was at ${beginning.madeAt}, with ${rowsOf(manifest, 'reservations')} reservations and ${rowsOf(manifest, 'pictures')} pictures.`;
}

/** With `replace`, an embedded database that is too damaged to be opened or backed up is set aside, and a new one is filled. */
async function restoreOver(...order: Parameters<typeof restore>): Promise<void> {
  const [settings, , , replace] = order;
  try {
    await restore(...order);
  } catch (error) {
    if (settings.databaseUrl || !isDamage(error)) throw error;
    if (!replace) throw new Refusal('The database is damaged: with --replace it is set aside.');
    const aside = setAsideDatabase(resolve(settings.dataDir), systemClock.now());
    say(`The database is damaged, so no backup of it could be made. It was set aside: ${aside}`);
    await restore(...order);
  }
}

async function restore(
  settings: Settings,
  archive: ArchiveFile,
  verified: VerifiedArchive,
  replace: boolean,
): Promise<void> {
  await markNewRestore(settings);
  await using database = await openStopped(databaseSettings(settings, root), { replace });
  await using jobs = await restingJobs(database);
  const { db } = database;
  const sources = { ...siteSources(settings, root), database };
  // Adopts the secrets of an earlier restoration that ended before its last step: the backup of the replaced site must contain
  // them.
  await adoptRestoredSecrets(db, sources.dataDir);
  const backup = await backUpReplaced(sources, replace);
  if (backup) {
    say(`A backup of what is replaced: ${backup}`);
    await sayWhatIsNewer(db, new Date(verified.beginning.madeAt));
  }
  const place = { ...sources, db, database, jobs, migrationsDir };
  const report = await restoreSite(place, archive, verified);
  await rm(restoreMark(sources.dataDir), { force: true });
  sayWhatIsLeft(report, verified);
  const due = (await heldRestore(db))?.overdueMails ?? 0;
  if (due > 0)
    say(
      `${due} mails were due since the backup was made. The site that was lost has probably sent them, so they are not sent unless you activate with --send-due.`,
    );
}

async function sayWhatIsNewer(db: Database, madeAt: Date): Promise<void> {
  const newer = await newerThan(db, madeAt).catch(() => undefined);
  if (!newer)
    return say(
      'What is newer than the archive cannot be listed, because another version changed the database.',
    );
  const { reservations, others, mails } = newer;
  const notIn = 'Not in the restored site, or changed since';
  for (const { startsAt, name, email, phone, status } of reservations)
    say(`${notIn}: reservation of ${startsAt.toISOString()}, ${status}, ${name}, ${email}, ${phone}`);
  for (const { called, name, email } of others) say(`${notIn}: ${called} ${name}, ${email}`);
  for (const { kind, sentAt, name } of mails)
    say(`Mailed since the backup was made: ${kind}, ${sentAt?.toISOString()}, ${name}`);
}

function sayWhatIsLeft(report: RestoreReport, { beginning, manifest }: VerifiedArchive): void {
  say('Restored: every table was read again and is equal to the backup.');
  if (report.mailPassword) say('Enter the password of the mail server again: its key is not in this backup.');
  if (report.placeSecret)
    say('Enter the password of the place of the backups again: its key is not in this backup.');
  if (report.calendarPassword)
    say('Enter the password of the calendar account again: its key is not in this backup.');
  for (const email of report.twoFactor)
    say(`${email} signs in by password alone now: set up the authenticator again.`);
  if (report.erasedAgain > 0)
    say(
      `Erased again, because their people were erased after the backup was made: ${report.erasedAgain} record(s).`,
    );
  if (report.erasuresUnread)
    say(
      'Not everything could be read that says which people were erased after the backup was made: erase again who is missing.',
    );
  if (report.erasuresUnknown)
    say(
      'No list of erasures lies beside the archive or in DATA_DIR: whoever was erased after the backup was made has to be erased again.',
    );
  if (manifest.missing.length > 0)
    say(
      `Files of pictures that the backup did not have: ${manifest.missing.length}, the first is ${manifest.missing[0]}.`,
    );
  say(
    `What was booked, moved, cancelled or written between ${beginning.madeAt} and ${systemClock.now().toISOString()} is not in it: look for the notices of that period in the owner's mailbox, and enter those appointments by hand.`,
  );
  say('Start the site and look at it. Mails and jobs are held back until: npm run restore -- --activate');
}

async function activate(settings: Settings, sendDue: boolean): Promise<void> {
  const done = await activateHere(settings, sendDue);
  if (!done)
    throw new Refusal('There is nothing to activate: the site was not restored, or is at work already.');
  say('The site is at work: mails are sent, jobs are done.');
  if (done.heldMails > 0)
    say(
      `${done.heldMails} mails that were due in the meantime are not sent: the owner sees them in her room and can send each by hand.`,
    );
}

async function activateHere(settings: Settings, sendDue: boolean): ReturnType<typeof activateSite> {
  await using database = await openUnlessServing(settings, root);
  if (!database) return askToActivate(settings, sendDue);
  return await activateSite({ db: database.db, clock: systemClock }, { sendDue });
}

async function askToActivate(settings: Settings, sendDue: boolean): ReturnType<typeof activateSite> {
  const { status, body } = await askRunningServer(settings, 'activate', { sendDue });
  if (status === 409) return undefined;
  if (status !== 200) throw new Refusal(`The running server could not be activated (${status}).`);
  return JSON.parse(body);
}
