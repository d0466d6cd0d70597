let last: Promise<unknown> = Promise.resolve();

/** Runs one at a time, as each takes 32 MB. */
function queued<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work, work);
  last = done.catch(() => undefined);
  return done;
}

/** scrypt with a random salt. */
export const hashPassword = (password: string): Promise<string> =>
  queued(async () => (await import('better-auth/crypto')).hashPassword(password));

export const verifyPassword = (hash: string, password: string): Promise<boolean> =>
  queued(async () => (await import('better-auth/crypto')).verifyPassword({ hash, password }));
