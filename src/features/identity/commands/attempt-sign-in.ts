import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { PriorityQueue } from '../priority-queue';
import { ownerVerifications } from '../table';
import { type AttemptCounter, countAttempt, resetAttempts } from './count-attempt';

/** Seconds to wait if the queue is full; by then it has been worked off. */
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
  /** For attempts that check a password; known browsers go first. */
  queue?: { queue: PriorityQueue; known: boolean };
  /** The code of the refusal of an attempt that returned undefined; default: that of a wrong code. */
  wrong?: string;
}

/** `wait` is in seconds; `code` and `statusCode` are those of the sign-in library. */
export type AttemptOutcome<T> =
  | { ok: true; value: T }
  | { ok: false; reason: 'too_early'; wait: number }
  | { ok: false; reason: 'busy'; wait: number }
  | { ok: false; reason: 'refused'; code: string; statusCode: number };

/**
 * Runs an attempt of the sign-in library at something that can be guessed, such as a password: too many failures mean
 * waiting, a success resets the counters. An attempt that returns undefined was wrong.
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

/** Deletes what a new password makes void: links for a new password, and sign-ins that wait for a code. */
export const deleteVerifications = async ({ db }: Pick<Context, 'db'>, ownerId: string): Promise<void> => {
  await db.delete(ownerVerifications).where(eq(ownerVerifications.value, ownerId));
};
