import { hash, randomBytes } from 'node:crypto';

/** A secret for a link: 256 random bits, URL-safe. */
export const mintToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hex: only the hash of a secret is stored. */
export const hashToken = (token: string): string => hash('sha256', token);
