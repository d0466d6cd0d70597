import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a secret that must be read again, such as a password for another server. The key has 32 bytes. */
export function seal(key: Uint8Array, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The text that was sealed; undefined if it was sealed under another key, or altered. */
export function unseal(key: Uint8Array, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < ivBytes + tagBytes) return undefined;
  const iv = bytes.subarray(0, ivBytes);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Decrypts a stored secret. `unreadable`: it can't be decrypted, for example after a restore without the site's key. */
export function unsealStored(
  key: Uint8Array,
  sealed: string | null,
): { text: string; state: 'none' | 'stored' | 'unreadable' } {
  if (sealed === null) return { text: '', state: 'none' };
  const text = unseal(key, sealed);
  return text === undefined ? { text: '', state: 'unreadable' } : { text, state: 'stored' };
}
