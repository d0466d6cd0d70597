import { symmetricEncrypt } from 'better-auth/crypto';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countUnreadable } from '#/features/identity/commands/claim-code';
import { tr } from '#/features/identity/copy/admin/tr';
import { ownerTwoFactors, ownerVerifications } from '#/features/identity/table';
import { noValues } from '#/features/mail-settings/rules';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { engines, onOneEngine } from '../../tests/support/database';
import { cookiesOf, owner, ownerCookie } from '../../tests/support/owner';

const paths = { signIn: '/api/auth/sign-in/email', session: '/api/admin/session' };
const wrongCodeErrors = [
  { path: 'code', message: 'Kod hatalı ya da süresi dolmuş. Lütfen en yeni kodu girin.' },
];

/** The code that an authenticator shows `later` milliseconds from now. */
const codeIn = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later });

describe.each(engines)('the second step of signing in on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let site: TestApi;
  beforeEach(async () => {
    site = await openTestApi(engine, new Date().toISOString());
  });
  afterEach(() => site.close());

  const as = (cookie: string) => ({ Cookie: cookie });
  const sessionStatus = async (cookie: string) => (await site.get(paths.session, as(cookie))).status;

  testOnOneEngine(
    'Given an enrolled authenticator, then the password alone is not enough to sign in, and each code and each backup code works once',
    async () => {
      const cookie = await ownerCookie(site);
      const enable = '/api/auth/two-factor/enable';
      expect((await site.post(enable, { password: 'guessed' }, as(cookie))).status).toBe(422);
      const enrolment = await site.post(enable, { password: owner.password }, as(cookie));
      const { uri, backupCodes } = await enrolment.json();
      expect(uri).toMatch(/^otpauth:\/\/totp\/localhost/);
      // The second step becomes active only after a first code has proved that the authenticator works.
      expect(await (await site.post(paths.signIn, owner)).json()).toEqual({ status: 'signed_in' });

      const secret = new URL(uri).searchParams.get('secret') ?? '';
      const verify = '/api/auth/two-factor/verify-totp';
      const wrongCode = codeIn(secret).replaceAll(/\d/g, (digit) => String((Number(digit) + 5) % 10));
      const refused = await site.post(verify, { code: wrongCode }, as(cookie));
      expect([refused.status, (await refused.json()).errors]).toEqual([422, wrongCodeErrors]);
      const elsewhere = await ownerCookie(site);
      const first = codeIn(secret);
      const proved = await site.post(verify, { code: first }, as(cookie));
      expect(proved.status).toBe(200);
      const session = await site.get(paths.session, as(cookiesOf(proved)));
      expect(await session.json()).toMatchObject({ twoFactor: true });
      const sheet = '/api/admin/backup/sheet';
      const withoutCode = await site.post(sheet, { password: owner.password }, as(cookiesOf(proved)));
      expect([withoutCode.status, (await withoutCode.json()).errors]).toEqual([422, wrongCodeErrors]);
      const password = { password: owner.password, code: backupCodes[1] };
      expect((await site.post(sheet, password, as(cookiesOf(proved)))).status).toBe(200);
      // Sessions that began with the password alone have been ended.
      expect(await sessionStatus(elsewhere)).toBe(401);

      const pending1 = await site.post(paths.signIn, owner);
      expect(await pending1.json()).toEqual({ status: 'two_factor' });
      expect(await sessionStatus(cookiesOf(pending1))).toBe(401);
      // Pending sign-ins are not stored in a form that a thief of the database could use. Only identifiers are searched for
      // '2fa-', because random values may contain it.
      const stored = await site.ctx.db.select().from(ownerVerifications);
      expect(stored.filter(({ identifier }) => identifier.includes('2fa-'))).toEqual([]);
      expect(stored).not.toEqual([]);
      const next = codeIn(secret, 30_000);
      const pending2 = await site.post(paths.signIn, owner);
      const [signIn1, signIn2] = await Promise.all(
        [pending1, pending2].map((pending) =>
          site.post(verify, { code: ` ${next} ` }, as(cookiesOf(pending))),
        ),
      );
      // Of two concurrent requests with one code only one succeeds, and the code that proved the enrolment no longer works.
      expect([signIn1?.status, signIn2?.status].sort()).toEqual([200, 422]);
      const winner = signIn1?.status === 200 ? signIn1 : signIn2;
      expect(await sessionStatus(winner ? cookiesOf(winner) : '')).toBe(200);
      const pending3 = await site.post(paths.signIn, owner);
      for (const used of [first, next])
        expect((await site.post(verify, { code: used }, as(cookiesOf(pending3)))).status).toBe(422);

      const verifyBackupCode = '/api/auth/two-factor/verify-backup-code';
      const entered = await site.post(verifyBackupCode, { code: backupCodes[0] }, as(cookiesOf(pending3)));
      expect(await sessionStatus(cookiesOf(entered))).toBe(200);
      const pending4 = await site.post(paths.signIn, owner);
      expect(
        (await site.post(verifyBackupCode, { code: backupCodes[0] }, as(cookiesOf(pending4)))).status,
      ).toBe(422);
    },
  );

  testOnOneEngine(
    'Given a second step, when it is switched off or its backup codes are renewed, then the password alone is not enough',
    async () => {
      const cookie = await ownerCookie(site);
      const { password } = owner;
      const enrolment = await site.post('/api/auth/two-factor/enable', { password }, as(cookie));
      const { uri, backupCodes } = await enrolment.json();
      const used = codeIn(new URL(uri).searchParams.get('secret') ?? '');
      const proved = await site.post('/api/auth/two-factor/verify-totp', { code: used }, as(cookie));
      const [off, renew] = ['/api/auth/two-factor/disable', '/api/auth/two-factor/generate-backup-codes'];
      const signedIn = as(cookiesOf(proved));
      for (const path of [off, renew]) {
        expect((await (await site.post(path, { password }, signedIn)).json()).errors).toMatchObject([
          { path: 'code' },
        ]);
        const refused = await site.post(path, { password, code: used }, signedIn);
        expect([refused.status, (await refused.json()).errors]).toEqual([422, wrongCodeErrors]);
      }
      expect((await site.post(off, { password: 'guessed', code: backupCodes[1] }, signedIn)).status).toBe(
        422,
      );
      const renewed = await site.post(renew, { password, code: backupCodes[1] }, signedIn);
      const [renewedCode] = (await renewed.json()).backupCodes;
      expect((await site.post(off, { password, code: backupCodes[2] }, signedIn)).status).toBe(422);
      expect((await site.post(off, { password, code: renewedCode }, signedIn)).status).toBe(204);
      expect(await (await site.post(paths.signIn, owner)).json()).toEqual({ status: 'signed_in' });
    },
  );

  testOnOneEngine(
    'Given a second step, when the password, the mail server or the place of backups is changed, then the password alone is not enough',
    async () => {
      const cookie = await ownerCookie(site);
      const { password } = owner;
      const enrolment = await site.post('/api/auth/two-factor/enable', { password }, as(cookie));
      const { uri, backupCodes } = await enrolment.json();
      const code = codeIn(new URL(uri).searchParams.get('secret') ?? '');
      const proved = await site.post('/api/auth/two-factor/verify-totp', { code }, as(cookie));
      const signedIn = as(cookiesOf(proved));
      const newPassword = 'bambaşka bir parola';
      const changePassword = (typed: object) =>
        site.post(
          '/api/auth/change-password',
          { currentPassword: password, newPassword, ...typed },
          signedIn,
        );
      const putSettings = (room: string, body: object) =>
        site.request(`/api/admin/${room}`, {
          method: 'PUT',
          headers: { ...signedIn, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
      const server = { ...noValues, host: 'smtp.ornek.example', version: 0, ownersPassword: password };
      const changeServer = (typed: object) => putSettings('mail', { ...server, ...typed });
      const { values, version } = await (await site.get('/api/admin/backup', signedIn)).json();
      const elsewhere = { ...values, secret: '', folder: '/srv/baska', version };
      const moved = await putSettings('backup', elsewhere);
      expect((await moved.json()).errors).toMatchObject([{ path: 'ownersPassword' }]);
      const movedByPassword = await putSettings('backup', { ...elsewhere, ownersPassword: password });
      for (const refused of [await changeServer({}), await changePassword({}), movedByPassword])
        expect([refused.status, (await refused.json()).errors]).toEqual([422, wrongCodeErrors]);
      expect((await changeServer({ code: backupCodes[0] })).status).toBe(200);
      expect((await changePassword({ code: backupCodes[1] })).status).toBe(204);
      expect((await site.post(paths.signIn, { ...owner, password: newPassword })).status).toBe(200);
    },
  );

  testOnOneEngine(
    'Given an authenticator that was enrolled with another secret of the site, then the owner is told so for either kind of code',
    async () => {
      const cookie = await ownerCookie(site);
      const enrolment = await site.post(
        '/api/auth/two-factor/enable',
        { password: owner.password },
        as(cookie),
      );
      const { uri, backupCodes } = await enrolment.json();
      const code = codeIn(new URL(uri).searchParams.get('secret') ?? '');
      await site.post('/api/auth/two-factor/verify-totp', { code }, as(cookie));
      expect(await countUnreadable(site.ctx, site.identity)).toBe(0);
      const sealed = await symmetricEncrypt({ key: 'the secret that was lost with a data folder', data: '' });
      await site.ctx.db.update(ownerTwoFactors).set({ secret: sealed, backupCodes: sealed });
      expect(await countUnreadable(site.ctx, site.identity)).toBe(1);
      const pending = as(cookiesOf(await site.post(paths.signIn, owner)));
      for (const [way, typed] of [
        ['totp', code],
        ['backup-code', backupCodes[0]],
      ]) {
        const refused = await site.post(`/api/auth/two-factor/verify-${way}`, { code: typed }, pending);
        expect([refused.status, (await refused.json()).detail]).toEqual([409, tr.refusals.unreadable]);
      }
    },
  );

  test('Given many concurrent codes, then ten are checked, the eleventh gets 429, and a known browser is not limited', async () => {
    const cookie = await ownerCookie(site);
    const enrolment = await site.post(
      '/api/auth/two-factor/enable',
      { password: owner.password },
      as(cookie),
    );
    const secret = new URL((await enrolment.json()).uri).searchParams.get('secret') ?? '';
    const verify = '/api/auth/two-factor/verify-totp';
    await site.post(verify, { code: codeIn(secret) }, as(cookie));
    const pendings = await Promise.all(Array.from({ length: 11 }, () => site.post(paths.signIn, owner)));
    const guesses = await Promise.all(
      pendings.map((pending) => site.post(verify, { code: 'guess' }, as(cookiesOf(pending)))),
    );
    const statuses = guesses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...new Array(10).fill(422), 429]);
    const known = cookie.match(/kursu\.known_browser=[^;]*/)?.[0] ?? '';
    const pending = cookiesOf(await site.post(paths.signIn, owner, as(known)));
    const entered = await site.post(verify, { code: codeIn(secret, 30_000) }, as(`${pending}; ${known}`));
    expect(entered.status).toBe(200);
  });

  testOnOneEngine('Given five wrong codes, then signing in must start again with the password', async () => {
    const cookie = await ownerCookie(site);
    const enrolment = await site.post(
      '/api/auth/two-factor/enable',
      { password: owner.password },
      as(cookie),
    );
    const { uri } = await enrolment.json();
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    const verify = '/api/auth/two-factor/verify-totp';
    const code = new TOTP({ secret }).generate();
    await site.post(verify, { code }, as(cookie));
    const pending = as(cookiesOf(await site.post(paths.signIn, owner)));
    const wrongCode = code.replaceAll(/\d/g, (digit) => String((Number(digit) + 5) % 10));
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await site.post(verify, { code: wrongCode }, pending)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 401]);
    expect((await site.post(verify, { code: new TOTP({ secret }).generate() }, pending)).status).toBe(401);
  });
});
