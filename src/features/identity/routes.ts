import { Hono } from 'hono';
import { Problem } from '#/platform/errors/problem';
import { preventCaching } from '#/platform/http-server/prevent-caching';
import { jsonBody, requestLocale } from '#/platform/http-server/validated';
import {
  changePasswordRequest,
  resetMailRequest,
  resetRequest,
  type SetUpLinkResponse,
  type SignInResponse,
  setUpLinkRequest,
  setUpRequest,
  signInRequest,
} from './admin-contract';
import { findSession, hasOwner, ownerByEmail, ownerById } from './admin-queries';
import type { Authentication } from './authentication';
import { deleteVerifications } from './commands/attempt-sign-in';
import { countAttempt } from './commands/count-attempt';
import { mailReset } from './commands/mail-reset';
import { checkSetUpLink, setUpOwner } from './commands/set-up-owner';
import { identityCopy } from './copy/admin/all';
import { knownBrowser, rememberBrowser } from './known-browser';
import { passkeyRoutes } from './passkey-routes';
import { createConfirmed } from './second-step';
import { twoFactorRoutes } from './two-factor-routes';

/**
 * The sign-in library's own routes are not mounted. The routes here call its functions and return only what the browser needs:
 * the session's token is only in the cookie.
 */
export function identityRoutes(authentication: Authentication) {
  const routes = new Hono();
  routes.use('/auth/*', async (c, next) => {
    await next();
    preventCaching(c);
  });
  return routes
    .route('/', signInRoutes(authentication))
    .route('/', twoFactorRoutes(authentication))
    .route('/', passkeyRoutes(authentication));
}

function signInRoutes(authentication: Authentication) {
  const { ctx, identity, counters, setCookies, requestOptions } = authentication;
  const { attemptOrThrow, entered, record, recordFailure } = authentication;
  const confirmed = createConfirmed(authentication, ({ twoFactor }) => twoFactor);
  return new Hono()
    .post('/auth/sign-in/email', jsonBody(signInRequest), async (c) => {
      const { email, password } = c.req.valid('json');
      const { api } = await identity.auth();
      const attempt = {
        counters: counters.atAccount(c, email),
        queue: { queue: identity.passwordQueue, known: knownBrowser(c, identity, email) !== undefined },
        onRefused: async () => recordFailure(c, (await ownerByEmail(ctx.db, email))?.id, 'sign_in_failed'),
      };
      const { headers, response } = await attemptOrThrow(c, attempt, () =>
        api.signInEmail({ body: { email, password }, ...requestOptions(c) }),
      );
      setCookies(c, headers);
      const needsCode = 'twoFactorRedirect' in response && Boolean(response.twoFactorRedirect);
      // While a code is still needed, the sign-in is not complete, and the browser does not become known yet.
      if (!needsCode && 'user' in response) await entered(c, response.user, 'password');
      return c.json<SignInResponse>({ status: needsCode ? 'two_factor' : 'signed_in' });
    })
    .get('/auth/set-up', async (c) => c.json({ isNeeded: !(await hasOwner(ctx)) }))
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
      const { headers, response } = await api.signInEmail({
        body: { email, password },
        ...requestOptions(c),
      });
      setCookies(c, headers);
      await entered(c, response.user, 'set_up');
      return c.body(null, 204);
    })
    .post('/auth/sign-out', async (c) => {
      const { api } = await identity.auth();
      const signed = await findSession(identity, c.req.raw.headers);
      const { headers } = await api.signOut(requestOptions(c));
      setCookies(c, headers);
      if (signed) await record(c, signed.ownerId, 'signed_out');
      return c.body(null, 204);
    })
    .post('/auth/request-password-reset', jsonBody(resetMailRequest), async (c) => {
      const { email } = c.req.valid('json');
      const wait = await countAttempt(ctx, counters.reset(c, email));
      if (wait > 0) throw new Problem('too_many', undefined, { retryAfter: wait });
      const ownerId = await mailReset(ctx, { email, locale: requestLocale(c) });
      await recordFailure(c, ownerId, 'reset_requested');
      return c.body(null, 202);
    })
    .post('/auth/reset-password', jsonBody(resetRequest), async (c) => {
      const { token, newPassword } = c.req.valid('json');
      const { api, $context } = await identity.auth();
      const { internalAdapter } = await $context;
      const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      // A valid link isn't a guess, so it isn't counted. It has to work even if others in the same network have failed too often.
      const attempt = {
        counters: link ? [] : counters.network(c),
        queue: { queue: identity.passwordQueue, known: link !== null },
      };
      await attemptOrThrow(c, attempt, () => api.resetPassword({ body: { token, newPassword } }));
      const owner = link && (await ownerById(ctx.db, link.value));
      if (owner) {
        await deleteVerifications(ctx, owner.id);
        rememberBrowser(c, identity, owner.email);
        await record(c, owner.id, 'password_reset');
      }
      return c.body(null, 204);
    })
    .post('/auth/change-password', jsonBody(changePasswordRequest), async (c) => {
      const { currentPassword, newPassword, code } = c.req.valid('json');
      const body = { currentPassword, newPassword, revokeOtherSessions: true };
      const { signed, outcome } = await confirmed(
        c,
        { password: currentPassword, code, passwordField: 'currentPassword' },
        (api, options) => api.changePassword({ ...options, body }),
      );
      await deleteVerifications(ctx, signed.ownerId);
      setCookies(c, outcome.headers);
      await record(c, signed.ownerId, 'password_changed');
      return c.body(null, 204);
    });
}

export type IdentityRoutes = ReturnType<typeof identityRoutes>;
