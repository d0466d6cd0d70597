import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tr as words } from '#/features/audit/copy/admin/tr';
import { auditLog } from '#/platform/audit/log-table';
import { recordEvent } from '#/platform/audit/record-event';
import { everyLanguage } from '#/platform/i18n/site-languages';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { engines } from '../../tests/support/database';
import { owner, ownerCookie } from '../../tests/support/owner';
import { createApi } from './app';
import { auditedRoutes } from './audited';
import { createClientAddress } from './middleware/client-address';

const firefox = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const day = 24 * 3_600_000;

describe.each(engines)('the log of what was done on %s', (engine) => {
  let site: TestApi;
  let cookie: string;
  beforeAll(async () => {
    site = await openTestApi(engine, new Date().toISOString());
    cookie = await ownerCookie(site);
  });
  afterAll(() => site.close());

  const as = () => ({ Cookie: cookie, ...firefox });
  const send = (method: string, path: string, body?: object) =>
    site.request(`/api/admin/${path}`, {
      method,
      headers: { ...as(), ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const entries = async (filter = '') =>
    (await (await site.get(`/api/admin/audit${filter}`, as())).json()).entries;
  const book = { title: { tr: 'Kitap', en: 'Book', ar: 'كتاب' }, description: {}, published: false };

  test('Given content that is added, changed and deleted, then each is recorded with browser, title and account, and a refused change is not', async () => {
    const created = await send('POST', 'books', book);
    expect(created.status).toBe(201);
    const { id, version } = await created.json();
    expect((await send('PUT', `books/${id}`, { ...book, title: 'Başka', version: version + 5 })).ok).toBe(
      false,
    );
    expect((await send('PUT', `books/${id}`, { ...book, version })).status).toBe(200);
    expect((await send('DELETE', `books/${id}`)).status).toBe(204);
    const about = { actor: 'owner', account: owner.email, kind: 'content', subject: 'books', item: id };
    expect((await entries()).slice(0, 3)).toMatchObject(
      ['deleted', 'changed', 'created'].map((action) => ({
        ...about,
        action,
        title: 'Kitap',
        device: 'Firefox, Linux',
      })),
    );

    // An item of another noun may have the same id.
    const video = { actor: 'owner', kind: 'content', subject: 'media', item: id, action: 'changed' } as const;
    await site.ctx.db.insert(auditLog).values({ ...video, at: new Date(), detail: { title: 'Video' } });
    expect((await entries())[1]).toMatchObject({ action: 'deleted', title: 'Kitap' });
  });

  test('Given a message, when it is read, downloaded and erased, then the log says so without a word about the person', async () => {
    const person = {
      name: 'Zehra Gizli',
      email: 'zehra@gizli.example',
      message: 'Çok gizli bir mesaj yazdım.',
    };
    const sent = await site.post('/api/contact', { ...person, eventType: 'keynote', elapsed: 9_000 });
    expect(sent.status).toBe(201);
    const [{ id }] = (await (await site.get('/api/admin/messages', as())).json()).items;
    await send('POST', `messages/${id}/status`, { status: 'read' });
    await (await send('GET', 'messages.csv')).text();
    await send('POST', `messages/${id}/erase`, {});
    expect((await entries()).slice(0, 3)).toMatchObject([
      { kind: 'visitors', subject: 'messages', action: 'erased', item: id },
      { kind: 'data', subject: 'messages', action: 'exported' },
      { kind: 'visitors', subject: 'messages', action: 'changed', item: id },
    ]);
    expect(await entries('?kind=data')).toHaveLength(1);
    const stored = JSON.stringify(await site.ctx.db.select().from(auditLog));
    for (const secret of ['Zehra', 'gizli', 'mesaj yazdım']) expect(stored).not.toContain(secret);
  });

  test('Given sign-ins, failures and a new password, then each is recorded, and what was typed is not', async () => {
    const guess = { email: owner.email, password: 'tahmin edilen parola' };
    await site.post('/api/auth/sign-in/email', guess, firefox);
    await site.post('/api/auth/sign-in/email', { ...guess, email: 'kimse@yabanci.example' }, firefox);
    await site.post('/api/auth/request-password-reset', { email: owner.email }, firefox);
    expect((await entries('?kind=access')).slice(0, 3)).toMatchObject([
      { actor: 'stranger', action: 'reset_requested', account: owner.email },
      { actor: 'stranger', action: 'sign_in_failed', account: null },
      { actor: 'stranger', action: 'sign_in_failed', account: owner.email, device: 'Firefox, Linux' },
    ]);
    const newPassword = 'bundan sonraki parola';
    const changed = await site.post(
      '/api/auth/change-password',
      { currentPassword: owner.password, newPassword },
      as(),
    );
    expect(changed.status).toBe(204);
    cookie = (await ownerCookieAfter(newPassword)) ?? cookie;
    expect((await entries('?kind=access')).slice(0, 2)).toMatchObject([
      { actor: 'owner', action: 'signed_in' },
      { actor: 'owner', action: 'password_changed' },
    ]);
    const stored = JSON.stringify(await site.ctx.db.select().from(auditLog));
    for (const secret of ['tahmin', 'yabanci', newPassword]) expect(stored).not.toContain(secret);
  });

  const ownerCookieAfter = async (password: string) => {
    const response = await site.post('/api/auth/sign-in/email', { email: owner.email, password }, firefox);
    return response.headers.getSetCookie()[0]?.split(';')[0];
  };

  test('Given strangers who fail without end, then thirty of their failures an hour are recorded', async () => {
    const { db, clock } = site.ctx;
    const failure = {
      actor: 'stranger',
      kind: 'access',
      subject: 'account',
      action: 'passkey_failed',
    } as const;
    for (let times = 0; times < 32; times += 1) await recordEvent(db, clock, failure);
    const counted = (await db.select().from(auditLog)).filter(({ action }) => action === failure.action);
    expect(counted).toHaveLength(30);
  });

  test('Given an entry, then the database refuses to change or delete it, and deletes it with the next one after 400 days', async () => {
    const { db, clock } = site.ctx;
    const refused = { cause: expect.objectContaining({ message: expect.stringContaining('audit_log') }) };
    await expect(db.update(auditLog).set({ action: 'nothing' })).rejects.toMatchObject(refused);
    await expect(db.delete(auditLog)).rejects.toMatchObject(refused);
    await expect(db.execute('truncate audit_log')).rejects.toMatchObject(refused);
    const entry = { actor: 'operator', kind: 'data', subject: 'archive', action: 'exported' } as const;
    for (const age of [401, 399]) {
      const at = new Date(clock.now().getTime() - age * day);
      await recordEvent(db, { now: () => at }, { ...entry, item: `${age} days` });
    }
    await recordEvent(db, clock, { ...entry, item: 'now' });
    const kept = (await db.select().from(auditLog)).map(({ item }) => item);
    expect(kept).toContain('399 days');
    expect(kept).not.toContain('401 days');
  });
});

test('Given every route of the owner that changes something or gives out a table, an archive or the recovery sheet, then the log knows what to say of it', async () => {
  const site = await openTestApi('postgres', new Date().toISOString());
  const { ctx, identity } = site;
  const key = new Uint8Array(32);
  const api = createApi(ctx, {
    baseUrl: 'http://localhost:3000',
    clientAddress: createClientAddress([], ctx.log),
    identity,
    languages: async () => everyLanguage,
    mail: { environment: {}, key },
    backupPlaces: {
      environment: {},
      key,
      defaultFolder: '/var/backups',
      recoverySheet: async () => '',
    },
    ownCalendar: { key, allowPrivateHosts: [] },
  });
  const routes = api.routes
    .filter(({ path, method }) => path.startsWith('/api/admin/') && method !== 'ALL')
    .map(({ path, method }) => `${method} ${path.slice('/api/admin/'.length)}`)
    .filter((route) => !route.startsWith('GET ') || /\.csv$|archive|sheet/.test(route));
  expect(routes.filter((route) => !(route in auditedRoutes))).toEqual([]);
  expect(Object.keys(auditedRoutes).filter((route) => !routes.includes(route))).toEqual([]);
  const subjects = Object.values(auditedRoutes).flatMap((entry) => entry?.subject ?? []);
  expect(subjects.filter((subject) => subject !== 'account' && !(subject in words.subjects))).toEqual([]);
  await site.close();
});
