import { eq, inArray, lt } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { type AttemptLimit, forgetAfterSeconds, waitSeconds } from '../rules';
import { signInAttempts } from '../table';

/** What attempts are counted by, for example an account or a network, and how many may fail. */
export interface AttemptCounter {
  /** The hashed name of the counter, made by `Identity.attemptKey`. */
  key: string;
  limit: AttemptLimit;
}

const addSeconds = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

/**
 * Counts an attempt as failed before it is made, so that many simultaneous attempts can't evade the limit. Returns 0 if the
 * attempt may be made, otherwise the seconds to wait. An attempt that has to wait increases no counter. Otherwise somebody who is
 * blocked in one network could go on and lock the account for everybody.
 */
export async function countAttempt(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  counters: readonly AttemptCounter[],
) {
  const now = clock.now();
  return transact(db, async (tx) => {
    await tx.delete(signInAttempts).where(lt(signInAttempts.lastAt, addSeconds(now, -forgetAfterSeconds)));
    const locked: (AttemptCounter & { failures: number })[] = [];
    let wait = 0;
    // The counters are always locked in the same order, so that two transactions can't deadlock.
    for (const counter of counters.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      const row = await lockCounter(tx, counter.key, now);
      locked.push({ ...counter, failures: row?.failures ?? 0 });
      wait = Math.max(wait, secondsLeft(row?.waitUntil, counter.limit, now));
    }
    if (wait > 0) return wait;
    for (const { key, limit, failures } of locked) {
      const seconds = waitSeconds(failures + 1, limit);
      const waitUntil = seconds > 0 ? addSeconds(now, seconds) : null;
      await tx
        .update(signInAttempts)
        .set({ failures: failures + 1, lastAt: now, waitUntil })
        .where(eq(signInAttempts.key, key));
    }
    return 0;
  });
}

/** Locks a counter until the transaction ends, so that attempts at the same time are counted one after the other. */
async function lockCounter(tx: Transaction, key: string, now: Date) {
  await tx.insert(signInAttempts).values({ key, failures: 0, lastAt: now }).onConflictDoNothing();
  const [row] = await tx.select().from(signInAttempts).where(eq(signInAttempts.key, key)).for('update');
  return row;
}

function secondsLeft(waitUntil: Date | null | undefined, { longest }: AttemptLimit, now: Date): number {
  const left = waitUntil ? (waitUntil.getTime() - now.getTime()) / 1000 : 0;
  // A wait longer than `longest` is ignored: it means that the clock was set back since the wait began.
  return left > 0 && left <= longest ? Math.ceil(left) : 0;
}

/** Resets all counters. Called after the operator set a password on the command line, so that the owner can sign in at once. */
export const resetAllAttempts = async ({ db }: Pick<Context, 'db'>): Promise<void> => {
  await db.delete(signInAttempts);
};

export async function resetAttempts({ db }: Pick<Context, 'db'>, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.delete(signInAttempts).where(inArray(signInAttempts.key, keys));
}
