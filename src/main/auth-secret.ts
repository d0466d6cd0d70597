import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFile, readIfThere } from '#/platform/files/whole-file';

/**
 * The files of the data folder that hold two secrets of the site. The secrets are not in the database, so that a copy of the
 * database doesn't give them away.
 */
export const secretFiles = { authSecret: 'auth-secret', mailSecret: 'mail-key' } as const;

/** A secret that is stored in the data folder. It is created when it is first needed. */
async function storedSecret(dataDir: string, name: keyof typeof secretFiles): Promise<string> {
  const file = join(dataDir, secretFiles[name]);
  const known = await readIfThere(file);
  if (known === undefined) await createFile(file, `${randomBytes(32).toString('base64url')}\n`);
  const secret = (known ?? (await readFile(file, 'utf8'))).trim();
  if (secret.length < 32) throw new Error(`${file} is damaged: restore it from a backup, or remove it`);
  return secret;
}

/** The secret that signs the owner's cookies and encrypts the secrets of authenticators: `AUTH_SECRET`, or a stored secret. */
export const authSecret = async (dataDir: string, configured: string | undefined): Promise<string> =>
  configured ?? storedSecret(dataDir, 'authSecret');

/** Like `authSecret`, but never creates a secret. Undefined if there is none. */
export const knownSecret = async (
  dataDir: string,
  configured: string | undefined,
): Promise<string | undefined> =>
  configured ?? (await readIfThere(join(dataDir, secretFiles.authSecret)))?.trim();

/** A fingerprint, by which two secrets can be compared. It reveals nothing else about the secret. */
export const secretFingerprint = (secret: string): string =>
  createHmac('sha256', secret).update('kursu instance').digest('base64url').slice(0, 16);

/**
 * The secret from which the keys of stored passwords are derived: `AUTH_SECRET`, which all instances share, or a stored secret.
 */
export const mailSecret = async (dataDir: string, configured: string | undefined): Promise<string> =>
  configured ?? storedSecret(dataDir, 'mailSecret');

const derivedKey = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `kursu ${purpose}`, 32));

/**
 * The key that encrypts the password of the mail server, the secrets of the owner's calendar, or the password of the backup
 * place.
 */
export const sealingKey = async (
  what: 'mail password' | 'own calendar' | 'backup place',
  dataDir: string,
  configured: string | undefined,
): Promise<Uint8Array> => derivedKey(await mailSecret(dataDir, configured), what);

export const bookingProofKey = (secret: string): Uint8Array => derivedKey(secret, 'booking proof');
