import { eq, inArray, lt } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { type AttemptLimit, forgetAfterSeconds, waitSeconds } from '../rules';
import { signInAttempts } from '../table';

/** What attempts are counted by, for example an account or a network, and how many may fail. */
export interface AttemptCounter {
  /** Made by `Identity.attemptKey`. */
  key: string;
  limit: AttemptLimit;
}

const addSeconds = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

/**
 * Counts an attempt before it is made, so that many at the same time can't slip through. Returns 0 if it may be made,
 * otherwise the seconds to wait.
 */
export async function countAttempt(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  counters: readonly AttemptCounter[],
) {
  const now = clock.now();
  return transact(db, async (tx) => {
    await tx.delete(signInAttempts).where(lt(signInAttempts.lastAt, addSeconds(now, -forgetAfterSeconds)));
    let wait = 0;
    // Always in the same order, so that two transactions can't deadlock.
    for (const { key, limit } of counters.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      await tx.insert(signInAttempts).values({ key, failures: 0, lastAt: now }).onConflictDoNothing();
      const byKey = eq(signInAttempts.key, key);
      const [row] = await tx.select().from(signInAttempts).where(byKey).for('update');
      const remaining = row?.waitUntil ? (row.waitUntil.getTime() - now.getTime()) / 1000 : 0;
      // A longer wait was begun before the clock was put back.
      if (remaining > 0 && remaining <= limit.longest) {
        wait = Math.max(wait, Math.ceil(remaining));
        continue;
      }
      const failures = (row?.failures ?? 0) + 1;
      const seconds = waitSeconds(failures, limit);
      const waitUntil = seconds > 0 ? addSeconds(now, seconds) : null;
      await tx.update(signInAttempts).set({ failures, lastAt: now, waitUntil }).where(byKey);
    }
    return wait;
  });
}

/** Resets all counters, after a password was set on the command line: whoever can do that is the owner. */
export const resetAllAttempts = async ({ db }: Pick<Context, 'db'>): Promise<void> => {
  await db.delete(signInAttempts);
};

/** Resets the counters of an attempt that succeeded. */
export async function resetAttempts({ db }: Pick<Context, 'db'>, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.delete(signInAttempts).where(inArray(signInAttempts.key, keys));
}
