import { eq, inArray, lt } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { forgottenAfter, type Patience, waitAfter } from '../rules';
import { signInAttempts } from '../table';

/** What is being tried, and how often it may be in vain. */
export interface Tried {
  /** Made by `Identity.attemptKey`. */
  key: string;
  patience: Patience;
}

const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

/**
 * Counts a try before it is made, so that many at once can't slip through together. Answers the seconds that it has
 * to wait, and then it must not be made; 0 when it may.
 */
export async function countAttempt({ db, clock }: Pick<Context, 'db' | 'clock'>, tried: readonly Tried[]) {
  const now = clock.now();
  return transact(db, async (tx) => {
    await tx.delete(signInAttempts).where(lt(signInAttempts.lastAt, later(now, -forgottenAfter)));
    let wait = 0;
    // Always in the same order, so that two of them never wait for each other.
    for (const { key, patience } of tried.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      await tx.insert(signInAttempts).values({ key, failures: 0, lastAt: now }).onConflictDoNothing();
      const here = eq(signInAttempts.key, key);
      const [row] = await tx.select().from(signInAttempts).where(here).for('update');
      const waits = row?.waitUntil ? (row.waitUntil.getTime() - now.getTime()) / 1000 : 0;
      if (waits > 0) {
        wait = Math.max(wait, Math.ceil(waits));
        continue;
      }
      const failures = (row?.failures ?? 0) + 1;
      const seconds = waitAfter(failures, patience);
      const waitUntil = seconds > 0 ? later(now, seconds) : null;
      await tx.update(signInAttempts).set({ failures, lastAt: now, waitUntil }).where(here);
    }
    return wait;
  });
}

/** Whoever could set a password is nobody that guesses: everything begins anew. */
export const forgetAllAttempts = async ({ db }: Pick<Context, 'db'>): Promise<void> => {
  await db.delete(signInAttempts);
};

/** What succeeded begins anew. */
export async function forgetAttempts({ db }: Pick<Context, 'db'>, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.delete(signInAttempts).where(inArray(signInAttempts.key, keys));
}
