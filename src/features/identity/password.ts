let last: Promise<unknown> = Promise.resolve();

/** Runs one piece of work at a time, as each takes 32 MB of memory. */
function queued<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work, work);
  last = result.catch(() => undefined);
  return result;
}

/** Hashes with scrypt and a random salt. */
export const hashPassword = (password: string): Promise<string> =>
  queued(async () => (await import('better-auth/crypto')).hashPassword(password));

export const verifyPassword = (hash: string, password: string): Promise<boolean> =>
  queued(async () => (await import('better-auth/crypto')).verifyPassword({ hash, password }));
