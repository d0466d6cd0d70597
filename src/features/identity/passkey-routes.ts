import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Hono } from 'hono';
import { Problem } from '#/platform/errors/problem';
import { knownId } from '#/platform/http-server/known-id';
import { jsonBody, requestLocale } from '#/platform/http-server/validated';
import { emptyBody } from '#/platform/input/fields';
import {
  addPasskeyRequest,
  type OwnerPasskey,
  ownersConfirmation,
  passkeySignInRequest,
  renamePasskeyRequest,
  type SignInResponse,
} from './admin-contract';
import { ownerById, passkeyByCredential, passkeysOf } from './admin-queries';
import type { Authentication } from './authentication';
import { addPasskey, countPasskeyUse, removePasskey, renamePasskey } from './commands/change-passkeys';
import { identityCopy } from './copy/admin/all';
import { newPasskeyOptions, signInOptions, verifyNewPasskey, verifyPasskey } from './passkeys';
import { confirmOwner } from './second-step';

export function passkeyRoutes(authentication: Authentication) {
  const { ctx, identity, counters, device, setCookies, requireSession } = authentication;
  const { requestOptions, attemptOrThrow, entered, recordFailure } = authentication;
  return new Hono()
    .post('/auth/passkey/options', jsonBody(emptyBody), async (c) =>
      c.json(await signInOptions(ctx, identity)),
    )
    .post('/auth/passkey/sign-in', jsonBody(passkeySignInRequest), async (c) => {
      // The request schema checks only a part of the credential. The library checks the rest, so its more precise type is used
      // here.
      const response = c.req.valid('json').response as unknown as AuthenticationResponseJSON;
      const passkey = await passkeyByCredential(ctx.db, response.id);
      const attempt = {
        counters: counters.network(c),
        wrong: 'INVALID_PASSKEY',
        onRefused: () => recordFailure(c, passkey?.userId, 'passkey_failed'),
      };
      const { owner, headers } = await attemptOrThrow(c, attempt, async () => {
        if (!passkey) return undefined;
        const counter = await verifyPasskey(ctx, identity, response, passkey);
        if (counter === undefined || !(await countPasskeyUse(ctx, passkey.id, counter))) return undefined;
        const owner = await ownerById(ctx.db, passkey.userId);
        if (!owner) return undefined;
        const { api } = await identity.auth();
        const begun = await api.beginSession({ body: { ownerId: owner.id }, ...requestOptions(c) });
        return { owner, headers: begun.headers };
      });
      setCookies(c, headers);
      await entered(c, owner, 'passkey');
      return c.json<SignInResponse>({ status: 'signed_in' });
    })
    .get('/auth/passkeys', async (c) => {
      const { ownerId } = await requireSession(c);
      const rows = await passkeysOf(ctx.db, ownerId);
      const passkeys = rows.map(
        ({ id, name, createdAt, lastUsedAt }): OwnerPasskey => ({
          id,
          name: name ?? '',
          addedAt: createdAt.toISOString(),
          usedAt: lastUsedAt?.toISOString() ?? null,
        }),
      );
      return c.json({ address: identity.baseUrl, passkeys });
    })
    .post('/auth/passkeys/options', jsonBody(ownersConfirmation), async (c) => {
      const { ownerId, sessionId, owner } = await confirmOwner(authentication)(c, c.req.valid('json'));
      return c.json(await newPasskeyOptions(ctx, identity, { ownerId, sessionId, email: owner.email }));
    })
    .post('/auth/passkeys', jsonBody(addPasskeyRequest), async (c) => {
      const { response, name } = c.req.valid('json');
      const { ownerId, sessionId } = await requireSession(c);
      const registration = response as unknown as RegistrationResponseJSON;
      const passkey = await verifyNewPasskey(ctx, identity, registration, sessionId);
      const added = passkey && (await addPasskey(ctx, { ownerId, device: device(c) }, { ...passkey, name }));
      if (!added) throw new Problem('conflict', identityCopy[requestLocale(c)].passkeys.notAdded);
      return c.body(null, 204);
    })
    .put('/auth/passkeys/:id', jsonBody(renamePasskeyRequest), async (c) => {
      const { ownerId } = await requireSession(c);
      const renamed = { id: knownId(c.req.param('id')), name: c.req.valid('json').name };
      if (!(await renamePasskey(ctx, { ownerId, device: device(c) }, renamed)))
        throw new Problem('not_found');
      return c.body(null, 204);
    })
    .delete('/auth/passkeys/:id', async (c) => {
      const { ownerId } = await requireSession(c);
      const removed = await removePasskey(ctx, { ownerId, device: device(c) }, knownId(c.req.param('id')));
      if (!removed) throw new Problem('not_found');
      return c.body(null, 204);
    });
}
