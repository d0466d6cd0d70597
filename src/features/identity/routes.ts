import { type Context as Asked, Hono } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { jsonBody, requestLocale } from '#/platform/http/validated';
import {
  changePasswordRequest,
  codeRequest,
  confirmRequest,
  type Enrolment,
  resetMailRequest,
  resetRequest,
  type SignInAnswer,
  signInRequest,
} from './admin-contract';
import { ownerById, type SignedIn, signedIn } from './admin-queries';
import type { Identity } from './commands/authenticate';
import { countAttempt, type Tried } from './commands/count-attempt';
import { enter, forgetVerifications } from './commands/enter';
import { knownBrowser, rememberBrowser } from './commands/known-browser';
import { mailReset } from './commands/mail-reset';
import { accountKey, patience } from './rules';

/** The network that a request comes from; undefined where it can't be told from the machine's own. */
export type NetworkOf = (c: Asked) => string | undefined;

/** Guesses at the password of whom the session names: nobody else's count. */
const ownAccount = ({ owner, sessionId }: SignedIn): Tried => ({
  key: accountKey(owner.email, `session:${sessionId}`),
  patience: patience.account,
});

/**
 * Signing in and what belongs to it. Only these few of the sign-in library's ways in exist, and none answers with
 * more than the browser needs: the session travels in its cookie alone.
 */
export function identityRoutes(ctx: Context, identity: Identity, networkOf: NetworkOf) {
  const network = (c: Asked): Tried[] => {
    const address = networkOf(c);
    return address ? [{ key: `network:${address}`, patience: patience.network }] : [];
  };
  /** A stranger's tries count where they come from, and together with all other strangers'; a known browser's apart. */
  const atAccount = (c: Asked, email: string): Tried[] => {
    const browser = knownBrowser(c, identity, email);
    const from = browser ? `browser:${browser}` : `network:${networkOf(c) ?? ''}`;
    const here = { key: accountKey(email, from), patience: patience.account };
    if (browser) return [here];
    return [here, { key: accountKey(email, 'everywhere'), patience: patience.everywhere }, ...network(c)];
  };
  const pass = (c: Asked, headers: Headers) => {
    for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
  };
  const session = async (c: Asked): Promise<SignedIn> => {
    const found = await signedIn(identity, c.req.raw.headers);
    if (!found) throw new Problem('unauthenticated');
    return found;
  };
  const asking = (c: Asked) => ({ headers: c.req.raw.headers, returnHeaders: true as const });

  const routes = new Hono();
  routes.use('/auth/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  return routes
    .post('/auth/sign-in/email', jsonBody(signInRequest), async (c) => {
      const { email, password } = c.req.valid('json');
      const { api } = await identity.auth();
      const { headers, response } = await enter(
        ctx,
        { tried: atAccount(c, email), locale: requestLocale(c) },
        () => api.signInEmail({ body: { email, password }, ...asking(c) }),
      );
      pass(c, headers);
      rememberBrowser(c, identity, email);
      const waits = 'twoFactorRedirect' in response && Boolean(response.twoFactorRedirect);
      return c.json<SignInAnswer>({ status: waits ? 'two_factor' : 'signed_in' });
    })
    .post('/auth/two-factor/verify-totp', jsonBody(codeRequest), async (c) => {
      const { code } = c.req.valid('json');
      const { api } = await identity.auth();
      const { headers } = await enter(ctx, { tried: network(c), locale: requestLocale(c) }, () =>
        api.verifyTOTP({ body: { code: code.replaceAll(/\s/g, '') }, ...asking(c) }),
      );
      pass(c, headers);
      return c.json<SignInAnswer>({ status: 'signed_in' });
    })
    .post('/auth/two-factor/verify-backup-code', jsonBody(codeRequest), async (c) => {
      const { code } = c.req.valid('json');
      const { api } = await identity.auth();
      const { headers } = await enter(ctx, { tried: network(c), locale: requestLocale(c) }, () =>
        api.verifyBackupCode({ body: { code }, ...asking(c) }),
      );
      pass(c, headers);
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
      const tried = [{ key: `reset:${email.toLowerCase()}`, patience: patience.reset }, ...network(c)];
      const wait = await countAttempt(ctx, tried);
      if (wait > 0) throw new Problem('too_many', undefined, { retryAfter: wait });
      await mailReset(ctx, { email, locale: requestLocale(c) });
      return c.body(null, 202);
    })
    .post('/auth/reset-password', jsonBody(resetRequest), async (c) => {
      const { token, newPassword } = c.req.valid('json');
      const { api, $context } = await identity.auth();
      const { internalAdapter } = await $context;
      const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      await enter(ctx, { tried: network(c), locale: requestLocale(c) }, () =>
        api.resetPassword({ body: { token, newPassword } }),
      );
      const owner = link && (await ownerById(ctx.db, link.value));
      if (owner) {
        await forgetVerifications(ctx, owner.id);
        rememberBrowser(c, identity, owner.email);
      }
      return c.body(null, 204);
    })
    .post('/auth/change-password', jsonBody(changePasswordRequest), async (c) => {
      const { currentPassword, newPassword } = c.req.valid('json');
      const own = await session(c);
      const { api } = await identity.auth();
      const attempt = {
        tried: [ownAccount(own)],
        locale: requestLocale(c),
        passwordField: 'currentPassword',
      };
      const body = { currentPassword, newPassword, revokeOtherSessions: true };
      const { headers } = await enter(ctx, attempt, () => api.changePassword({ body, ...asking(c) }));
      await forgetVerifications(ctx, own.ownerId);
      pass(c, headers);
      return c.body(null, 204);
    })
    .post('/auth/two-factor/enable', jsonBody(confirmRequest), async (c) => {
      const { password } = c.req.valid('json');
      const own = await session(c);
      const { api } = await identity.auth();
      const attempt = { tried: [ownAccount(own)], locale: requestLocale(c) };
      const { headers, response } = await enter(ctx, attempt, () =>
        api.enableTwoFactor({ body: { password, method: 'totp' }, ...asking(c) }),
      );
      if (response.method !== 'totp') throw new Error('an authenticator was asked for');
      pass(c, headers);
      return c.json<Enrolment>({ uri: response.totpURI, backupCodes: response.backupCodes });
    })
    .post('/auth/two-factor/disable', jsonBody(confirmRequest), async (c) => {
      const { password } = c.req.valid('json');
      const own = await session(c);
      const { api } = await identity.auth();
      const attempt = { tried: [ownAccount(own)], locale: requestLocale(c) };
      const { headers } = await enter(ctx, attempt, () =>
        api.disableTwoFactor({ body: { password }, ...asking(c) }),
      );
      pass(c, headers);
      return c.body(null, 204);
    })
    .post('/auth/two-factor/generate-backup-codes', jsonBody(confirmRequest), async (c) => {
      const { password } = c.req.valid('json');
      const own = await session(c);
      const { api } = await identity.auth();
      const attempt = { tried: [ownAccount(own)], locale: requestLocale(c) };
      const { response } = await enter(ctx, attempt, () =>
        api.generateBackupCodes({ body: { password }, ...asking(c) }),
      );
      return c.json({ backupCodes: response.backupCodes });
    });
}

export type IdentityRoutes = ReturnType<typeof identityRoutes>;
