import { hkdfSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileExists = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** A secret that the first start writes into the data folder. It is not in the database, so that a copy of the database doesn't give it away. */
async function storedSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  try {
    await writeFile(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!fileExists(error)) throw error;
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 32) throw new Error(`${file} is damaged: restore it from a backup, or remove it`);
  return secret;
}

/** The secret that signs the owner's cookies and encrypts the secrets of authenticators: `AUTH_SECRET`, or a stored one. */
export const authSecret = async (dataDir: string, configured: string | undefined): Promise<string> =>
  configured ?? storedSecret(dataDir, 'auth-secret');

/**
 * The key that encrypts the password of the mail server: derived from `AUTH_SECRET`, so that all instances have the same, or
 * from a stored secret.
 */
export async function mailKey(dataDir: string, configured: string | undefined): Promise<Uint8Array> {
  const secret = configured ?? (await storedSecret(dataDir, 'mail-key'));
  return new Uint8Array(hkdfSync('sha256', secret, '', 'kursu mail password', 32));
}
