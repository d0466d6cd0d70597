import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UnusableArchive } from '#/platform/backup/unusable-archive';
import { systemClock } from '#/platform/clock/clock';
import type { DatabaseSettings, OpenDatabase } from '#/platform/db/database';
import { FolderInUse } from '#/platform/db/folder-lock';
import { countInstances } from '#/platform/db/instances';
import { NewerDatabase } from '#/platform/db/migrate';
import { openDatabase } from '#/platform/db/open';
import { createFiles } from '#/platform/files/files';
import { databaseSettings } from './database';
import { readSettings, type Settings } from './env';
import { readVersion } from './health';
import type { BackupSources } from './site-backup';

/** Thrown to end the command. Only the first line of its message is printed. */
export class Refusal extends Error {}

type Read<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

interface Command<Options extends ParseArgsOptionsConfig> {
  usage: string;
  /** The options other than `--help`. */
  options: Options;
  /** The consequence of an unexpected error, printed before its message: "Nothing was restored". */
  failure: string;
  run(read: Read<Options>, settings: Settings): Promise<void>;
}

/** Runs a terminal command with at most one positional argument. On a failure it prints one line and sets the exit code to 1. */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
): Promise<void> {
  // Files that commands write may hold visitors' data, so only this user can read them.
  process.umask(0o077);
  try {
    await runParsed(command);
  } catch (error) {
    const isExpected = error instanceof Refusal || error instanceof UnusableArchive;
    const [line] = `${error instanceof Error ? error.message : error}`.split('\n');
    process.stderr.write(`${isExpected ? '' : `${command.failure}: `}${line}\n`);
    process.exitCode = 1;
  }
}

async function runParsed<Options extends ParseArgsOptionsConfig>(command: Command<Options>): Promise<void> {
  const args = parseArguments(command);
  if (args.values.help) return say(command.usage);
  const read = readSettings(process.env);
  if (!read.ok) throw new Refusal(read.line);
  await command.run(args as Read<Options>, read.settings);
}

function parseArguments({ options, usage }: Pick<Command<ParseArgsOptionsConfig>, 'options' | 'usage'>) {
  try {
    const read = parseArgs({ options: { ...options, help: { type: 'boolean' } }, allowPositionals: true });
    if (read.positionals.length < 2) return read;
  } catch {
    // An unknown option, or an option without its value.
  }
  throw new Refusal(usage);
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export const siteSources = (settings: Settings, root: string): Omit<BackupSources, 'database'> => {
  const { authSecret, backupKey, bucket } = settings;
  const dataDir = resolve(settings.dataDir);
  const files = createFiles({ directory: join(dataDir, 'uploads'), bucket });
  return { files, clock: systemClock, dataDir, authSecret, backupKey, product: readVersion(root).product };
};

export function assertSite({ databaseUrl, dataDir }: Settings): void {
  const folder = resolve(dataDir);
  if (!databaseUrl && !existsSync(join(folder, 'database', 'PG_VERSION')))
    throw new Refusal(`There is no site in ${folder}: set DATA_DIR to its folder.`);
}

/**
 * Opens a database to replace or move its contents, and refuses if a server is running on it. A database that doesn't exist yet
 * is created. With `replace`, a database that a newer version has changed, for example in a failed update, is opened too, because
 * its contents will be replaced.
 */
export async function openStopped(
  settings: DatabaseSettings,
  { replace = false } = {},
): Promise<OpenDatabase> {
  const database = await openDatabase({ ...settings, mayBeNew: true }).catch((error) => {
    if (error instanceof FolderInUse) throw new Refusal('The server is running: stop it first.');
    if (error instanceof NewerDatabase && replace) return openDatabase({ ...settings, asItIs: true });
    throw error;
  });
  try {
    await database.hold();
    if ((await countInstances(database)) > 0)
      throw new Refusal(
        'A server is running on this database: stop it first, and wait for a minute and a half.',
      );
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the site's database without migrating it; undefined where another process, as the server, uses the embedded one. */
export const openUnlessServing = (settings: Settings, root: string): Promise<OpenDatabase | undefined> =>
  openDatabase({ ...databaseSettings(settings, root), asItIs: true }).catch((error) => {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  });
