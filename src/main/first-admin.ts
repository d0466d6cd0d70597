import { randomInt } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { choseOwnPassword, hasOwner } from '#/features/identity/admin-queries';
import { createOwner, type NewOwner } from '#/features/identity/commands/create-owner';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Settings } from './env';

/** An admin with a generated password. */
export interface GeneratedAdmin extends NewOwner {
  /** The file with the password, readable by the server's user alone. */
  file: string;
}

/** 99 random bits in groups that are easy to type: no two characters look alike. */
export function generatePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const drawn = Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');
  return (drawn.match(/.{5}/g) ?? []).join('-');
}

const passwordFile = (dataDir: string) => join(dataDir, 'first-admin.txt');

/** The e-mail of the admin whose generated password is in the file. */
async function readEmail(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return /^e-mail:\s+(\S+)$/m.exec(text)?.[1];
}

/** Deletes the file with the generated password, once its owner has chosen another. */
export async function deletePasswordFile(dataDir: string, email: string): Promise<void> {
  const file = passwordFile(dataDir);
  if ((await readEmail(file)) === email.toLowerCase()) await rm(file, { force: true });
}

/**
 * Creates an admin where there is none: from `ADMIN_EMAIL` and `ADMIN_PASSWORD`, or else with a generated password, which is
 * returned so that the start can announce it.
 */
export async function createFirstAdmin(
  ctx: Context,
  { admin, ownerEmail }: Settings,
  dataDir: string,
): Promise<GeneratedAdmin | undefined> {
  const file = passwordFile(dataDir);
  if (await hasOwner(ctx)) {
    // The new password was chosen on another instance, or in an earlier version that left the file.
    const email = await readEmail(file);
    if (email !== undefined && (await choseOwnPassword(ctx.db, email))) await rm(file, { force: true });
    return undefined;
  }
  if (admin) {
    await createOwner(ctx, admin);
    return undefined;
  }
  const email = (ownerEmail ?? (await storedProfile(ctx)).email).toLowerCase();
  const generated = { email, password: generatePassword(), file };
  // Another server on the same database may have been faster.
  if (!(await createOwner(ctx, generated))) return undefined;
  await writeFile(generated.file, `e-mail:   ${email}\npassword: ${generated.password}\n`, { mode: 0o600 });
  return generated;
}
