import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileExists = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * The secret that signs the owner's cookies and encrypts the secrets of authenticators: `AUTH_SECRET`, or one that the first
 * start writes into the data folder. It is not in the database, so that a copy of the database doesn't give it away.
 */
export async function authSecret(dataDir: string, configured: string | undefined): Promise<string> {
  if (configured) return configured;
  const file = join(dataDir, 'auth-secret');
  try {
    await writeFile(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!fileExists(error)) throw error;
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 32) throw new Error(`${file} is damaged: restore it from a backup, or remove it`);
  return secret;
}
