import { randomInt } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { choseOwnPassword, hasOwner } from '#/features/identity/admin-queries';
import { createOwner, type NewOwner } from '#/features/identity/commands/create-owner';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Settings } from './env';

/** An admin whose password nobody has chosen. */
export interface MintedAdmin extends NewOwner {
  /** Where it can be read, by the user who runs the server alone. */
  file: string;
}

/** 99 random bits in groups that can be typed: no letter looks like another. */
export function mintPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const drawn = Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');
  return (drawn.match(/.{5}/g) ?? []).join('-');
}

const fileIn = (dataDir: string) => join(dataDir, 'first-admin.txt');

/** Whose minted password lies there, if there is any. */
async function emailIn(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return /^e-mail:\s+(\S+)$/m.exec(text)?.[1];
}

/** The minted password is of no use, and nobody's to read, once its owner has chosen one. */
export async function forgetMinted(dataDir: string, email: string): Promise<void> {
  const file = fileIn(dataDir);
  if ((await emailIn(file)) === email.toLowerCase()) await rm(file, { force: true });
}

/**
 * Where there is no admin yet: the one of `ADMIN_EMAIL` and `ADMIN_PASSWORD`, or else one with a minted password,
 * which is answered, so that nobody has to guess how to come in.
 */
export async function firstAdmin(
  ctx: Context,
  { admin, ownerEmail }: Settings,
  dataDir: string,
): Promise<MintedAdmin | undefined> {
  const file = fileIn(dataDir);
  if (await hasOwner(ctx)) {
    // Chosen on another instance, or by an earlier version, which left the file.
    const email = await emailIn(file);
    if (email !== undefined && (await choseOwnPassword(ctx.db, email))) await rm(file, { force: true });
    return undefined;
  }
  if (admin) {
    await createOwner(ctx, admin);
    return undefined;
  }
  const email = (ownerEmail ?? (await storedProfile(ctx)).email).toLowerCase();
  const minted = { email, password: mintPassword(), file };
  // Another server on the same database may have been quicker.
  if (!(await createOwner(ctx, minted))) return undefined;
  await writeFile(minted.file, `e-mail:   ${email}\npassword: ${minted.password}\n`, { mode: 0o600 });
  return minted;
}
