import { describe, expect, it } from 'vitest';
import { cacheApi } from './api-cache';

function apiOf(respondTo: (address: string) => Response) {
  const state = { version: 1, isKnown: true, now: 0, requested: [] as string[] };
  const api = cacheApi(
    async (input) => {
      state.requested.push(String(input));
      return respondTo(String(input));
    },
    { current: () => state.version, isKnown: () => state.isKnown },
    () => state.now,
  );
  const read = async (address: string, init?: RequestInit) => (await api(address, init)).json();
  return { state, api, read };
}

describe('API calls by pages', () => {
  it('Given several pages with the same call, Then the API is called once, and each page can read the response', async () => {
    const { state, read } = apiOf(() => Response.json([1, 2]));
    expect([await read('/api/books'), await read('/api/books')]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    await read('/api/books?lang=en');
    expect(state.requested).toEqual(['/api/books', '/api/books?lang=en']);
  });

  it('Given a change of the content, or a minute later, Then the API is called again', async () => {
    const { state, read } = apiOf(() => Response.json(state.version));
    expect(await read('/api/books')).toBe(1);
    state.version = 2;
    expect(await read('/api/books')).toBe(2);
    state.now += 60_000;
    await read('/api/books');
    expect(state.requested).toHaveLength(3);
  });

  it('Given an unreachable database, Then an older response is used, and is refreshed when the database is back', async () => {
    const { state, read } = apiOf(() => Response.json(state.now));
    expect(await read('/api/books')).toBe(0);
    state.isKnown = false;
    state.now += 3_600_000;
    expect(await read('/api/books')).toBe(0);
    state.isKnown = true;
    expect(await read('/api/books')).toBe(3_600_000);
  });

  it('Given a change of the content during an API call, Then later calls do not get that response', async () => {
    const { state, read } = apiOf(() => {
      const before = state.version;
      if (state.requested.length === 1) state.version = 2;
      return Response.json(before);
    });
    expect(await read('/api/books')).toBe(1);
    expect(await read('/api/books')).toBe(2);
  });

  it.each([
    ['a personal response', () => Response.json({}, { headers: { 'Cache-Control': 'no-store' } })],
    ['a response that sets a cookie', () => Response.json({}, { headers: { 'Set-Cookie': 'a=1' } })],
    ['a 404 response', () => Response.json({}, { status: 404 })],
    ['a failed response', () => Response.json({}, { status: 500 })],
  ])('Given %s, Then the API is called each time', async (_, respondTo) => {
    const { state, api } = apiOf(respondTo);
    const [first, second] = await Promise.all([api('/api/x'), api('/api/x')]);
    expect([await first?.json(), await second?.json()]).toEqual([{}, {}]);
    await api('/api/x');
    expect(state.requested).toHaveLength(3);
  });

  it('Given a call with credentials, or a write, Then it neither uses nor fills the cache', async () => {
    const { state, read } = apiOf(() => Response.json([]));
    await read('/api/x');
    await read('/api/x', { headers: { Authorization: 'Bearer t' } });
    await read('/api/x', { headers: { Cookie: 'a=1' } });
    await read('/api/x', { method: 'POST' });
    expect(state.requested).toHaveLength(4);
  });

  it('Given more responses than fit, Then the oldest are evicted', async () => {
    const { state, read } = apiOf(() => Response.json([]));
    for (let id = 0; id <= 500; id += 1) await read(`/api/articles/${id}`);
    await read('/api/articles/500');
    expect(state.requested).toHaveLength(501);
    await read('/api/articles/0');
    expect(state.requested).toHaveLength(502);
  });
});
