import { createTurns } from '#/platform/process/one-by-one';

/** Hashes or checks one password at a time, because each takes 32 MB of memory. */
const inTurn = createTurns();

/** Hashes with scrypt and a random salt. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(async () => (await import('better-auth/crypto')).hashPassword(password));

export const verifyPassword = (hash: string, password: string): Promise<boolean> =>
  inTurn(async () => (await import('better-auth/crypto')).verifyPassword({ hash, password }));
