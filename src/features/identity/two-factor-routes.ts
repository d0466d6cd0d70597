import { Hono } from 'hono';
import { jsonBody } from '#/platform/http-server/validated';
import {
  codeRequest,
  confirmRequest,
  confirmWithCodeRequest,
  type Enrolment,
  type SignInResponse,
} from './admin-contract';
import { findSession } from './admin-queries';
import type { Authentication } from './authentication';
import { readAuthenticator } from './commands/claim-code';
import { endOtherSessions } from './commands/end-session';
import { createConfirmed, unusedCode, waitingOwner } from './second-step';

export function twoFactorRoutes(authentication: Authentication) {
  const { ctx, identity, counters, setCookies, requireSession, requestOptions } = authentication;
  const { signedInAttempt, attemptOrThrow, entered, record, recordFailure } = authentication;
  const confirmed = createConfirmed(authentication, () => true);
  return new Hono()
    .post('/auth/two-factor/verify-totp', jsonBody(codeRequest), async (c) => {
      const { code } = c.req.valid('json');
      const { api } = await identity.auth();
      const signed = await findSession(identity, c.req.raw.headers);
      const owner = signed ? undefined : await waitingOwner(c, ctx, identity);
      const ownerId = signed?.ownerId ?? owner?.id;
      const attempt = {
        counters: signed ? counters.inSession(signed) : counters.atCode(c, owner?.email),
        onRefused: async () => (owner ? recordFailure(c, owner.id, 'code_failed') : undefined),
      };
      const { headers } = await attemptOrThrow(c, attempt, async () =>
        api.verifyTOTP({
          body: { code: await unusedCode(ctx, identity, { ownerId, code }) },
          ...requestOptions(c),
        }),
      );
      setCookies(c, headers);
      if (owner) await entered(c, owner, 'code');
      // This code has switched the second step on. All other sessions, which began without it, end now.
      if (signed && !signed.owner.twoFactor) {
        const renewed = await findSession(identity, asRequestHeaders(headers));
        if (renewed) await endOtherSessions(ctx, renewed);
        await record(c, signed.ownerId, 'two_factor_on');
      }
      return c.json<SignInResponse>({ status: 'signed_in' });
    })
    .post('/auth/two-factor/verify-backup-code', jsonBody(codeRequest), async (c) => {
      const { code } = c.req.valid('json');
      const { api } = await identity.auth();
      const owner = await waitingOwner(c, ctx, identity);
      const attempt = {
        counters: counters.atCode(c, owner?.email),
        onRefused: async () => (owner ? recordFailure(c, owner.id, 'code_failed') : undefined),
      };
      const { headers } = await attemptOrThrow(c, attempt, async () => {
        if (owner) await readAuthenticator(ctx, identity, owner.id);
        return api.verifyBackupCode({ body: { code }, ...requestOptions(c) });
      });
      setCookies(c, headers);
      if (owner) await entered(c, owner, 'backup_code');
      return c.json<SignInResponse>({ status: 'signed_in' });
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
      const { signed, outcome } = await confirmed(c, c.req.valid('json'), (api, options) =>
        api.disableTwoFactor(options),
      );
      setCookies(c, outcome.headers);
      await record(c, signed.ownerId, 'two_factor_off');
      return c.body(null, 204);
    })
    .post('/auth/two-factor/generate-backup-codes', jsonBody(confirmWithCodeRequest), async (c) => {
      const { signed, outcome } = await confirmed(c, c.req.valid('json'), (api, options) =>
        api.generateBackupCodes(options),
      );
      await record(c, signed.ownerId, 'backup_codes_renewed');
      return c.json({ backupCodes: outcome.response.backupCodes });
    });
}

/** The cookies of a response, as the `Cookie` header of the browser's next request. */
const asRequestHeaders = (headers: Headers): Headers =>
  new Headers({
    cookie: headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  });
