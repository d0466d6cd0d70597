import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countAttempt } from '#/features/identity/commands/count-attempt';
import { createIdentity } from '#/features/identity/identity';
import { accountKey, attemptLimits } from '#/features/identity/rules';
import { ownerSessions, owners, signInAttempts } from '#/features/identity/table';
import { everyLanguage } from '#/platform/i18n/site-languages';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { engines, oneEngine, openTestDatabase } from '../../tests/support/database';
import { cookiesOf, owner, ownerCookie } from '../../tests/support/owner';
import { createApi } from './app';
import { createClientAddress } from './middleware/client-address';

const wrong = { ...owner, password: 'not the password' };

describe.each(oneEngine)('guessing the owner’s password on %s', (engine) => {
  let site: TestApi;
  let api: ReturnType<typeof createApi>;
  beforeEach(async () => {
    site = await openTestApi(engine, new Date().toISOString());
    const { ctx, identity } = site;
    api = createApi(ctx, {
      baseUrl: 'http://localhost:3000',
      clientAddress: createClientAddress([], ctx.log),
      identity,
      languages: async () => everyLanguage,
    });
  });
  afterEach(() => site.close());

  const ask = (path: string, remoteAddress: string, body: object, cookie = '') =>
    api.request(
      `/api/auth/${path}`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } } },
    );
  const signIn = async (remoteAddress: string, body: object, cookie = '') =>
    (await ask('sign-in/email', remoteAddress, body, cookie)).status;
  /** Uses up all failed attempts that unknown browsers together may make. */
  const exhaust = async () => {
    const key = site.identity.attemptKey(accountKey(owner.email, 'everywhere'));
    for (let guess = 0; guess < attemptLimits.everywhere.free; guess += 1)
      await countAttempt(site.ctx, [{ key, limit: attemptLimits.everywhere }]);
  };
  const knownBrowserCookie = (cookies: string) =>
    cookies.split('; ').find((pair) => pair.startsWith('kursu.known_browser=')) ?? '';

  test('Given somebody who guesses from one network, then that network has to wait, and the owner can sign in from another', async () => {
    await ownerCookie(site);
    for (let guess = 0; guess < 5; guess += 1) expect(await signIn('7.7.7.7', wrong)).toBe(401);
    expect(await signIn('7.7.7.7', wrong)).toBe(429);
    expect(await signIn('8.8.8.8', owner)).toBe(200);
    expect(await signIn('7.7.7.7', owner)).toBe(429);
  });

  test('Given a proxy that hides its clients’ addresses, when one of them guesses, then a new browser of the owner can still sign in', async () => {
    await ownerCookie(site);
    for (let guess = 0; guess < 6; guess += 1) expect(await signIn('127.0.0.1', wrong)).toBe(401);
    expect(await signIn('127.0.0.1', owner)).toBe(200);
    // But the attempts of all unknown browsers together are limited, too.
    await exhaust();
    expect(await signIn('127.0.0.1', owner)).toBe(429);
  });

  test('Given a wait that began while the clock was a year ahead, when it is put back, then nobody waits for that time', async () => {
    await ownerCookie(site);
    const now = site.clock.now();
    site.clock.set(new Date(now.getTime() + 365 * 24 * 3_600_000).toISOString());
    for (let guess = 0; guess < 5; guess += 1) await signIn('7.7.7.7', wrong);
    expect(await signIn('7.7.7.7', owner)).toBe(429);
    site.clock.set(now.toISOString());
    expect(await signIn('7.7.7.7', owner)).toBe(200);
  });

  test('Given somebody with an IPv6 /48, when each guess comes from another /64, then the /48 has to wait', async () => {
    const tryFrom = async (address: string) =>
      (await ask('two-factor/verify-totp', address, { code: '000000' })).status;
    for (let network = 0; network < attemptLimits.wider.free; network += 1)
      expect(await tryFrom(`2001:db8:1:${network.toString(16)}::1`)).toBe(401);
    expect(await tryFrom('2001:db8:1:ffff::1')).toBe(429);
    expect(await tryFrom('2001:db8:2:ffff::1')).toBe(401);
  });

  test('Given more unknown browsers than can be served, then the next one is refused without being counted, and a known browser of the owner is still served', async () => {
    const known = knownBrowserCookie(await ownerCookie(site));
    const gate = Promise.withResolvers<void>();
    const queued = Array.from({ length: 21 }, () =>
      site.identity.passwordQueue.run(false, () => gate.promise),
    );
    for (let times = 0; times < 6; times += 1) {
      const late = await ask('sign-in/email', '8.8.8.8', wrong);
      expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5']);
      expect((await late.json()).detail).toMatch(/oturum açma isteği/);
    }
    const entered = signIn('9.9.9.9', owner, known);
    gate.resolve();
    expect(await entered).toBe(200);
    await Promise.all(queued);
    expect(await signIn('8.8.8.8', owner)).toBe(200);
  });

  test('Given a copy of the counted attempts, then only the site’s secret reveals who made them', async () => {
    const secret = 'another secret that only the tests know';
    const other = createIdentity(site.ctx, { baseUrl: 'http://localhost:3000', secret });
    await signIn('7.7.7.7', wrong);
    const before = await site.ctx.db.select().from(signInAttempts);
    api = createApi(site.ctx, {
      baseUrl: 'http://localhost:3000',
      clientAddress: createClientAddress([], site.ctx.log),
      identity: other,
      languages: async () => everyLanguage,
    });
    await signIn('7.7.7.7', wrong);
    expect(await site.ctx.db.select().from(signInAttempts)).toHaveLength(2 * before.length);
  });

  test('Given guesses from many networks, then unknown browsers have to wait, and a known browser of the owner does not', async () => {
    const known = knownBrowserCookie(await ownerCookie(site));
    await exhaust();
    expect(await signIn('8.8.8.8', owner)).toBe(429);
    for (const forged of [
      `${known}x`,
      known.replace('=', '=0'),
      'kursu.known_browser=',
      'kursu.known_browser=a.b',
    ])
      expect(await signIn('8.8.4.4', owner, forged)).toBe(429);
    expect(await signIn('8.8.4.4', { ...owner, email: 'other@kursu.example' }, known)).toBe(401);
    expect(await signIn('8.8.8.8', owner, known)).toBe(200);
    // Failures of a known browser count as well, but only against that browser.
    for (let guess = 0; guess < 5; guess += 1) expect(await signIn('8.8.8.8', wrong, known)).toBe(401);
    expect(await signIn('1.1.1.1', owner, known)).toBe(429);
  });

  test('Given no known browser, then the link for a new password lets the owner in while the guessing goes on', async () => {
    await ownerCookie(site);
    const [row] = await site.ctx.db.select({ id: owners.id }).from(owners);
    const { internalAdapter } = await (await site.identity.auth()).$context;
    await internalAdapter.createVerificationValue({
      identifier: 'reset-password:the-token',
      value: row?.id ?? '',
      expiresAt: new Date(Date.now() + 60_000),
    });
    await exhaust();
    const newPassword = 'bambaşka bir parola';
    const reset = await ask('reset-password', '8.8.8.8', { token: 'the-token', newPassword });
    expect(reset.status).toBe(204);
    expect(await signIn('8.8.8.8', { ...owner, password: newPassword })).toBe(429);
    expect(await signIn('8.8.8.8', { ...owner, password: newPassword }, cookiesOf(reset))).toBe(200);
  });

  test('Given a session that somebody else knows, when the owner signs in with it, then a new session is created', async () => {
    const first = await ownerCookie(site);
    const second = cookiesOf(await ask('sign-in/email', '8.8.8.8', owner, first));
    expect(second).toMatch(/session_token=/);
    expect(second.match(/session_token=[^;]*/)?.[0]).not.toBe(first.match(/session_token=[^;]*/)?.[0]);
    expect(knownBrowserCookie(second).split('.')[1]).toBe(knownBrowserCookie(first).split('.')[1]);
    expect(await site.ctx.db.select().from(ownerSessions)).toHaveLength(2);
  });

  test('Given a site with HTTPS, then its cookies are sent over HTTPS only, and hidden from scripts', async () => {
    await ownerCookie(site);
    const baseUrl = 'https://kursu.example';
    const identity = createIdentity(site.ctx, { baseUrl, secret: 'a secret that only the tests know' });
    const clientAddress = createClientAddress([], site.ctx.log);
    api = createApi(site.ctx, { baseUrl, clientAddress, identity, languages: async () => everyLanguage });
    const cookies = (await ask('sign-in/email', '8.8.8.8', owner)).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Secure-kursu.session_token',
      'kursu.known_browser',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/;\s*Secure/i);
      expect(cookie).toMatch(/;\s*HttpOnly/i);
      expect(cookie).toMatch(/;\s*SameSite=Lax/i);
      expect(cookie).not.toMatch(/Domain=/i);
    }
    expect(cookies[1]).toMatch(/Path=\/api\/auth/);
  });
});

describe.each(engines)('counting attempts on %s', (engine) => {
  test('Given many attempts at the same time, then as many as are free are made, and those refused are counted by no other counter', async () => {
    const database = await openTestDatabase(engine);
    try {
      const ctx = { db: database.db, clock: { now: () => new Date('2026-06-10T09:00:00Z') } };
      const narrow = { key: 'narrow', limit: attemptLimits.account };
      const wide = { key: 'a wider one', limit: attemptLimits.everywhere };
      const waits = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          countAttempt(ctx, index % 2 ? [narrow, wide] : [wide, narrow]),
        ),
      );
      const { free, first } = attemptLimits.account;
      expect(waits.filter((wait) => wait === 0)).toHaveLength(free);
      expect(waits.filter((wait) => wait === first)).toHaveLength(20 - free);
      const rows = await database.db.select().from(signInAttempts);
      expect(rows.map(({ failures }) => failures)).toEqual([free, free]);
    } finally {
      await database.close();
    }
  });
});
