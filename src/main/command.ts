import { UnusableArchive } from '#/platform/backup/unusable-archive';
import type { DatabaseSettings, OpenDatabase } from '#/platform/db/database';
import { FolderInUse } from '#/platform/db/folder-lock';
import { countInstances } from '#/platform/db/instances';
import { NewerDatabase } from '#/platform/db/migrate';
import { openDatabase } from '#/platform/db/open';
import { databaseSettings } from './database';
import { readSettings, type Settings } from './env';

/** Ends the command with this line. */
export class Refusal extends Error {}

interface Arguments {
  values: { help: boolean };
  positionals: string[];
}

interface Command<Read extends Arguments> {
  usage: string;
  /** Throws at options that the command doesn't have. */
  parse(args: string[]): Read;
  /** What an unexpected error means: "Nothing was restored". */
  failure: string;
  run(read: Read, settings: Settings): Promise<void>;
}

/** Runs a command of the terminal, which takes one file at most. It ends with 0, or with 1 and one line that says what is wrong. */
export async function runCommand<Read extends Arguments>(command: Command<Read>): Promise<void> {
  // What commands write holds visitors' data, so it is for this user alone.
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

async function runParsed<Read extends Arguments>(command: Command<Read>): Promise<void> {
  const args = parseArguments(command);
  if (args.values.help) return void process.stdout.write(`${command.usage}\n`);
  const read = readSettings(process.env);
  if (!read.ok) throw new Refusal(read.line);
  await command.run(args, read.settings);
}

function parseArguments<Read extends Arguments>({ parse, usage }: Command<Read>): Read {
  try {
    const read = parse(process.argv.slice(2));
    if (read.positionals.length < 2) return read;
  } catch {
    // An unknown option, or one without its value.
  }
  throw new Refusal(usage);
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Opens a database that no server works on. What is to be replaced may also have been changed by a newer version, as after an
 * update that failed.
 */
export async function openStopped(
  settings: DatabaseSettings,
  { replace = false } = {},
): Promise<OpenDatabase> {
  const database = await openDatabase(settings).catch((error) => {
    if (error instanceof FolderInUse) throw new Refusal('The server is running: stop it first.');
    if (error instanceof NewerDatabase && replace) return openDatabase({ ...settings, asItIs: true });
    throw error;
  });
  if ((await countInstances(database)) === 0) return database;
  await database.close();
  throw new Refusal('A server is running on this database: stop it first, and wait for a minute and a half.');
}

/** Opens the site's database as it is; undefined where the running server has the embedded one open. */
export const openUnlessServing = (settings: Settings, root: string): Promise<OpenDatabase | undefined> =>
  openDatabase({ ...databaseSettings(settings, root), asItIs: true }).catch((error) => {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  });
