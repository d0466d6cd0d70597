import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dropTwoFactor } from '#/features/identity/commands/drop-two-factor';
import { setPassword } from '#/features/identity/commands/set-password';
import { owners } from '#/features/identity/table';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { oneEngine } from '../../tests/support/database';
import { cookiesOf, ownerCookie, owner as tester } from '../../tests/support/owner';
import { authSecret } from './auth-secret';
import { readSettings, type Settings } from './env';
import { createFirstAdmin, deletePasswordFile } from './first-admin';

function settings(env: Record<string, string> = {}): Settings {
  const read = readSettings(env);
  if (!read.ok) throw new Error(read.line);
  return read.settings;
}

const admin = { email: 'ayse@ornek.example', password: 'ayşenin parolası' };
const adminSettings = settings({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });

describe.each(oneEngine)('the first admin on %s', (engine) => {
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

  const signsIn = async (body: object) => (await site.post('/api/auth/sign-in/email', body)).status;

  test('Given ADMIN_EMAIL and no admin yet, then that address can sign in, and the next start changes nothing', async () => {
    expect(await createFirstAdmin(site.ctx, adminSettings, dataDir)).toBeUndefined();
    expect(await signsIn(admin)).toBe(200);
    const other = settings({ ADMIN_EMAIL: 'other@ornek.example', ADMIN_PASSWORD: 'another password' });
    expect(await createFirstAdmin(site.ctx, other, dataDir)).toBeUndefined();
    expect(await signsIn({ email: 'other@ornek.example', password: 'another password' })).toBe(401);
    expect(await site.ctx.db.select().from(owners)).toHaveLength(1);
  });

  test('Given no settings for an admin, then an admin is created once, with its password in a file that only this user can read', async () => {
    const minted = await createFirstAdmin(
      site.ctx,
      settings({ OWNER_EMAIL: 'Sahibi@ornek.example' }),
      dataDir,
    );
    expect(minted?.email).toBe('sahibi@ornek.example');
    expect(minted?.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    const file = join(dataDir, 'first-admin.txt');
    expect(readFileSync(file, 'utf8')).toContain(minted?.password);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await signsIn({ email: minted?.email, password: minted?.password })).toBe(200);
    expect(await createFirstAdmin(site.ctx, settings(), dataDir)).toBeUndefined();
  });

  test('Given a generated password, when its owner chooses another, then the file is deleted; when another owner does so, then the file stays', async () => {
    const minted = await createFirstAdmin(site.ctx, settings({ OWNER_EMAIL: admin.email }), dataDir);
    const file = join(dataDir, 'first-admin.txt');
    await deletePasswordFile(dataDir, 'other@ornek.example');
    expect(existsSync(file)).toBe(true);
    await deletePasswordFile(dataDir, admin.email.toUpperCase());
    expect(existsSync(file)).toBe(false);

    // Chosen on another instance, which has another data folder.
    writeFileSync(file, `e-mail:   ${minted?.email}\npassword: ${minted?.password}\n`);
    await createFirstAdmin(site.ctx, settings(), dataDir);
    expect(existsSync(file)).toBe(true);
    const signed = await site.post('/api/auth/sign-in/email', minted);
    const body = { currentPassword: minted?.password, newPassword: admin.password };
    const Cookie = cookiesOf(signed);
    expect((await site.post('/api/auth/change-password', body, { Cookie })).status).toBe(204);
    await createFirstAdmin(site.ctx, settings(), dataDir);
    expect(existsSync(file)).toBe(false);
  });

  test('Given a lost password, when a new one is set, then every browser is signed out and the new password works at once', async () => {
    const cookie = await ownerCookie(site);
    for (let guess = 0; guess < 6; guess += 1) await signsIn({ ...tester, password: 'guess' });
    const renewed = { email: tester.email.toUpperCase(), password: 'yepyeni parola' };
    expect(await setPassword(site.ctx, renewed)).toBe(true);
    expect((await site.get('/api/admin/session', { Cookie: cookie })).status).toBe(401);
    expect(await signsIn(renewed)).toBe(200);
    expect(await signsIn(tester)).toBe(401);
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
});
