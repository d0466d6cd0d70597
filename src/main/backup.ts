import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackupReport } from '#/features/backups/contract';
import { verifyArchive } from '#/platform/backup/verify-archive';
import { newestMigration } from '#/platform/db/migrate';
import { copyToDisk } from '#/platform/files/whole-file';
import { assertSite, openUnlessServing, Refusal, runCommand, siteSources } from './command';
import type { Settings } from './env';
import { recoverySheet } from './recovery-sheet';
import { adoptRestoredSecrets } from './restored-secrets';
import { askRunningServer } from './running-server';
import { backUpSite, knownBackupKey } from './site-backup';

const usage = `npm run backup [FILE] [-- --encrypt]
npm run backup -- --sheet FILE.html

Writes one archive (.tar.gz) of everything that the site stores: all tables as lines of JSON, pictures, waiting jobs. The site
goes on working meanwhile. Then the archive is read again and compared with what was written. Without FILE it goes into the
folder "backups" of DATA_DIR. "npm run restore FILE" brings it back.

  --encrypt      encrypts it (age), and adds the site's secrets to it, so that passwords entered in the owner's room are kept.
                 Print the recovery sheet: without its key nobody can read the archive.
  --sheet FILE   writes the recovery sheet with that key, a page to print
  --help         this text`;

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Order {
  file: string | undefined;
  encrypted: boolean;
}

await runCommand({
  usage,
  options: { encrypt: { type: 'boolean', default: false }, sheet: { type: 'string' } },
  failure: 'No backup was made',
  async run({ values, positionals }, settings) {
    if (values.sheet) return writeSheet(settings, resolve(values.sheet));
    const order = { file: positionals[0] && resolve(positionals[0]), encrypted: values.encrypt };
    assertFree(order.file);
    const report = await backUp(settings, order);
    const key = order.encrypted
      ? await knownBackupKey(resolve(settings.dataDir), settings.backupKey)
      : undefined;
    await verifyArchive({ path: report.file, key }, newestMigration(join(root, 'migrations')));
    process.stdout.write(describe(report));
  },
});

function assertFree(file: string | undefined): void {
  if (!file) return;
  if (existsSync(file)) throw new Refusal(`${file} exists already: a backup replaces no file.`);
  if (!existsSync(dirname(file))) throw new Refusal(`There is no folder ${dirname(file)}.`);
}

/**
 * Makes a backup. Where the running server has the embedded database open, the server writes the archive. If a path was given,
 * the archive is then moved there.
 */
async function backUp(settings: Settings, order: Order): Promise<BackupReport> {
  assertSite(settings);
  await using database = await openUnlessServing(settings, root);
  if (!database) return moveTo(await askForBackup(settings, order), order.file);
  await adoptRestoredSecrets(database.db, resolve(settings.dataDir));
  const report = await backUpSite({ ...siteSources(settings, root), database }, order);
  // No visitor had to wait: either no server was running, or the database is a PostgreSQL server.
  return { ...report, heldMs: 0 };
}

async function askForBackup(settings: Settings, { encrypted }: Order): Promise<BackupReport> {
  const response = await askRunningServer(settings, 'backup', { encrypted }).catch(() => undefined);
  if (response?.status === 200) return JSON.parse(response.body);
  if (response?.status === 409) throw new Refusal('Another backup is being made: try again in a moment.');
  throw new Refusal(
    response
      ? `The running server could not make a backup (${response.status}): its log says why.`
      : 'The data folder is in use, but the server does not answer: run this command with the settings of the server, PORT and HOST among them.',
  );
}

async function moveTo(report: BackupReport, file: string | undefined): Promise<BackupReport> {
  if (!file) return report;
  await rename(report.file, file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await copyToDisk(report.file, file);
    await rm(report.file);
  });
  return { ...report, file };
}

async function writeSheet(settings: Settings, file: string): Promise<void> {
  const key = await knownBackupKey(resolve(settings.dataDir), settings.backupKey);
  if (!key) throw new Refusal('There is no key yet: the first backup with --encrypt makes it.');
  assertFree(file);
  await writeFile(file, recoverySheet(settings.baseUrl, key), { mode: 0o600, flag: 'wx' });
  process.stdout.write(`${file}\nPrint it, keep the paper apart from the backups, and delete the file.\n`);
}

function describe(report: BackupReport): string {
  const { missing, heldMs } = report;
  const lines = [
    `${report.file}  ${(report.bytes / 1e6).toFixed(1)} MB`,
    `Everything as it was at ${report.madeAt}: ${report.rows} rows, of these ${report.reservations} reservations; ${report.pictures} pictures. Read again and found complete.`,
  ];
  if (heldMs > 0) lines.push(`The database was read in ${heldMs} ms, for which visitors waited at most.`);
  if (report.emptied)
    lines.push(
      'The last proven backup had reservations, and this one has NONE: keep that one, and look at the site.',
    );
  if (missing.length > 0)
    lines.push(
      `NOT in it, because the files are missing: ${missing.length} of pictures, the first is ${missing[0]}.`,
    );
  lines.push(
    report.encrypted
      ? 'It is encrypted: print the recovery sheet (npm run backup -- --sheet FILE.html).'
      : 'It holds the data of visitors, so keep it safe. Secrets are only in an encrypted backup (--encrypt).',
  );
  return `${lines.join('\n')}\n`;
}
