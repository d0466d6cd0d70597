import { type Context as Asked, Hono } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import type { NetworksOf } from '#/platform/http-server/networks';
import { jsonBody, requestLocale } from '#/platform/http-server/validated';
import {
  changePasswordRequest,
  codeRequest,
  confirmRequest,
  confirmWithCodeRequest,
  type Enrolment,
  resetMailRequest,
  resetRequest,
  type SignInAnswer,
  signInRequest,
} from './admin-contract';
import { ownerById, type SignedIn, signedIn } from './admin-queries';
import { countAttempt } from './commands/count-attempt';
import { endOtherSessions } from './commands/end-session';
import { type Attempt, type Entered, enter, forgetVerifications } from './commands/enter';
import { mailReset } from './commands/mail-reset';
import { identityCopy } from './copy/admin/all';
import type { Identity } from './identity';
import { knownBrowser, rememberBrowser } from './known-browser';
import { codeThatCounts, confirmCode, waitingOwner } from './second-step';
import { createTries } from './tries';

/**
 * Signing in and what belongs to it. Only these few of the sign-in library's ways in exist, and none answers with
 * more than the browser needs: the session travels in its cookie alone.
 */
export function identityRoutes(ctx: Context, identity: Identity, networksOf: NetworksOf) {
  const tries = createTries(identity, networksOf);
  const { turns } = identity;
  const pass = (c: Asked, headers: Headers) => {
    for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
  };
  const session = async (c: Asked): Promise<SignedIn> => {
    const found = await signedIn(identity, c.req.raw.headers);
    if (!found) throw new Problem('unauthenticated');
    return found;
  };
  const asking = (c: Asked) => ({ headers: c.req.raw.headers, returnHeaders: true as const });
  /** An attempt of somebody who is signed in. */
  const own = (signed: SignedIn) => ({ tried: tries.inSession(signed), queue: { turns, known: true } });

  /** Lets the sign-in library try, and throws what refuses it. */
  const entering = async <T>(
    c: Asked,
    { passwordField, ...attempt }: Attempt & { passwordField?: string },
    make: () => Promise<T | undefined>,
  ): Promise<T> => granted(c, await enter(ctx, attempt, make), passwordField);

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
        tried: tries.atAccount(c, email),
        queue: { turns, known: knownBrowser(c, identity, email) !== undefined },
      };
      const { headers, response } = await entering(c, attempt, () =>
        api.signInEmail({ body: { email, password }, ...asking(c) }),
      );
      pass(c, headers);
      const waits = 'twoFactorRedirect' in response && Boolean(response.twoFactorRedirect);
      // Half a way in makes nobody known.
      if (!waits) rememberBrowser(c, identity, email);
      return c.json<SignInAnswer>({ status: waits ? 'two_factor' : 'signed_in' });
    })
    .post('/auth/two-factor/verify-totp', jsonBody(codeRequest), async (c) => {
      const { code } = c.req.valid('json');
      const { api } = await identity.auth();
      const signed = await signedIn(identity, c.req.raw.headers);
      const owner = signed ? undefined : await waitingOwner(c, ctx, identity);
      const ownerId = signed?.ownerId ?? owner?.id;
      const tried = signed ? tries.inSession(signed) : tries.atCode(c, owner?.email);
      const { headers } = await entering(c, { tried }, async () =>
        api.verifyTOTP({
          body: { code: await codeThatCounts(ctx, identity, { ownerId, code }) },
          ...asking(c),
        }),
      );
      pass(c, headers);
      if (owner) rememberBrowser(c, identity, owner.email);
      // From now on the password alone is not enough: nobody stays whom it alone has let in.
      if (signed && !signed.owner.twoFactor) {
        const renewed = await signedIn(identity, sentBack(headers));
        if (renewed) await endOtherSessions(ctx, renewed);
      }
      return c.json<SignInAnswer>({ status: 'signed_in' });
    })
    .post('/auth/two-factor/verify-backup-code', jsonBody(codeRequest), async (c) => {
      const { code } = c.req.valid('json');
      const { api } = await identity.auth();
      const owner = await waitingOwner(c, ctx, identity);
      const tried = tries.atCode(c, owner?.email);
      const { headers } = await entering(c, { tried }, () =>
        api.verifyBackupCode({ body: { code }, ...asking(c) }),
      );
      pass(c, headers);
      if (owner) rememberBrowser(c, identity, owner.email);
      return c.json<SignInAnswer>({ status: 'signed_in' });
    })
    .post('/auth/sign-out', async (c) => {
      const { api } = await identity.auth();
      const { headers } = await api.signOut(asking(c));
      pass(c, headers);
      return c.body(null, 204);
    })
    .post('/auth/request-password-reset', jsonBody(resetMailRequest), async (c) => {
      const { email } = c.req.valid('json');
      const wait = await countAttempt(ctx, tries.reset(c, email));
      if (wait > 0) throw new Problem('too_many', undefined, { retryAfter: wait });
      await mailReset(ctx, { email, locale: requestLocale(c) });
      return c.body(null, 202);
    })
    .post('/auth/reset-password', jsonBody(resetRequest), async (c) => {
      const { token, newPassword } = c.req.valid('json');
      const { api, $context } = await identity.auth();
      const { internalAdapter } = await $context;
      const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      // Who holds the link doesn't guess: whatever others do in the same network must not keep it from working.
      const attempt = {
        tried: link ? [] : tries.network(c),
        queue: { turns, known: link !== null },
      };
      await entering(c, attempt, () => api.resetPassword({ body: { token, newPassword } }));
      const owner = link && (await ownerById(ctx.db, link.value));
      if (owner) {
        await forgetVerifications(ctx, owner.id);
        await identity.onNewPassword(owner.email);
        rememberBrowser(c, identity, owner.email);
      }
      return c.body(null, 204);
    })
    .post('/auth/change-password', jsonBody(changePasswordRequest), async (c) => {
      const { currentPassword, newPassword } = c.req.valid('json');
      const signed = await session(c);
      const { api } = await identity.auth();
      const body = { currentPassword, newPassword, revokeOtherSessions: true };
      const { headers } = await entering(c, { ...own(signed), passwordField: 'currentPassword' }, () =>
        api.changePassword({ body, ...asking(c) }),
      );
      await forgetVerifications(ctx, signed.ownerId);
      await identity.onNewPassword(signed.owner.email);
      pass(c, headers);
      return c.body(null, 204);
    })
    .post('/auth/two-factor/enable', jsonBody(confirmRequest), async (c) => {
      const { password } = c.req.valid('json');
      const signed = await session(c);
      const { api } = await identity.auth();
      const { headers, response } = await entering(c, own(signed), () =>
        api.enableTwoFactor({ body: { password, method: 'totp' }, ...asking(c) }),
      );
      if (response.method !== 'totp') throw new Error('an authenticator was asked for');
      pass(c, headers);
      return c.json<Enrolment>({ uri: response.totpURI, backupCodes: response.backupCodes });
    })
    .post('/auth/two-factor/disable', jsonBody(confirmWithCodeRequest), async (c) => {
      const { password, code } = c.req.valid('json');
      const signed = await session(c);
      const { api } = await identity.auth();
      const { headers } = await entering(c, own(signed), async () => {
        await api.verifyPassword({ body: { password }, ...asking(c) });
        const isRight = await confirmCode(c, ctx, identity, { ownerId: signed.ownerId, code });
        return isRight ? api.disableTwoFactor({ body: { password }, ...asking(c) }) : undefined;
      });
      pass(c, headers);
      return c.body(null, 204);
    })
    .post('/auth/two-factor/generate-backup-codes', jsonBody(confirmWithCodeRequest), async (c) => {
      const { password, code } = c.req.valid('json');
      const signed = await session(c);
      const { api } = await identity.auth();
      const { response } = await entering(c, own(signed), async () => {
        await api.verifyPassword({ body: { password }, ...asking(c) });
        const isRight = await confirmCode(c, ctx, identity, { ownerId: signed.ownerId, code });
        return isRight ? api.generateBackupCodes({ body: { password }, ...asking(c) }) : undefined;
      });
      return c.json({ backupCodes: response.backupCodes });
    });
}

/** Which field a refusal of the sign-in library is about, where it is about one. */
const fields: Record<string, 'password' | 'code'> = {
  INVALID_PASSWORD: 'password',
  INVALID_CODE: 'code',
  INVALID_BACKUP_CODE: 'code',
};

/**
 * What an attempt has answered.
 * @param passwordField what the password is called in the request
 * @throws Problem where it was refused, in the reader's language
 */
function granted<T>(c: Asked, entered: Entered<T>, passwordField = 'password'): T {
  if (entered.ok) return entered.value;
  const words = identityCopy[requestLocale(c)].refusals;
  if (entered.reason === 'busy') throw new Problem('unavailable', words.busy, { retryAfter: entered.wait });
  if (entered.reason === 'too_early')
    throw new Problem('too_many', words.wait(Math.ceil(entered.wait / 60)), { retryAfter: entered.wait });
  const { code, statusCode } = entered;
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

/** The cookies of an answer, as the browser will send them. */
const sentBack = (headers: Headers): Headers =>
  new Headers({
    cookie: headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  });

export type IdentityRoutes = ReturnType<typeof identityRoutes>;
