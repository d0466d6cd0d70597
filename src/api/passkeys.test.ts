import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropPasskeys } from '#/features/identity/commands/change-passkeys';
import { ownerPasskeys, ownerVerifications } from '#/features/identity/table';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { createAuthenticator } from '../../tests/support/authenticator';
import { oneEngine } from '../../tests/support/database';
import { cookiesOf, owner, ownerCookie } from '../../tests/support/owner';

const origin = 'http://localhost:3000';
const { password } = owner;

describe.each(oneEngine)('passkeys on %s', (engine) => {
  let site: TestApi;
  let cookie: string;
  const phone = createAuthenticator(origin);
  beforeAll(async () => {
    site = await openTestApi(engine, new Date().toISOString());
    cookie = await ownerCookie(site);
  });
  afterAll(() => site.close());

  const asOwner = () => ({ Cookie: cookie });
  const listed = async () => (await (await site.get('/api/auth/passkeys', asOwner())).json()).passkeys;
  const challenge = async (path: string, body: object, headers = {}) => {
    const response = await site.post(`/api/auth/${path}`, body, headers);
    expect(response.status).toBe(200);
    return (await response.json()).challenge as string;
  };
  const challengeToAdd = () => challenge('passkeys/options', { password }, asOwner());
  const challengeToSignIn = () => challenge('passkey/options', {});
  const addStatus = async (response: object, name = 'Telefonum') =>
    (await site.post('/api/auth/passkeys', { response, name }, asOwner())).status;
  const signIn = (response: object, headers = {}) =>
    site.post('/api/auth/passkey/sign-in', { response, language: 'en' }, headers);
  const signInStatus = async (response: object) => (await signIn(response)).status;

  test('Given somebody without the session or the password, then no passkey can be added', async () => {
    expect((await site.post('/api/auth/passkeys/options', { password })).status).toBe(401);
    const guessed = await site.post('/api/auth/passkeys/options', { password: 'guessed' }, asOwner());
    expect([guessed.status, (await guessed.json()).errors]).toMatchObject([422, [{ path: 'password' }]]);
    expect((await site.get('/api/auth/passkeys')).status).toBe(401);
    // A challenge for signing in, which anybody can get, can't be used to add a passkey.
    expect(await addStatus(phone.create({ challenge: await challengeToSignIn() }))).toBe(409);
    expect(await listed()).toEqual([]);
  });

  test('Given a new passkey that was not confirmed on the device, or is from another site, then it is refused', async () => {
    expect(await addStatus(phone.create({ challenge: await challengeToAdd(), verified: false }))).toBe(409);
    expect(
      await addStatus(phone.create({ challenge: await challengeToAdd(), origin: 'https://evil.example' })),
    ).toBe(409);
    expect(await listed()).toEqual([]);
  });

  test('Given a passkey, then it signs in without mail address and password, is not asked for a code, and the owner is told of the new device', async () => {
    const asked = await challengeToAdd();
    expect(await addStatus(phone.create({ challenge: asked }))).toBe(204);
    expect(await addStatus(createAuthenticator(origin).create({ challenge: asked }))).toBe(409);
    expect(await listed()).toMatchObject([{ name: 'Telefonum', usedAt: null }]);
    const response = await signIn(phone.get({ challenge: await challengeToSignIn() }));
    expect([response.status, await response.json()]).toEqual([200, { status: 'signed_in' }]);
    expect(response.headers.getSetCookie()[0]).toMatch(/^kursu\.session_token=.*HttpOnly.*SameSite=Lax/i);
    const session = await site.get('/api/admin/session', { Cookie: cookiesOf(response) });
    expect(await session.json()).toMatchObject({ email: owner.email });
    expect((await site.ctx.db.select().from(mailOutbox)).map(({ kind }) => kind)).toEqual(['new-device']);
    expect((await listed())[0].usedAt).not.toBeNull();
    const known = await signIn(phone.get({ challenge: await challengeToSignIn() }), {
      Cookie: cookiesOf(response),
    });
    expect(known.status).toBe(200);
    expect(await site.ctx.db.select().from(mailOutbox)).toHaveLength(1);
  });

  test('Given a response that is replayed, unconfirmed, of another site, of another key, or malformed, then all get the same 401', async () => {
    const replayed = phone.get({ challenge: await challengeToSignIn() });
    expect(await signInStatus(replayed)).toBe(200);
    const stranger = createAuthenticator(origin).get({ challenge: await challengeToSignIn() });
    const ours = phone.get({ challenge: await challengeToSignIn() });
    const refused = [
      replayed,
      phone.get({ challenge: 'AAAA' }),
      phone.get({ challenge: await challengeToSignIn(), verified: false }),
      phone.get({ challenge: await challengeToSignIn(), origin: 'https://evil.example' }),
      // A copied key: its counter is lower than that of the original.
      phone.get({ challenge: await challengeToSignIn(), counter: 1 }),
      stranger,
      { ...stranger, id: ours.id, rawId: ours.rawId },
      { ...ours, response: {} },
      { ...ours, response: { ...ours.response, signature: 7, clientDataJSON: 'AAAA' } },
    ];
    for (const response of refused) {
      const answered = await signIn(response);
      expect([answered.status, (await answered.json()).detail]).toEqual([
        401,
        'This passkey is not valid here. Please sign in with your password.',
      ]);
      expect(answered.headers.getSetCookie()).toEqual([]);
    }
    expect((await signIn({ id: '', response: [] })).status).toBe(422);
    const { entries } = await (await site.get('/api/admin/audit', asOwner())).json();
    expect(entries[0]).toMatchObject({ actor: 'stranger', action: 'passkey_failed' });
  });

  test('Given a database that can’t be asked for the challenge, then no passkey is called wrong', async () => {
    const asked = await challengeToSignIn();
    await site.ctx.db.execute(sql`alter table ${ownerVerifications} rename to out_of_reach`);
    expect(await signInStatus(phone.get({ challenge: asked }))).toBe(500);
    await site.ctx.db.execute(sql`alter table out_of_reach rename to ${ownerVerifications}`);
    expect(await signInStatus(phone.get({ challenge: asked }))).toBe(200);
  });

  test('Given a challenge, then it is stored as a hash, and is void after five minutes', async () => {
    const asked = await challengeToSignIn();
    expect(JSON.stringify(await site.ctx.db.select().from(ownerVerifications))).not.toContain(asked);
    const at = site.clock.now().getTime();
    site.clock.set(new Date(at + 301_000).toISOString());
    expect(await signInStatus(phone.get({ challenge: asked }))).toBe(401);
    await challengeToSignIn();
    expect(await site.ctx.db.select().from(ownerVerifications)).toHaveLength(1);
    site.clock.set(new Date(at).toISOString());
  });

  test('Given guesses from one network, then that network has to wait', async () => {
    const from = { 'X-Forwarded-For': '7.7.7.7' };
    const statuses: number[] = [];
    for (let guess = 0; guess < 21; guess += 1)
      statuses.push((await signIn(phone.get({ challenge: 'AAAA' }), from)).status);
    expect(statuses.slice(0, 20)).toEqual(new Array(20).fill(401));
    expect(statuses[20]).toBe(429);
  });

  test('Given the second step, then adding a passkey also needs a code', async () => {
    const enrolment = await site.post('/api/auth/two-factor/enable', { password }, asOwner());
    const { uri, backupCodes } = await enrolment.json();
    const code = new TOTP({ secret: new URL(uri).searchParams.get('secret') ?? '' }).generate();
    cookie = cookiesOf(await site.post('/api/auth/two-factor/verify-totp', { code }, asOwner()));
    const options = '/api/auth/passkeys/options';
    const without = await site.post(options, { password }, asOwner());
    expect([without.status, (await without.json()).errors]).toMatchObject([422, [{ path: 'code' }]]);
    expect((await site.post(options, { password, code: backupCodes[0] }, asOwner())).status).toBe(200);
  });

  test('Given passkeys, then they can be renamed and removed one by one, and all of them by a command, and then sign nobody in', async () => {
    const [first] = await listed();
    const path = `/api/auth/passkeys/${first.id}`;
    const headers = { ...asOwner(), 'Content-Type': 'application/json' };
    const body = JSON.stringify({ name: 'Eski telefon' });
    expect(
      (await site.request(path, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body }))
        .status,
    ).toBe(401);
    expect((await site.request(path, { method: 'PUT', headers, body })).status).toBe(204);
    expect(await listed()).toMatchObject([{ name: 'Eski telefon' }]);
    expect((await site.request(path, { method: 'DELETE', headers: asOwner() })).status).toBe(204);
    expect((await site.request(path, { method: 'DELETE', headers: asOwner() })).status).toBe(404);
    expect(await signInStatus(phone.get({ challenge: await challengeToSignIn() }))).toBe(401);
    const [row] = await site.ctx.db.select().from(ownerPasskeys);
    expect(row).toBeUndefined();
    expect(await dropPasskeys(site.ctx, owner.email)).toBe(0);
    expect(await dropPasskeys(site.ctx, 'nobody@kursu.example')).toBeUndefined();
  });
});
