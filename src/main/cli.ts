import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { AuditSubject } from '#/features/audit/copy/admin/tr';
import { setPlaceholder } from '#/features/booking/commands/set-placeholder';
import { passwordLength } from '#/features/identity/admin-contract';
import { dropPasskeys } from '#/features/identity/commands/change-passkeys';
import { createOwner } from '#/features/identity/commands/create-owner';
import { dropTwoFactor } from '#/features/identity/commands/drop-two-factor';
import { setPassword } from '#/features/identity/commands/set-password';
import { storeProfile } from '#/features/profile/commands/store-profile';
import { storedProfile } from '#/features/profile/queries';
import type { AuditKind } from '#/platform/audit/event';
import { recordEvent } from '#/platform/audit/record-event';
import { systemClock } from '#/platform/clock/clock';
import { openDatabase } from '#/platform/db/open';
import { fillContent } from './content';
import { databaseSettings } from './database';
import { readSettings } from './env';

const usage = `Kürsü, commands for the owner (stop the server first when the database is the embedded one):
  profile show              prints who the site is about, as JSON in three languages
  profile set <file>        stores the edited JSON; every page, form and mail follows it
  placeholder on|off        the demo's invented busy slots
  admin create <email>      lets somebody into the owner's room; prints a password, unless ADMIN_PASSWORD gives one
  admin password <email>    sets a new password in the same way, and signs every browser out
  admin two-factor off <email>
                            signing in asks for the password alone again
  admin passkeys off <email>
                            removes all passkeys, for a stolen device; password and code stay as they are`;

const root = fileURLToPath(new URL('../..', import.meta.url));

function refuse(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

// Only this user can read the files that are written here.
process.umask(0o077);
const { ADMIN_EMAIL: _, ADMIN_PASSWORD: chosen, ...env } = process.env;
const read = readSettings(env);
if (!read.ok) refuse(read.line);
const { settings } = read;
const [noun, verb, value, last] = process.argv.slice(2);
if (noun === '--help' || noun === 'help') {
  process.stdout.write(`${usage}\n`);
  process.exit();
}

const database = await openDatabase(databaseSettings(settings, root)).catch((error: Error) =>
  refuse(error.message),
);
const { db } = database;
const ctx = { db, clock: systemClock };
await fillContent({ db }, settings.content);
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
      const stored = await storeProfile({ db }, await readFile(resolve(value), 'utf8'));
      if (stored.ok) await record('content', 'profile');
      return stored;
    }
    case 'placeholder on':
    case 'placeholder off':
      await setPlaceholder({ db }, verb === 'on');
      await record('settings', 'placeholder');
      return { ok: true, line: `The placeholder is ${verb}.` };
    case 'admin create':
      return withPassword((owner) => createOwner(ctx, owner), 'can sign in now', 'is already an admin');
    case 'admin password':
      return withPassword((owner) => setPassword(ctx, owner), 'has a new password', 'is not an admin');
    case 'admin two-factor': {
      if (value !== 'off' || !last) return { ok: false, line: usage };
      const done = await dropTwoFactor(ctx, last);
      return { ok: done, line: done ? `${last} signs in by password alone.` : `${last} is not an admin.` };
    }
    case 'admin passkeys': {
      if (value !== 'off' || !last) return { ok: false, line: usage };
      const removed = await dropPasskeys(ctx, last);
      if (removed === undefined) return { ok: false, line: `${last} is not an admin.` };
      return { ok: true, line: `${removed} passkeys of ${last} are removed.` };
    }
    default:
      return { ok: false, line: usage };
  }
}

/** Writes an entry into the audit log. Commands about accounts write their entries themselves. */
function record(kind: AuditKind, subject: AuditSubject): Promise<void> {
  return recordEvent(db, systemClock, { actor: 'operator', kind, subject, action: 'changed' });
}

/** A password of 99 random bits, in groups that are easy to type. No two of its possible characters look alike. */
function generatePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const drawn = Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');
  return (drawn.match(/.{5}/g) ?? []).join('-');
}

async function withPassword(
  write: (owner: { email: string; password: string }) => Promise<boolean>,
  done: string,
  refused: string,
): Promise<{ ok: boolean; line: string }> {
  if (!value || !z.email().safeParse(value).success) return { ok: false, line: usage };
  if (chosen !== undefined && chosen.length < passwordLength.min)
    return {
      ok: false,
      line: `Wrong setting ADMIN_PASSWORD: must have at least ${passwordLength.min} characters`,
    };
  const password = chosen ?? generatePassword();
  const ok = await write({ email: value, password });
  if (!ok) return { ok, line: `${value} ${refused}.` };
  return { ok, line: chosen ? `${value} ${done}.` : `${value} ${done}. Password: ${password}` };
}
