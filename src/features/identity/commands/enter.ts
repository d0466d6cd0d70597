import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import type { Locale } from '#/platform/i18n/locale';
import { identityCopy } from '../copy/admin/all';
import { ownerVerifications } from '../table';
import { countAttempt, forgetAttempts, type Tried } from './count-attempt';
import type { Turns } from './take-turns';

/** Seconds until somebody whom the queue has no place for may ask again: it is worked off by then. */
const queueLasts = 5;

/** What the sign-in library throws. */
interface Refusal extends Error {
  statusCode: number;
  body?: { code?: string };
}

const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && error.name === 'APIError' && 'statusCode' in error;

/** Which field a refusal is about, where it is about one. */
const fields: Record<string, 'password' | 'code'> = {
  INVALID_PASSWORD: 'password',
  INVALID_CODE: 'code',
  INVALID_BACKUP_CODE: 'code',
};

/** Says a refusal of the sign-in library in the house's way, and in the reader's language. */
function problemOf({ statusCode, body }: Refusal, locale: Locale, passwordField: string): Problem {
  const words = identityCopy[locale].refusals;
  const code = body?.code ?? '';
  const field = fields[code];
  if (field) {
    const path = field === 'password' ? passwordField : field;
    return new Problem('invalid', undefined, { errors: [{ path, message: words[field] }] });
  }
  switch (code) {
    case 'INVALID_EMAIL_OR_PASSWORD':
    case 'INVALID_EMAIL':
      return new Problem('unauthenticated', words.credentials);
    case 'INVALID_TOKEN':
      return new Problem('forbidden', words.link);
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      return new Problem('unauthenticated', words.again);
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return new Problem('too_many', words.wait(15), { retryAfter: 900 });
  }
  if (statusCode === 401) return new Problem('unauthenticated');
  return new Problem(statusCode === 403 ? 'forbidden' : 'conflict');
}

export interface Attempt {
  tried: readonly Tried[];
  locale: Locale;
  /** What the password is called in the request. */
  passwordField?: string;
  /** Where a password is checked, its queue; people whom the account knows pass the others. */
  queue?: { turns: Turns; known: boolean };
}

/**
 * Lets the sign-in library try something that can be guessed at: not before its time, and forgiven once it succeeds.
 * Throws a `Problem`.
 */
export async function enter<T>(
  ctx: Pick<Context, 'db' | 'clock'>,
  { tried, locale, passwordField = 'password', queue }: Attempt,
  attempt: () => Promise<T>,
): Promise<T> {
  const words = identityCopy[locale].refusals;
  const make = async () => {
    const wait = await countAttempt(ctx, tried);
    if (wait > 0) throw new Problem('too_many', words.wait(Math.ceil(wait / 60)), { retryAfter: wait });
    try {
      const done = await attempt();
      await forgetAttempts(
        ctx,
        tried.map(({ key }) => key),
      );
      return done;
    } catch (error) {
      throw isRefusal(error) ? problemOf(error, locale, passwordField) : error;
    }
  };
  if (!queue) return make();
  const done = queue.turns.take(queue.known, make);
  if (!done) throw new Problem('unavailable', words.busy, { retryAfter: queueLasts });
  return done;
}

/** A new password ends what the old one began: other links, second steps that wait for a code. */
export const forgetVerifications = async ({ db }: Pick<Context, 'db'>, ownerId: string): Promise<void> => {
  await db.delete(ownerVerifications).where(eq(ownerVerifications.value, ownerId));
};
