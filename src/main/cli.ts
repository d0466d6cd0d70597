import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setPlaceholder } from '#/features/booking/commands/set-placeholder';
import { storeProfile } from '#/features/profile/commands/store-profile';
import { storedProfile } from '#/features/profile/queries';
import { openDatabase } from '#/platform/db/open';
import { fillContent } from './content';
import { databaseOf } from './database';
import { readSettings } from './env';

const usage = `Kürsü, commands for the owner (stop the server first when the database is the embedded one):
  profile show              prints who the site is about, as JSON in three languages
  profile set <file>        stores the edited JSON; every page, form and mail follows it
  placeholder on|off        the demo's invented busy slots`;

const root = fileURLToPath(new URL('../..', import.meta.url));

function refuse(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const read = readSettings(process.env);
if (!read.ok) refuse(read.line);
const [noun, verb, value] = process.argv.slice(2);

const database = await openDatabase(databaseOf(read.settings, root)).catch((error: Error) =>
  refuse(error.message),
);
const { db } = database;
await fillContent({ db }, read.settings.content);
const done = await run(`${noun} ${verb}`);
await database.close();
if (!done.ok) refuse(done.line);
process.stdout.write(`${done.line}\n`);

async function run(command: string): Promise<{ ok: boolean; line: string }> {
  switch (command) {
    case 'profile show':
      return { ok: true, line: JSON.stringify(await storedProfile({ db }), null, 2) };
    case 'profile set': {
      if (!value) return { ok: false, line: usage };
      return storeProfile({ db }, await readFile(resolve(value), 'utf8'));
    }
    case 'placeholder on':
    case 'placeholder off':
      await setPlaceholder({ db }, verb === 'on');
      return { ok: true, line: `The placeholder is ${verb}.` };
    default:
      return { ok: false, line: usage };
  }
}
