import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markMoved } from '#/features/backups/commands/mark-moved';
import { latestMigration, newestMigration } from '#/platform/db/migrate';
import { assertSite, openStopped, Refusal, runCommand, say, siteSources } from './command';
import { assertNotMoved, databaseSettings } from './database';
import type { Settings } from './env';
import { moveSite } from './move-site';
import { restingJobs } from './queues';
import { backUpReplaced } from './replaced';

const usage = `npm run move URL [-- --replace]
npm run move embedded [-- --replace]

Moves the site from the embedded database to the PostgreSQL server of the URL (postgres://…), or from the server of DATABASE_URL
to the embedded database of DATA_DIR. Stop the server first. Everything goes through an archive, which stays as a backup; then
the new database is read as a whole and compared with it, row by row. The old one stays as it is, but no site
starts with it any more. Pictures and keys stay in DATA_DIR. Waiting mails and jobs go on in the new database; who is signed in signs in again.

  --replace   into a database that is in use: everything in it is replaced, after a backup of it was made
  --help      this text`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const migrationsDir = join(root, 'migrations');

await runCommand({
  usage,
  options: { replace: { type: 'boolean', default: false } },
  failure: 'The site was not moved',
  async run({ values, positionals: [to] }, settings) {
    if (!to) throw new Refusal(usage);
    const target = { ...settings, databaseUrl: to === 'embedded' ? undefined : checked(to) };
    if (target.databaseUrl === settings.databaseUrl) throw new Refusal('The site is there already.');
    await move(settings, target, values.replace);
    say(
      to === 'embedded'
        ? 'Start the site without DATABASE_URL.'
        : 'Set DATABASE_URL to this address, then start the site.',
    );
  },
});

/**
 * Returns the address if it is one of a PostgreSQL server, otherwise throws. The message doesn't quote the address, which may
 * hold a password.
 */
function checked(address: string): string {
  if (/^postgres(ql)?:$/.test(URL.parse(address)?.protocol ?? '')) return address;
  throw new Refusal('This is no address of a PostgreSQL server: it begins with postgres://');
}

/** The address of the database, as messages name it: without user and password. */
function describePlace({ databaseUrl }: Settings): string {
  if (!databaseUrl) return 'DATA_DIR';
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

async function move(settings: Settings, target: Settings, replace: boolean): Promise<void> {
  assertSite(settings);
  const common = siteSources(settings, root);
  await using from = await openStopped({ ...databaseSettings(settings, root), asItIs: true });
  if ((await latestMigration(from.db)) !== newestMigration(migrationsDir))
    throw new Refusal('The database is of another version: start this one once, stop it, and move then.');
  await assertNotMoved(from.db);
  await using database = await openStopped(databaseSettings(target, root), { replace });
  await using jobs = await restingJobs(database);
  const backup = await backUpReplaced({ ...common, database }, replace);
  if (backup) say(`A backup of what is replaced: ${backup}`);
  const report = await moveSite({ ...common, database: from }, { database, jobs, migrationsDir });
  await markMoved({ ...common, db: from.db }, describePlace(target));
  say(`The archive that went over, to keep: ${report.file}`);
  say(
    `Moved: ${report.rows} rows, of these ${report.reservations} reservations. All were read again there and are equal, row by row.`,
  );
}
