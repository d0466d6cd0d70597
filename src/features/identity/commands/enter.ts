import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { ownerVerifications } from '../table';
import type { Turns } from '../turns';
import { countAttempt, forgetAttempts, type Tried } from './count-attempt';

/** Seconds until somebody whom the queue has no place for may ask again: it is worked off by then. */
const queueLasts = 5;

/** What the sign-in library throws. */
interface LibraryRefusal extends Error {
  statusCode: number;
  body?: { code?: string };
}

const isRefusal = (error: unknown): error is LibraryRefusal =>
  error instanceof Error && error.name === 'APIError' && 'statusCode' in error;

export interface Attempt {
  tried: readonly Tried[];
  /** Where a password is checked, its queue; people whom the account knows pass the others. */
  queue?: { turns: Turns; known: boolean };
}

/** What was answered; or the seconds to wait; or why it was refused, by the code and the status of the sign-in library. */
export type Entered<T> =
  | { ok: true; value: T }
  | { ok: false; reason: 'too_early'; wait: number }
  | { ok: false; reason: 'busy'; wait: number }
  | { ok: false; reason: 'refused'; code: string; statusCode: number };

/**
 * Lets the sign-in library try something that can be guessed at: not before its time, and forgiven once it succeeds.
 * An attempt that answers undefined had a wrong code.
 */
export async function enter<T>(
  ctx: Pick<Context, 'db' | 'clock'>,
  { tried, queue }: Attempt,
  attempt: () => Promise<T | undefined>,
): Promise<Entered<T>> {
  const make = async (): Promise<Entered<T>> => {
    const wait = await countAttempt(ctx, tried);
    if (wait > 0) return { ok: false, reason: 'too_early', wait };
    try {
      const value = await attempt();
      if (value === undefined) return { ok: false, reason: 'refused', code: 'INVALID_CODE', statusCode: 401 };
      await forgetAttempts(
        ctx,
        tried.map(({ key }) => key),
      );
      return { ok: true, value };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { statusCode, body } = error;
      return { ok: false, reason: 'refused', code: body?.code ?? '', statusCode };
    }
  };
  if (!queue) return make();
  return queue.turns.take(queue.known, make) ?? { ok: false, reason: 'busy', wait: queueLasts };
}

/** A new password ends what the old one began: other links, second steps that wait for a code. */
export const forgetVerifications = async ({ db }: Pick<Context, 'db'>, ownerId: string): Promise<void> => {
  await db.delete(ownerVerifications).where(eq(ownerVerifications.value, ownerId));
};
