import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOwner } from '#/features/identity/commands/create-owner';
import { dropTwoFactor } from '#/features/identity/commands/drop-two-factor';
import { setPassword } from '#/features/identity/commands/set-password';
import { owners } from '#/features/identity/table';
import { siteOpening } from '#/features/opening/table';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { oneEngine } from '../../tests/support/database';
import { cookiesOf, ownerCookie, owner as tester } from '../../tests/support/owner';
import { authSecret, sealingKey } from './auth-secret';
import { readSettings, type Settings } from './env';
import { prepareFirstOwner } from './first-owner';
import { backupKey } from './site-backup';

function settings(env: Record<string, string> = {}): Settings {
  const read = readSettings(env);
  if (!read.ok) throw new Error(read.line);
  return read.settings;
}

const given = { email: 'ayse@ornek.example', password: 'ayşenin parolası' };
const withAdmin = settings({ ADMIN_EMAIL: given.email, ADMIN_PASSWORD: given.password });

describe.each(oneEngine)('the first owner on %s', (engine) => {
  let site: TestApi;
  let dataDir: string;
  beforeEach(async () => {
    site = await openTestApi(engine, new Date().toISOString());
    dataDir = mkdtempSync(join(tmpdir(), 'kursu-first-'));
  });
  afterEach(async () => {
    await site.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const signInStatus = async (body: object) => (await site.post('/api/auth/sign-in/email', body)).status;

  const isOpen = async () => (await (await site.get('/api/opening')).json()).isOpen;
  const setUp = (token: string | undefined, body: object = given) =>
    site.post('/api/auth/set-up', { token, ...body });
  const newToken = async () => (await prepareFirstOwner(site.ctx, settings(), dataDir))?.link.split('#')[1];

  test('Given ADMIN_EMAIL and no owner, then that address can sign in, the site is open, and the next start changes nothing', async () => {
    await site.ctx.db.delete(siteOpening);
    expect(await prepareFirstOwner(site.ctx, withAdmin, dataDir)).toBeUndefined();
    expect(await signInStatus(given)).toBe(200);
    expect(await isOpen()).toBe(true);
    const other = settings({ ADMIN_EMAIL: 'other@ornek.example', ADMIN_PASSWORD: 'another password' });
    expect(await prepareFirstOwner(site.ctx, other, dataDir)).toBeUndefined();
    expect(await signInStatus({ email: 'other@ornek.example', password: 'another password' })).toBe(401);
    expect(await site.ctx.db.select().from(owners)).toHaveLength(1);
  });

  test('Given no settings for an owner, then the set-up link creates one owner, who is signed in, and only this user can read the link’s file', async () => {
    const first = await prepareFirstOwner(site.ctx, settings({ BASE_URL: 'https://ornek.example' }), dataDir);
    const file = join(dataDir, 'set-up-link.txt');
    expect(first?.link).toMatch(/^https:\/\/ornek\.example\/admin\/set-up#[\w-]{32}$/);
    expect(readFileSync(file, 'utf8')).toBe(`${first?.link}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const second = await newToken();
    expect((await setUp(first?.link.split('#')[1])).status).toBe(403);
    expect((await setUp(undefined)).status).toBe(422);
    expect((await setUp(second, { ...given, password: 'short' })).status).toBe(422);
    const [one, other] = await Promise.all([
      setUp(second),
      setUp(second, { ...given, email: 'other@ornek.example' }),
    ]);
    expect([one.status, other.status].sort()).toEqual([204, 403]);
    const cookie = cookiesOf(one.status === 204 ? one : other);
    expect((await site.get('/api/admin/session', { Cookie: cookie })).status).toBe(200);
    expect(await site.ctx.db.select().from(owners)).toHaveLength(1);
    expect(await newToken()).toBeUndefined();
    expect(existsSync(file)).toBe(false);
  });

  test('Given a set-up link, when half an hour has passed, or an owner was created otherwise, then the link is invalid', async () => {
    const late = await newToken();
    site.clock.set(new Date(Date.now() + 31 * 60_000).toISOString());
    const expired = await setUp(late);
    expect(expired.status).toBe(403);
    expect((await expired.json()).detail).toContain('yeniden başlat');
    const fresh = await newToken();
    await createOwner(site.ctx, given);
    const owned = await setUp(fresh, { ...given, email: 'other@ornek.example' });
    expect(owned.status).toBe(403);
    expect(await site.ctx.db.select().from(owners)).toHaveLength(1);
  });

  test('Given a lost password, when a new one is set, then every browser is signed out and the new password works at once', async () => {
    const cookie = await ownerCookie(site);
    for (let guess = 0; guess < 6; guess += 1) await signInStatus({ ...tester, password: 'guess' });
    const renewed = { email: tester.email.toUpperCase(), password: 'yepyeni parola' };
    expect(await setPassword(site.ctx, renewed)).toBe(true);
    expect((await site.get('/api/admin/session', { Cookie: cookie })).status).toBe(401);
    expect(await signInStatus(renewed)).toBe(200);
    expect(await signInStatus(tester)).toBe(401);
    expect(await setPassword(site.ctx, { ...renewed, email: 'nobody@ornek.example' })).toBe(false);
    expect(await dropTwoFactor(site.ctx, 'nobody@ornek.example')).toBe(false);
    expect(await dropTwoFactor(site.ctx, tester.email)).toBe(true);
  });

  test('Given no AUTH_SECRET, then a secret is generated once and kept; given one, then it is used', async () => {
    const [first, second] = await Promise.all([
      authSecret(dataDir, undefined),
      authSecret(dataDir, undefined),
    ]);
    expect(first).toHaveLength(43);
    expect([second, await authSecret(dataDir, undefined)]).toEqual([first, first]);
    expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600);
    expect(await authSecret(dataDir, 'given')).toBe('given');
  });

  test('Given no BACKUP_KEY, when several need one at once, then one key is made, and all have it; a file without a key is named', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => backupKey(dataDir, undefined)));
    expect(new Set([...keys, await backupKey(dataDir, undefined)]).size).toBe(1);
    writeFileSync(join(dataDir, 'backup-key'), '');
    await expect(backupKey(dataDir, undefined)).rejects.toThrow(/backup-key is damaged/);
  });

  test('Given no AUTH_SECRET, then the key of the mail password is generated once and kept; given one, then every instance derives the same', async () => {
    const mailKey = (folder: string, secret?: string) => sealingKey('mail password', folder, secret);
    const [first, second] = await Promise.all([mailKey(dataDir), mailKey(dataDir)]);
    expect(first).toHaveLength(32);
    expect(second).toEqual(first);
    expect(statSync(join(dataDir, 'mail-key')).mode & 0o777).toBe(0o600);
    const secret = 'a secret that all instances share';
    const derived = await mailKey(dataDir, secret);
    expect(derived).toEqual(await mailKey('/another/folder', secret));
    expect(Buffer.from(derived).toString()).not.toContain(secret);
    expect(derived).not.toEqual(first);
  });
});
