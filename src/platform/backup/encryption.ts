import { UnusableArchive } from './unusable-archive';

/** The first bytes of a file that is encrypted with age, in the binary form. */
export const encryptedMark = Buffer.from('age-encryption.org/v1\n');

const form = /AGE-SECRET-KEY-1[A-Z0-9]{58}/;

/** Creates a key, in the form that the recovery sheet shows: `AGE-SECRET-KEY-1…`. */
export async function createBackupKey(): Promise<string> {
  const { generateX25519Identity } = await import('age-encryption');
  return generateX25519Identity();
}

/** The key in a text, or undefined. A person may have typed the text, so lower case is accepted, too. */
export const findBackupKey = (text: string): string | undefined => form.exec(text.toUpperCase())?.[0];

/** Encrypts a stream with age, a format that other programs can decrypt with the same key. */
export async function encrypt(
  plain: ReadableStream<Uint8Array>,
  key: string,
): Promise<ReadableStream<Uint8Array>> {
  const { Encrypter, identityToRecipient } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  return encrypter.encrypt(plain);
}

export async function decrypt(
  encrypted: ReadableStream<Uint8Array>,
  key: string | undefined,
): Promise<ReadableStream<Uint8Array>> {
  if (!key) throw new UnusableArchive('encrypted');
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  try {
    return await decrypter.decrypt(encrypted);
  } catch (error) {
    const isOtherKey = error instanceof Error && /no identity matched/.test(error.message);
    throw new UnusableArchive(isOtherKey ? 'wrong_key' : 'damaged', undefined, error);
  }
}
