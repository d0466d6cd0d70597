import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../../tests/support/pages';
import { processorTime } from '../../../../tests/support/processor';
import { createPageCache } from './page-cache';

const html = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(`<!DOCTYPE html>${text}`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache', ...headers },
  });

interface Sent {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** A cache of the pages that `page` renders, and a function to request them. */
function cacheOf(page: (address: string) => Response | Promise<Response>, maxBytes?: number) {
  const state = { version: 1, isVersionCertain: true, now: 0, rendered: [] as string[] };
  const cache = createPageCache({
    render: async (address) => {
      state.rendered.push(address);
      return page(address);
    },
    keyOf,
    version: () => state.version,
    isVersionCertain: () => state.isVersionCertain,
    now: () => state.now,
    ...(maxBytes ? { maxBytes } : {}),
  });
  const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Sent | 'not served'>((resolve, reject) => {
      let status = 0;
      let head: string[] = [];
      const response = {
        writeHead(code: number, lines: string[]) {
          status = code;
          head = lines;
        },
        end(body?: Buffer) {
          const pairs = head.flatMap((name, index) =>
            index % 2 === 0 ? [[name.toLowerCase(), head[index + 1] ?? ''] as const] : [],
          );
          resolve({ status, headers: Object.fromEntries(pairs), body });
        },
      };
      if (!cache.serve({ method, url, headers }, response, reject)) resolve('not served');
    });
  const served = async (...args: Parameters<typeof ask>): Promise<Sent> => {
    const result = await ask(...args);
    if (result === 'not served') throw new Error(`${args[0]} was not served`);
    return result;
  };
  return { state, cache, ask, served };
}

describe('a page with many requests', () => {
  it('Given a hundred concurrent requests, Then the page is rendered once and sent to all', async () => {
    const { state, served } = cacheOf(() => html('one'));
    const sent = await Promise.all(Array.from({ length: 100 }, () => served('/')));
    await served('/');
    expect(state.rendered).toEqual(['/']);
    expect(new Set(sent.map(({ body }) => String(body)))).toEqual(new Set(['<!DOCTYPE html>one']));
  });

  it('Given the encodings that a browser accepts, Then the best one is sent; given a browser that already has the page, Then it gets a 304', async () => {
    const { served } = cacheOf(() => html('word '.repeat(500)));
    const br = await served('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gz = await served('/', { 'accept-encoding': 'gzip;q=1.0, br;q=0' });
    const plain = await served('/');
    expect(br.headers['content-encoding']).toBe('br');
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(String(brotliDecompressSync(br.body ?? ''))).toBe(String(plain.body));
    expect(String(gunzipSync(gz.body ?? ''))).toBe(String(plain.body));
    expect(plain.headers.vary).toBe('Accept-Encoding');
    // Browsers ask each time. They would also heed `stale-while-revalidate`, and show a page from before a change.
    expect(plain.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, stale-if-error=\d+$/);
    const known = await served('/', { 'if-none-match': `"other", ${plain.headers.etag}` });
    expect([known.status, known.body]).toEqual([304, undefined]);
    expect(known.headers.etag).toBe(plain.headers.etag);
    const head = await served('/', {}, 'HEAD');
    expect([head.status, head.body, head.headers['content-length']]).toEqual([
      200,
      undefined,
      plain.headers['content-length'],
    ]);
  });
});

describe('a change of the content', () => {
  it('Given a cached page, When the content changes, Then it is rendered again', async () => {
    const { state, served } = cacheOf(() => html(`version ${state.version}`));
    expect(String((await served('/')).body)).toContain('version 1');
    state.version = 2;
    expect(String((await served('/')).body)).toContain('version 2');
    expect(String((await served('/')).body)).toContain('version 2');
    expect(state.rendered).toHaveLength(2);
  });

  it('Given a page that is being rendered, When the content changes meanwhile, Then later requests do not get that page, and it is not cached', async () => {
    let finish: (page: Response) => void = () => undefined;
    const slow = new Promise<Response>((resolve) => {
      finish = resolve;
    });
    const { state, served } = cacheOf(() => (state.rendered.length === 1 ? slow : html('new')));
    const before = served('/');
    state.version = 2;
    const after = served('/');
    finish(html('old'));
    expect(String((await before).body)).toContain('old');
    expect(String((await after).body)).toContain('new');
    expect(String((await served('/')).body)).toContain('new');
  });

  it('Given a cached page, When minutes have passed, Then it is rendered again', async () => {
    const { state, served } = cacheOf(() => html('year'));
    await served('/');
    state.now += 6 * 60_000;
    await served('/');
    expect(state.rendered).toHaveLength(2);
  });

  it('Given a page that says how long it stays true, When that time has passed, Then it is rendered again, and other caches are told the same', async () => {
    const { state, served } = cacheOf(() => html('slots', { 'Cache-Control': 'public, s-maxage=10' }));
    expect((await served('/')).headers['cache-control']).toContain('s-maxage=10');
    state.now += 9_000;
    await served('/');
    expect(state.rendered).toHaveLength(1);
    state.now += 2_000;
    await served('/');
    expect(state.rendered).toHaveLength(2);
  });
});

describe('an unreachable database', () => {
  it('Given a cached page, Then it is sent however old it is, and rendered again when the database is back', async () => {
    const { state, served } = cacheOf(() => html(`version ${state.version}`));
    await served('/');
    state.isVersionCertain = false;
    state.now += 3_600_000;
    const old = await served('/');
    expect(String(old.body)).toContain('version 1');
    expect(old.headers).toMatchObject({ age: '3600', 'cache-status': expect.stringContaining('stale') });
    const known = await served('/', { 'if-none-match': old.headers.etag ?? '' });
    expect([known.status, known.headers.age]).toEqual([304, '3600']);
    state.isVersionCertain = true;
    state.version = 2;
    const fresh = await served('/');
    expect(String(fresh.body)).toContain('version 2');
    expect(fresh.headers).not.toHaveProperty('age');
  });

  it('Given a page that was rendered without the database, Then it is rendered again when the database is back', async () => {
    const { state, served } = cacheOf(() => html(`page ${state.rendered.length}`));
    state.isVersionCertain = false;
    expect(String((await served('/')).body)).toContain('page 1');
    state.isVersionCertain = true;
    expect(String((await served('/')).body)).toContain('page 2');
  });

  it('Given an old page and a database that is not yet known to be unreachable, Then the old page is sent if the new one can’t be rendered', async () => {
    const { state, served } = cacheOf(() =>
      state.version === 1 ? html('as it was') : html('sorry', {}, 503),
    );
    await served('/');
    state.version = 2;
    expect((await served('/')).status).toBe(200);
    expect((await served('/about')).status).toBe(503);
  });
});

describe('pages that are not cached', () => {
  it.each([
    ['a personal page', html('mine', { 'Cache-Control': 'no-store' })],
    ['a page that sets a cookie', html('cookie', { 'Set-Cookie': 'a=1' })],
    ['a missing page', html('missing', {}, 404)],
    ['a failed page', html('failed', {}, 500)],
  ])('Given %s, Then it is passed on unchanged, and rendered for each request', async (_, page) => {
    const { state, served } = cacheOf(() => page.clone());
    const { status, body } = await served('/');
    await served('/');
    expect(status).toBe(page.status);
    expect(String(body)).toBe(await page.clone().text());
    expect(state.rendered).toHaveLength(2);
  });

  it('Given other methods and addresses, Then the cache does not handle them', async () => {
    const { ask } = cacheOf(() => html('page'));
    expect(await ask('/', {}, 'POST')).toBe('not served');
    expect(await ask('/api/books')).toBe('not served');
    expect(await ask('/', { cookie: 'language=ar' })).toBe('not served');
  });

  it('Given more pages than fit, Then the oldest are evicted and the limit is kept', async () => {
    const { state, cache, served } = cacheOf((address) => html(address.repeat(50)), 3_000);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await served(`/articles/${name}`);
    expect(cache.bytes).toBeLessThanOrEqual(3_000);
    await served('/articles/h');
    expect(state.rendered).toHaveLength(8);
    await served('/articles/a');
    expect(state.rendered).toHaveLength(9);
  });
});

describe('the cost of a page', () => {
  it('Given a client that accepts br, Then no other encoding is produced, and concurrent requests share the work', async () => {
    const { cache, served } = cacheOf(() => html('word '.repeat(500)));
    await served('/');
    const plain = cache.bytes;
    const br = { 'accept-encoding': 'br' };
    const [first, second] = await Promise.all([served('/', br), served('/', br)]);
    expect(first?.body).toBe(second?.body);
    const withBr = cache.bytes;
    expect(withBr - plain).toBeGreaterThan(0);
    expect(withBr - plain).toBeLessThan(plain / 2);
    expect((await served('/', br)).body).toBe(first?.body);
    await served('/', { 'if-none-match': first?.headers.etag ?? '', 'accept-encoding': 'gzip' });
    expect(cache.bytes).toBe(withBr);
  });

  it('Given many pages requested once, Then a page requested again and again is not evicted', async () => {
    const { state, cache, served } = cacheOf((address) => html(address.repeat(50)), 6_000);
    for (let id = 10; id < 60; id += 1) {
      await served('/');
      await served(`/articles/${id}`);
    }
    expect(cache.bytes).toBeLessThanOrEqual(6_000);
    expect(state.rendered.filter((address) => address === '/')).toHaveLength(1);
  });

  it('Given made-up addresses, Then none of them is cached', async () => {
    const { cache, ask } = cacheOf(() => html('home'));
    await ask('/');
    const before = cache.bytes;
    for (const address of ['/?lang=a1', '/?lang=b2', '/consulting?category=c3', '/%61bout', '/ABOUT'])
      expect(await ask(address)).toBe('not served');
    expect(cache.bytes).toBe(before);
  });
});

describe('headers of the maximum length that Node accepts', () => {
  const fills = [' ', '\t', ',', ' ,', ';', '; ', ';q=0.0', '"', 'W/', '; language=e', '='];

  it.each(['if-none-match', 'accept-encoding', 'cookie'])(
    'Given a long %s header, Then reading it takes about the same time whatever it contains',
    async (name) => {
      const { served } = cacheOf(() => html('one'));
      const costOf = async (fill: string) => {
        const value = `x${fill.repeat(15_000 / fill.length)}x`;
        const spent = processorTime();
        for (let round = 0; round < 10; round += 1) await served('/', { [name]: value });
        return spent();
      };
      await costOf('a');
      const plain = await costOf('a');
      // A regular expression with quadratic backtracking takes 100 times as long.
      for (const fill of fills) expect(await costOf(fill), fill).toBeLessThan(10 * plain + 100);
    },
  );
});
