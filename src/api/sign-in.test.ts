import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { identityCopy } from '#/features/identity/copy/admin/all';
import { ownerSessions, owners, signInAttempts } from '#/features/identity/table';
import { everyLanguage } from '#/platform/i18n/site-languages';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { engines, onOneEngine } from '../../tests/support/database';
import { cookiesOf, owner, ownerCookie } from '../../tests/support/owner';
import { createApi } from './app';
import { createClientAddress } from './middleware/client-address';

const paths = {
  signIn: '/api/auth/sign-in/email',
  session: '/api/admin/session',
  sessions: '/api/admin/sessions',
};
const wrong = { ...owner, password: 'not the password' };
describe.each(engines)('signing in on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let site: TestApi;
  beforeEach(async () => {
    site = await openTestApi(engine, new Date().toISOString());
  });
  afterEach(() => site.close());

  const as = (cookie: string) => ({ Cookie: cookie });
  const postFrom = (remoteAddress: string, path: string, body: object) => {
    const { ctx, identity } = site;
    const api = createApi(ctx, {
      baseUrl: 'http://localhost:3000',
      clientAddress: createClientAddress([], ctx.log),
      identity,
      languages: async () => everyLanguage,
    });
    return api.request(
      path,
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
      { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv6' } } },
    );
  };
  const sessionStatus = async (cookie: string) => (await site.get(paths.session, as(cookie))).status;
  const end = (path: string, cookie: string) => site.request(path, { method: 'DELETE', headers: as(cookie) });

  testOnOneEngine(
    'Given the right password and the mail address in any case, then the session is in an http-only cookie and nowhere else',
    async () => {
      await ownerCookie(site);
      const response = await site.post(paths.signIn, { ...owner, email: owner.email.toUpperCase() });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ status: 'signed_in' });
      const [cookie = ''] = response.headers.getSetCookie();
      expect(cookie).toMatch(/^kursu\.session_token=/);
      expect(cookie).toMatch(/HttpOnly/i);
      expect(cookie).toMatch(/SameSite=Lax/i);
      expect(cookie).toMatch(/Path=\/;/i);
      const session = await site.get(paths.session, as(cookiesOf(response)));
      expect(session.headers.get('cache-control')).toBe('no-store');
      expect(await session.json()).toEqual({ email: owner.email, name: 'sahibi', twoFactor: false });
    },
  );

  testOnOneEngine(
    'Given a wrong password or an unknown address, then both get the same response in the requested language',
    async () => {
      await ownerCookie(site);
      const responses = await Promise.all([
        site.post(`${paths.signIn}?lang=en`, wrong),
        site.post(`${paths.signIn}?lang=en`, { ...wrong, email: 'nobody@kursu.example' }),
      ]);
      const problems = await Promise.all(
        responses.map(async (response) => [response.status, await response.json()]),
      );
      expect(problems[0]).toEqual(problems[1]);
      expect(problems[0]).toEqual([
        401,
        {
          type: 'about:blank',
          title: 'Please sign in first',
          status: 401,
          detail: 'The email or password is not right. Please try again, or request a new password.',
        },
      ]);
      expect(responses.flatMap((response) => response.headers.getSetCookie())).toEqual([]);
    },
  );

  testOnOneEngine(
    'Given a session, when the owner signs out, then its cookie no longer works, even a copy of it',
    async () => {
      const cookie = await ownerCookie(site);
      expect(await sessionStatus(cookie)).toBe(200);
      const response = await site.post('/api/auth/sign-out', {}, as(cookie));
      expect(response.status).toBe(204);
      expect(response.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/i);
      expect(await sessionStatus(cookie)).toBe(401);
      expect(await site.ctx.db.select().from(ownerSessions)).toHaveLength(0);
    },
  );

  testOnOneEngine('Given a forged cookie or one of another site, then the response is 401', async () => {
    const cookie = await ownerCookie(site);
    const [row] = await site.ctx.db.select().from(ownerSessions);
    expect(await sessionStatus(`kursu.session_token=${row?.token}`)).toBe(401);
    expect(await sessionStatus(`kursu.session_token=${row?.token}.c2lnbmVk`)).toBe(401);
    expect(await sessionStatus(cookie.replace(/(session_token=[^;]*)[^;]/, '$1'))).toBe(401);
    expect(await sessionStatus(cookie)).toBe(200);
  });

  testOnOneEngine(
    'Given two browsers, when the password is changed in one, then the other is signed out and only the new password works',
    async () => {
      const [here, there] = [await ownerCookie(site), await ownerCookie(site)];
      const path = '/api/auth/change-password';
      const newPassword = 'bambaşka bir parola';
      const refused = await site.post(path, { currentPassword: 'guessed', newPassword }, as(here));
      expect(refused.status).toBe(422);
      expect((await refused.json()).errors).toEqual([
        { path: 'currentPassword', message: 'Parola hatalı. Lütfen yeniden girin.' },
      ]);
      const short = await site.post(path, { currentPassword: owner.password, newPassword: 'kısa' }, as(here));
      expect((await short.json()).errors).toMatchObject([{ path: 'newPassword' }]);
      expect(await sessionStatus(there)).toBe(200);

      const body = { currentPassword: owner.password, newPassword };
      expect((await site.post(path, body)).status).toBe(401);
      const changed = await site.post(path, body, as(here));
      expect(changed.status).toBe(204);
      expect([
        await sessionStatus(here),
        await sessionStatus(there),
        await sessionStatus(cookiesOf(changed)),
      ]).toEqual([401, 401, 200]);
      expect((await site.post(paths.signIn, owner)).status).toBe(401);
      expect((await site.post(paths.signIn, { ...owner, password: newPassword })).status).toBe(200);
    },
  );

  testOnOneEngine(
    'Given three browsers, when the owner ends the sessions of others, then exactly those are signed out',
    async () => {
      const cookies = [await ownerCookie(site), await ownerCookie(site), await ownerCookie(site)];
      const [here = '', second = '', third = ''] = cookies;
      const later = new Date(site.clock.now().getTime() + 300_000).toISOString();
      site.clock.set(later);
      const listed = await (await site.get(paths.sessions, as(here))).json();
      expect(listed).toHaveLength(3);
      // This browser was seen just now, the others when they signed in.
      const seenNow = listed.filter(({ lastSeenAt }: { lastSeenAt: string }) => lastSeenAt === later);
      expect(seenNow).toMatchObject([{ current: true }]);
      expect(JSON.stringify(listed)).not.toContain('token');
      const of = async (cookie: string) =>
        (await (await site.get(paths.sessions, as(cookie))).json()).find(
          (session: { current: boolean }) => session.current,
        ).id;
      expect((await end(`${paths.sessions}/${await of(second)}`, here)).status).toBe(204);
      expect(await Promise.all(cookies.map(sessionStatus))).toEqual([200, 401, 200]);
      expect((await end(`${paths.sessions}/no-such-id`, here)).status).toBe(404);
      expect((await end(paths.sessions, here)).status).toBe(204);
      expect([await sessionStatus(here), await sessionStatus(third)]).toEqual([200, 401]);
    },
  );

  testOnOneEngine(
    'Given five guesses at one account, then the wait grows with each further one, also for the right password and for unknown accounts',
    async () => {
      await ownerCookie(site);
      const guess = async (body: object) => {
        const response = await postFrom('7.7.7.7', paths.signIn, body);
        return `${response.status} ${response.headers.get('retry-after')}`;
      };
      const nobody = { ...wrong, email: 'nobody@kursu.example' };
      for (const body of [wrong, nobody]) {
        for (let times = 0; times < 5; times += 1) expect(await guess(body)).toBe('401 null');
        expect(await guess(body)).toBe('429 30');
      }
      expect(await guess(owner)).toBe('429 30');
      const told = await (await postFrom('7.7.7.7', paths.signIn, owner)).json();
      expect(told.detail).toBe(identityCopy.tr.refusals.wait(30));
      expect(told.detail).toContain('30 saniye');
      const at = site.clock.now().getTime();
      site.clock.set(new Date(at + 31_000).toISOString());
      expect(await guess(wrong)).toBe('401 null');
      expect(await guess(wrong)).toBe('429 60');
      site.clock.set(new Date(at + 92_000).toISOString());
      expect(await guess(owner)).toBe('200 null');
      expect(await guess(wrong)).toBe('401 null');
      const stored = JSON.stringify(await site.ctx.db.select().from(signInAttempts));
      expect(stored).not.toContain('kursu.example');
    },
  );

  test('Given twenty concurrent guesses at one account, then five are checked', async () => {
    await ownerCookie(site);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => postFrom('7.7.7.7', paths.signIn, wrong)),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('Given twenty guesses from one network at twenty accounts, then that network has to wait, and no other does', async () => {
    const guessFrom = (address: string, account: number) =>
      postFrom(address, paths.signIn, { email: `nobody-${account}@kursu.example`, password: 'guessed' });
    for (let account = 0; account < 20; account += 1)
      expect((await guessFrom(`2001:db8::${account}`, account)).status).toBe(401);
    const late = await guessFrom('2001:db8::99', 99);
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await guessFrom('2001:db8:0:1::1', 100)).status).toBe(401);
  });

  testOnOneEngine(
    'Given the sign-up route or any other unused route of the sign-in library, then the site doesn’t have it',
    async () => {
      const cookie = await ownerCookie(site);
      const routes = [
        'sign-up/email',
        'update-user',
        'change-email',
        'delete-user',
        'list-sessions',
        'get-session',
        'error',
      ];
      for (const route of routes) {
        const response = await site.post(`/api/auth/${route}`, { ...owner, name: 'X' }, as(cookie));
        expect([route, response.status]).toEqual([route, 404]);
        expect((await site.get(`/api/auth/${route}`, as(cookie))).status).toBe(404);
      }
      expect(await site.ctx.db.select().from(owners)).toHaveLength(1);
    },
  );

  testOnOneEngine('Given a foreign origin, then its pages can sign nobody in or out', async () => {
    await ownerCookie(site);
    const foreign = { Origin: 'https://evil.example' };
    expect((await site.post(paths.signIn, owner, foreign)).status).toBe(403);
    expect((await site.post('/api/auth/sign-out', {}, foreign)).status).toBe(403);
  });
});
