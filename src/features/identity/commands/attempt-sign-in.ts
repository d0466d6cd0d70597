import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { PriorityQueue } from '../priority-queue';
import { ownerVerifications } from '../table';
import { type AttemptCounter, countAttempt, resetAttempts } from './count-attempt';

/** The seconds to wait if the queue is full: at least as long as it takes to process a full queue. */
const queueSeconds = 5;

/** What the sign-in library throws to refuse a request. */
interface LibraryRefusal extends Error {
  statusCode: number;
  body?: { code?: string };
}

const isRefusal = (error: unknown): error is LibraryRefusal =>
  error instanceof Error && error.name === 'APIError' && 'statusCode' in error;

export interface Attempt {
  counters: readonly AttemptCounter[];
  /** The queue for attempts that check a password. Known browsers come before strangers. */
  queue?: { queue: PriorityQueue; known: boolean };
  /** The error code for an attempt that returns undefined; `INVALID_CODE` by default. */
  wrong?: string;
}

/** `wait` is in seconds; `code` and `statusCode` are those of the sign-in library's error, or `Attempt.wrong` and 401. */
export type AttemptOutcome<T> =
  | { ok: true; value: T }
  | { ok: false; reason: 'too_early'; wait: number }
  | { ok: false; reason: 'busy'; wait: number }
  | { ok: false; reason: 'refused'; code: string; statusCode: number };

/**
 * Runs an attempt at something that can be guessed, such as a password. After too many failures further attempts have to wait; a
 * success resets the counters. An attempt that returns undefined has failed, and so has one for which the sign-in library throws
 * a refusal.
 */
export async function attemptSignIn<T>(
  ctx: Pick<Context, 'db' | 'clock'>,
  { counters, queue, wrong = 'INVALID_CODE' }: Attempt,
  attempt: () => Promise<T | undefined>,
): Promise<AttemptOutcome<T>> {
  const run = async (): Promise<AttemptOutcome<T>> => {
    const wait = await countAttempt(ctx, counters);
    if (wait > 0) return { ok: false, reason: 'too_early', wait };
    try {
      const value = await attempt();
      if (value === undefined) return { ok: false, reason: 'refused', code: wrong, statusCode: 401 };
      await resetAttempts(
        ctx,
        counters.map(({ key }) => key),
      );
      return { ok: true, value };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { statusCode, body } = error;
      return { ok: false, reason: 'refused', code: body?.code ?? '', statusCode };
    }
  };
  if (!queue) return run();
  return queue.queue.run(queue.known, run) ?? { ok: false, reason: 'busy', wait: queueSeconds };
}

/** Deletes what must not outlast a change of password: links for a new password, and sign-ins that still wait for a code. */
export const deleteVerifications = async ({ db }: Pick<Context, 'db'>, ownerId: string): Promise<void> => {
  await db.delete(ownerVerifications).where(eq(ownerVerifications.value, ownerId));
};
