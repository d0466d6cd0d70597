import { Hono, type Context as Request } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import type { GetNetworks } from '#/platform/http-server/networks';
import { jsonBody, requestLocale } from '#/platform/http-server/validated';
import {
  changePasswordRequest,
  codeRequest,
  confirmRequest,
  confirmWithCodeRequest,
  type Enrolment,
  resetMailRequest,
  resetRequest,
  type SetUpLinkResponse,
  type SetUpResponse,
  type SignInResponse,
  setUpLinkRequest,
  setUpRequest,
  signInRequest,
} from './admin-contract';
import { findSession, hasOwner, ownerById, type SignedIn } from './admin-queries';
import { createAttemptCounters } from './attempt-counters';
import {
  type Attempt,
  type AttemptOutcome,
  attemptSignIn,
  deleteVerifications,
} from './commands/attempt-sign-in';
import { countAttempt } from './commands/count-attempt';
import { endOtherSessions } from './commands/end-session';
import { mailReset } from './commands/mail-reset';
import { checkSetUpLink, setUpOwner } from './commands/set-up-owner';
import { identityCopy } from './copy/admin/all';
import type { Identity } from './identity';
import { knownBrowser, rememberBrowser } from './known-browser';
import { confirmCode, unusedCode, waitingOwner } from './second-step';

/**
 * Sign-in, password and second step. Of the sign-in library's endpoints only these exist, and they return no more than the
 * browser needs: the session is in the cookie alone.
 */
export function identityRoutes(ctx: Context, identity: Identity, networksOf: GetNetworks) {
  const counters = createAttemptCounters(identity, networksOf);
  const { passwordQueue } = identity;
  const setCookies = (c: Request, headers: Headers) => {
    for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
  };
  const requireSession = async (c: Request): Promise<SignedIn> => {
    const found = await findSession(identity, c.req.raw.headers);
    if (!found) throw new Problem('unauthenticated');
    return found;
  };
  const requestOptions = (c: Request) => ({ headers: c.req.raw.headers, returnHeaders: true as const });
  const signedInAttempt = (signed: SignedIn) => ({
    counters: counters.inSession(signed),
    queue: { queue: passwordQueue, known: true },
  });

  /** Runs an attempt, and throws a problem if it is refused. */
  const attemptOrThrow = async <T>(
    c: Request,
    { passwordField, ...attempt }: Attempt & { passwordField?: string },
    run: () => Promise<T | undefined>,
  ): Promise<T> => valueOrThrow(c, await attemptSignIn(ctx, attempt, run), passwordField);

  const routes = new Hono();
  routes.use('/auth/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  return routes
    .post('/auth/sign-in/email', jsonBody(signInRequest), async (c) => {
      const { email, password } = c.req.valid('json');
      const { api } = await identity.auth();
      const attempt = {
        counters: counters.atAccount(c, email),
        queue: { queue: passwordQueue, known: knownBrowser(c, identity, email) !== undefined },
      };
      const { headers, response } = await attemptOrThrow(c, attempt, () =>
        api.signInEmail({ body: { email, password }, ...requestOptions(c) }),
      );
      setCookies(c, headers);
      const needsCode = 'twoFactorRedirect' in response && Boolean(response.twoFactorRedirect);
      // A browser becomes known only when the sign-in is complete.
      if (!needsCode) rememberBrowser(c, identity, email);
      return c.json<SignInResponse>({ status: needsCode ? 'two_factor' : 'signed_in' });
    })
    .get('/auth/set-up', async (c) => c.json<SetUpResponse>({ isNeeded: !(await hasOwner(ctx)) }))
    .post('/auth/set-up/link', jsonBody(setUpLinkRequest), async (c) => {
      const outcome = await checkSetUpLink(ctx, c.req.valid('json').token);
      return c.json<SetUpLinkResponse>({ state: outcome.ok ? 'valid' : outcome.reason });
    })
    .post('/auth/set-up', jsonBody(setUpRequest), async (c) => {
      const { token, email, password } = c.req.valid('json');
      const outcome = await setUpOwner(ctx, { token, email, password });
      if (!outcome.ok)
        throw new Problem('forbidden', identityCopy[requestLocale(c)].refusals.setUp[outcome.reason]);
      const { api } = await identity.auth();
      const { headers } = await api.signInEmail({ body: { email, password }, ...requestOptions(c) });
      setCookies(c, headers);
      rememberBrowser(c, identity, email);
      return c.body(null, 204);
    })
    .post('/auth/two-factor/verify-totp', jsonBody(codeRequest), async (c) => {
      const { code } = c.req.valid('json');
      const { api } = await identity.auth();
      const signed = await findSession(identity, c.req.raw.headers);
      const owner = signed ? undefined : await waitingOwner(c, ctx, identity);
      const ownerId = signed?.ownerId ?? owner?.id;
      const attempt = { counters: signed ? counters.inSession(signed) : counters.atCode(c, owner?.email) };
      const { headers } = await attemptOrThrow(c, attempt, async () =>
        api.verifyTOTP({
          body: { code: await unusedCode(ctx, identity, { ownerId, code }) },
          ...requestOptions(c),
        }),
      );
      setCookies(c, headers);
      if (owner) rememberBrowser(c, identity, owner.email);
      // The second step has just been switched on: sessions that began with the password alone end.
      if (signed && !signed.owner.twoFactor) {
        const renewed = await findSession(identity, asRequestHeaders(headers));
        if (renewed) await endOtherSessions(ctx, renewed);
      }
      return c.json<SignInResponse>({ status: 'signed_in' });
    })
    .post('/auth/two-factor/verify-backup-code', jsonBody(codeRequest), async (c) => {
      const { code } = c.req.valid('json');
      const { api } = await identity.auth();
      const owner = await waitingOwner(c, ctx, identity);
      const attempt = { counters: counters.atCode(c, owner?.email) };
      const { headers } = await attemptOrThrow(c, attempt, () =>
        api.verifyBackupCode({ body: { code }, ...requestOptions(c) }),
      );
      setCookies(c, headers);
      if (owner) rememberBrowser(c, identity, owner.email);
      return c.json<SignInResponse>({ status: 'signed_in' });
    })
    .post('/auth/sign-out', async (c) => {
      const { api } = await identity.auth();
      const { headers } = await api.signOut(requestOptions(c));
      setCookies(c, headers);
      return c.body(null, 204);
    })
    .post('/auth/request-password-reset', jsonBody(resetMailRequest), async (c) => {
      const { email } = c.req.valid('json');
      const wait = await countAttempt(ctx, counters.reset(c, email));
      if (wait > 0) throw new Problem('too_many', undefined, { retryAfter: wait });
      await mailReset(ctx, { email, locale: requestLocale(c) });
      return c.body(null, 202);
    })
    .post('/auth/reset-password', jsonBody(resetRequest), async (c) => {
      const { token, newPassword } = c.req.valid('json');
      const { api, $context } = await identity.auth();
      const { internalAdapter } = await $context;
      const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      // A valid link is no guess: failed attempts of others in the same network must not keep it from working.
      const attempt = {
        counters: link ? [] : counters.network(c),
        queue: { queue: passwordQueue, known: link !== null },
      };
      await attemptOrThrow(c, attempt, () => api.resetPassword({ body: { token, newPassword } }));
      const owner = link && (await ownerById(ctx.db, link.value));
      if (owner) {
        await deleteVerifications(ctx, owner.id);
        rememberBrowser(c, identity, owner.email);
      }
      return c.body(null, 204);
    })
    .post('/auth/change-password', jsonBody(changePasswordRequest), async (c) => {
      const { currentPassword, newPassword } = c.req.valid('json');
      const signed = await requireSession(c);
      const { api } = await identity.auth();
      const body = { currentPassword, newPassword, revokeOtherSessions: true };
      const { headers } = await attemptOrThrow(
        c,
        { ...signedInAttempt(signed), passwordField: 'currentPassword' },
        () => api.changePassword({ body, ...requestOptions(c) }),
      );
      await deleteVerifications(ctx, signed.ownerId);
      setCookies(c, headers);
      return c.body(null, 204);
    })
    .post('/auth/two-factor/enable', jsonBody(confirmRequest), async (c) => {
      const { password } = c.req.valid('json');
      const signed = await requireSession(c);
      const { api } = await identity.auth();
      const { headers, response } = await attemptOrThrow(c, signedInAttempt(signed), () =>
        api.enableTwoFactor({ body: { password, method: 'totp' }, ...requestOptions(c) }),
      );
      if (response.method !== 'totp')
        throw new Error(`the sign-in library enrols ${response.method} instead of an authenticator`);
      setCookies(c, headers);
      return c.json<Enrolment>({ uri: response.totpURI, backupCodes: response.backupCodes });
    })
    .post('/auth/two-factor/disable', jsonBody(confirmWithCodeRequest), async (c) => {
      const { password, code } = c.req.valid('json');
      const signed = await requireSession(c);
      const { api } = await identity.auth();
      const { headers } = await attemptOrThrow(c, signedInAttempt(signed), async () => {
        await api.verifyPassword({ body: { password }, ...requestOptions(c) });
        const isRight = await confirmCode(c, ctx, identity, { ownerId: signed.ownerId, code });
        return isRight ? api.disableTwoFactor({ body: { password }, ...requestOptions(c) }) : undefined;
      });
      setCookies(c, headers);
      return c.body(null, 204);
    })
    .post('/auth/two-factor/generate-backup-codes', jsonBody(confirmWithCodeRequest), async (c) => {
      const { password, code } = c.req.valid('json');
      const signed = await requireSession(c);
      const { api } = await identity.auth();
      const { response } = await attemptOrThrow(c, signedInAttempt(signed), async () => {
        await api.verifyPassword({ body: { password }, ...requestOptions(c) });
        const isRight = await confirmCode(c, ctx, identity, { ownerId: signed.ownerId, code });
        return isRight ? api.generateBackupCodes({ body: { password }, ...requestOptions(c) }) : undefined;
      });
      return c.json({ backupCodes: response.backupCodes });
    });
}

/** The field that a refusal of the sign-in library is about, by the code of its error. */
const fields: Record<string, 'password' | 'code'> = {
  INVALID_PASSWORD: 'password',
  INVALID_CODE: 'code',
  INVALID_BACKUP_CODE: 'code',
};

/**
 * The value of a successful attempt.
 * @param passwordField the name of the password's field in the request
 * @throws Problem if it was refused, in the reader's language
 */
function valueOrThrow<T>(c: Request, outcome: AttemptOutcome<T>, passwordField = 'password'): T {
  if (outcome.ok) return outcome.value;
  const words = identityCopy[requestLocale(c)].refusals;
  if (outcome.reason === 'busy') throw new Problem('unavailable', words.busy, { retryAfter: outcome.wait });
  if (outcome.reason === 'too_early')
    throw new Problem('too_many', words.wait(outcome.wait), { retryAfter: outcome.wait });
  const { code, statusCode } = outcome;
  const field = fields[code];
  if (field) {
    const path = field === 'password' ? passwordField : field;
    throw new Problem('invalid', undefined, { errors: [{ path, message: words[field] }] });
  }
  switch (code) {
    case 'INVALID_EMAIL_OR_PASSWORD':
    case 'INVALID_EMAIL':
      throw new Problem('unauthenticated', words.credentials);
    case 'INVALID_TOKEN':
      throw new Problem('forbidden', words.link);
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      throw new Problem('unauthenticated', words.again);
  }
  if (statusCode === 401) throw new Problem('unauthenticated');
  throw new Problem(statusCode === 403 ? 'forbidden' : 'conflict');
}

/** The cookies of a response, as the browser will send them with its next request. */
const asRequestHeaders = (headers: Headers): Headers =>
  new Headers({
    cookie: headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  });

export type IdentityRoutes = ReturnType<typeof identityRoutes>;
