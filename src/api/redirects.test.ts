import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ListedRedirect, RedirectList } from '#/features/redirects/admin-contract';
import { findExactRedirect, findRedirect } from '#/features/redirects/queries';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { engines } from '../../tests/support/database';
import { signedInBefore } from '../../tests/support/owner';

describe.each(engines)('redirects on %s', (engine) => {
  let site: TestApi;
  let Cookie: string;
  beforeEach(async () => {
    site = await openTestApi(engine, '2026-06-08T07:00:00Z');
    Cookie = await signedInBefore(site);
  });
  afterEach(() => site.close());

  const ask = (method: string, path: string, body?: object) =>
    site.request(`/api/admin/redirects${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const add = async (from: string, to: string | null): Promise<ListedRedirect> => {
    const response = await ask('POST', '', { from, to });
    expect(response.status).toBe(201);
    return response.json();
  };
  const refusal = async (from: string, to: string | null, id?: string) => {
    const response = await ask(id ? 'PUT' : 'POST', id ? `/${id}` : '', { from, to, language: 'en' });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { path: string; message: string }[] };
    return errors.map(({ path, message }) => `${path}: ${message}`).join();
  };
  const target = async (address: string) =>
    (await findRedirect(site.ctx, new URL(address, 'https://site.example')))?.to;

  test('Given an owner, then addresses are added, searched, changed and deleted; nobody else sees them', async () => {
    const { id } = await add('https://eski.example/2015/Yazi/', '/about');
    await add('/eski-%C5%9Fey', null);
    expect([await target('/2015/yazi'), await target('/eski-şey'), await target('/yok')]).toEqual([
      '/about',
      null,
      undefined,
    ]);
    const found: RedirectList = await (await ask('GET', '?q=YAZI')).json();
    expect(found).toMatchObject({ total: 1, redirects: [{ from: '/2015/yazi', to: '/about' }] });
    expect((await ask('PUT', `/${id}`, { from: '/2016/yazi', to: '/books' })).status).toBe(200);
    expect([await target('/2015/yazi'), await target('/2016/yazi')]).toEqual([undefined, '/books']);
    expect((await ask('DELETE', `/${id}`)).status).toBe(204);
    expect((await ask('DELETE', `/${id}`)).status).toBe(404);
    expect((await ask('GET', '').then((response) => response.json())).total).toBe(1);
    expect((await site.get('/api/admin/redirects')).status).toBe(401);
  });

  test('Given addresses that lead on, then every visitor is redirected once, and a loop is refused', async () => {
    await add('/b', '/c');
    expect((await add('/a', '/b')).to).toBe('/c');
    await add('/c', '/about');
    expect([await target('/a'), await target('/b'), await target('/c')]).toEqual([
      '/about',
      '/about',
      '/about',
    ]);
    expect(await refusal('/x', '/x/')).toMatch(/^to: .*each other/);
    await add('/y', '/z');
    expect(await refusal('/z', '/y')).toMatch(/^to: .*each other/);
    await add('/z', null);
    expect(await target('/y')).toBeNull();
    // A redirect of a path also applies to the path with any query that has no redirect of its own.
    expect(await refusal('/p', '/p?x=1')).toMatch(/^to: .*each other/);
    await add('/p', '/q?x=1');
    expect(await refusal('/q', '/p')).toMatch(/^to: .*each other/);
    await add('/q', '/books');
    expect([await target('/p'), (await add('/r', '/q?x=2')).to]).toEqual(['/books', '/books']);
  });

  test('Given an address that is a page, another site’s or listed already, then it is refused with a reason', async () => {
    expect(await refusal('/about', '/books')).toMatch(/^from: .*page of its own/);
    expect(await refusal('/admin/x', '/books')).toMatch(/^from: .*page of its own/);
    expect(await refusal('/eski', 'https://evil.example/')).toMatch(/^to: .*on this site/);
    expect(await refusal('eski', '/books')).toMatch(/^from: .*start with/);
    // Fewer characters than the form takes, but more bytes than the database keeps.
    expect(await refusal(`/${'ş'.repeat(1_000)}`, '/books')).toMatch(/^from: .*too long/);
    expect(await refusal('/eski', `/${'ş'.repeat(400)}`)).toMatch(/^to: .*too long/);
    const { id } = await add('/bir', '/about');
    await add('/iki', '/about');
    expect(await refusal('/iki', '/about', id)).toMatch(/^from: .*already/);
    expect(await refusal('/iki/', '/books')).toMatch(/^from: .*already/);
  });

  test('Given plain permalinks, then an address is told from others by its query', async () => {
    await add('/?p=12', '/books');
    const exact = (address: string) => findExactRedirect(site.ctx, new URL(address, 'https://site.example'));
    expect(await exact('/?p=12&utm_source=x')).toEqual({ to: '/books' });
    expect([await exact('/?p=13'), await exact('/')]).toEqual([undefined, undefined]);
  });
});
