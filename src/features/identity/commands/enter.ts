import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import type { Locale } from '#/platform/i18n/locale';
import { identityWords } from '../admin-queries';
import { ownerVerifications } from '../table';
import { countAttempt, forgetAttempts, type Tried } from './count-attempt';

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
  const words = identityWords[locale].refusals;
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
}

/**
 * Lets the sign-in library try something that can be guessed at: not before its time, and forgiven once it succeeds.
 * Throws a `Problem`.
 */
export async function enter<T>(
  ctx: Pick<Context, 'db' | 'clock'>,
  { tried, locale, passwordField = 'password' }: Attempt,
  attempt: () => Promise<T>,
): Promise<T> {
  const wait = await countAttempt(ctx, tried);
  if (wait > 0) {
    const detail = identityWords[locale].refusals.wait(Math.ceil(wait / 60));
    throw new Problem('too_many', detail, { retryAfter: wait });
  }
  try {
    const done = await attempt();
    const keys = tried.map(({ key }) => key);
    await forgetAttempts(ctx, keys);
    return done;
  } catch (error) {
    throw isRefusal(error) ? problemOf(error, locale, passwordField) : error;
  }
}

/** A new password ends what the old one began: other links, second steps that wait for a code. */
export const forgetVerifications = async ({ db }: Pick<Context, 'db'>, ownerId: string): Promise<void> => {
  await db.delete(ownerVerifications).where(eq(ownerVerifications.value, ownerId));
};
