import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link: 256 random bits, safe in an address. */
export const mintToken = (): string => randomBytes(32).toString('base64url');

/** sha256 in hex: all that is stored of a secret. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
