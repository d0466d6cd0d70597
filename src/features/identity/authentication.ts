import type { Context as Request } from 'hono';
import type { Context } from '#/platform/context';
import { invalidField, Problem } from '#/platform/errors/problem';
import type { GetNetworks } from '#/platform/http-server/networks';
import { requestLocale } from '#/platform/http-server/validated';
import { findSession, type SignedIn } from './admin-queries';
import { createAttemptCounters } from './attempt-counters';
import { browserName } from './browser-name';
import { type Attempt, type AttemptOutcome, attemptSignIn } from './commands/attempt-sign-in';
import { type AccountEvent, recordAccess } from './commands/record-access';
import { recordSignIn, type WayIn } from './commands/record-sign-in';
import { identityCopy } from './copy/admin/all';
import type { Identity } from './identity';
import { knownBrowser, rememberBrowser } from './known-browser';

export type Authentication = ReturnType<typeof createAuthentication>;

export function createAuthentication(ctx: Context, identity: Identity, networksOf: GetNetworks) {
  const counters = createAttemptCounters(identity, networksOf);
  const device = (c: Request) => browserName(c.req.header('user-agent') ?? null);
  return {
    ctx,
    identity,
    counters,
    device,

    setCookies(c: Request, headers: Headers): void {
      for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
    },

    async requireSession(c: Request): Promise<SignedIn> {
      const found = await findSession(identity, c.req.raw.headers);
      if (!found) throw new Problem('unauthenticated');
      return found;
    },

    requestOptions: (c: Request) => ({ headers: c.req.raw.headers, returnHeaders: true as const }),

    /** The counters and the queue of an attempt within a session, such as the password that confirms a change. */
    signedInAttempt: (signed: SignedIn): Attempt => ({
      counters: counters.inSession(signed),
      queue: { queue: identity.passwordQueue, known: true },
    }),

    /**
     * Runs an attempt, and throws a `Problem` if it fails. `onRefused` is called only if the attempt was made and refused, not if
     * it has to wait.
     */
    async attemptOrThrow<T>(
      c: Request,
      {
        passwordField,
        onRefused,
        ...attempt
      }: Attempt & { passwordField?: string; onRefused?: () => Promise<void> },
      run: () => Promise<T | undefined>,
    ): Promise<T> {
      const outcome = await attemptSignIn(ctx, attempt, run);
      if (!outcome.ok && outcome.reason === 'refused') {
        // The library also refuses where it could not read the session.
        await identity.askDatabase();
        await onRefused?.();
      }
      return valueOrThrow(c, outcome, passwordField);
    },

    /** Completes a sign-in: marks the browser as known, records the sign-in, and mails the owner if the browser is new. */
    async entered(c: Request, owner: { id: string; email: string }, way: WayIn): Promise<void> {
      const isNew = knownBrowser(c, identity, owner.email) === undefined;
      rememberBrowser(c, identity, owner.email);
      await recordSignIn(ctx, { ownerId: owner.id, way, device: device(c), isNew });
    },

    /** Enters in the audit log what the owner did to the account, signed in or through a mailed link. */
    record: (c: Request, ownerId: string, action: AccountEvent): Promise<void> =>
      recordAccess(ctx, { ownerId, action, device: device(c) }),

    /** Enters in the audit log an attempt by somebody who has proved nothing; `ownerId` is undefined for an unknown account. */
    recordFailure: (c: Request, ownerId: string | undefined, action: AccountEvent): Promise<void> =>
      recordAccess(ctx, { actor: 'stranger', ownerId, action, device: device(c) }),
  };
}

/** The field that an error of the sign-in library is about, by the error's code. */
const fields: Record<string, 'password' | 'code'> = {
  INVALID_PASSWORD: 'password',
  INVALID_CODE: 'code',
  INVALID_BACKUP_CODE: 'code',
};

/**
 * The value of a successful attempt.
 * @param passwordField the name of the password's field in the request
 * @throws Problem if the attempt was refused or has to wait, in the reader's language
 */
function valueOrThrow<T>(c: Request, outcome: AttemptOutcome<T>, passwordField = 'password'): T {
  if (outcome.ok) return outcome.value;
  const words = identityCopy[requestLocale(c)].refusals;
  if (outcome.reason === 'busy') throw new Problem('unavailable', words.busy, { retryAfter: outcome.wait });
  if (outcome.reason === 'too_early')
    throw new Problem('too_many', words.wait(outcome.wait), { retryAfter: outcome.wait });
  const { code, statusCode } = outcome;
  const field = fields[code];
  if (field) throw invalidField(field === 'password' ? passwordField : field, words[field]);
  switch (code) {
    case 'INVALID_EMAIL_OR_PASSWORD':
    case 'INVALID_EMAIL':
      throw new Problem('unauthenticated', words.credentials);
    case 'INVALID_PASSKEY':
      throw new Problem('unauthenticated', words.passkey);
    case 'INVALID_TOKEN':
      throw new Problem('forbidden', words.link);
    case 'UNREADABLE_AUTHENTICATOR':
      throw new Problem('conflict', words.unreadable);
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      throw new Problem('unauthenticated', words.again);
  }
  if (statusCode === 401) throw new Problem('unauthenticated');
  throw new Problem(statusCode === 403 ? 'forbidden' : 'conflict');
}
