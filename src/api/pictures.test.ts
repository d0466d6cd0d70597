import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeVariants } from '#/features/pictures/jobs';
import { findPictures } from '#/features/pictures/queries';
import { pictureFileRoutes } from '#/features/pictures/routes';
import { pictures } from '#/features/pictures/table';
import { uploadKey } from '#/platform/files/uploads';
import type { FetchOutside } from '#/platform/net/safe-fetch';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { engines, onOneEngine } from '../../tests/support/database';
import { signedInBefore } from '../../tests/support/owner';
import { paintedPicture } from '../../tests/support/pictures';

describe.each(engines)('pictures on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let site: TestApi;
  let cookie: string;
  let owner: Record<string, string>;
  /** The responses of other sites, by address. */
  let outside: Record<string, Awaited<ReturnType<FetchOutside>>>;

  beforeAll(async () => {
    const fetchOutside: FetchOutside = async (address) =>
      outside[address] ?? { ok: false, reason: 'unreachable' };
    site = await openTestApi(engine, '2026-06-09T07:00:00Z', { fetchOutside });
    cookie = await signedInBefore(site);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    outside = {};
    owner = { Cookie: cookie };
    await site.ctx.db.delete(pictures);
  });

  const upload = (
    bytes: Uint8Array<ArrayBuffer> | Buffer,
    { name = 'image', file = 'a.jpg', lang = 'tr' } = {},
  ) => {
    const form = new FormData();
    form.append(name, new File([new Uint8Array(bytes)], file, { type: 'image/jpeg' }));
    return site.request(`/api/admin/upload-image?lang=${lang}`, {
      method: 'POST',
      body: form,
      headers: owner,
    });
  };
  const byUrl = (url: string) => site.post('/api/admin/pictures/by-url', { url }, owner);
  const file = (url: string, headers = {}) => pictureFileRoutes(site.ctx).request(url, { headers });
  const variantsOf = async (attempt = 1) => {
    const rows = await site.ctx.db.select().from(pictures);
    for (const { hash } of rows) await makeVariants(site.ctx, hash, attempt);
    return findPictures(
      site.ctx,
      rows.map(({ url }) => url),
    );
  };

  test('Given an instance without the picture’s file, then the job is retried for some minutes, until an instance with the file takes it', async () => {
    await upload(await paintedPicture(9, 9).jpeg().toBuffer());
    const [row] = await site.ctx.db.select().from(pictures);
    if (!row) throw new Error('there is no picture');
    const files = { ...site.ctx.files, read: async () => undefined };
    const elsewhere = { ...site.ctx, files };
    const stateNow = async () => (await site.ctx.db.select().from(pictures))[0]?.state;
    await expect(makeVariants(elsewhere, row.hash, 1)).rejects.toThrow('is not on this instance');
    expect(await stateNow()).toBe(row.state);
    await makeVariants(elsewhere, row.hash, 8);
    expect(await stateNow()).toBe('failed');
    await makeVariants(site.ctx, row.hash, 2);
    expect(await stateNow()).toBe('ready');
  });

  testOnOneEngine(
    'Given a picture whose file, or that of a variant, is lost, when the same picture is uploaded again, then its files are there again',
    async () => {
      const bytes = await paintedPicture(9, 9).jpeg().toBuffer();
      const { url } = await (await upload(bytes)).json();
      const smaller = (await variantsOf()).get(url)?.variants[0]?.url ?? '';
      for (const lost of [url, smaller]) {
        await site.ctx.files.remove(uploadKey(lost));
        expect((await file(lost)).status).toBe(404);
        await site.ctx.db.execute(
          sql`update pgboss.job set state = 'completed' where name = 'picture-variants'`,
        );
        expect(await (await upload(bytes)).json()).toMatchObject({ url });
        const waiting = await site.ctx.db.execute(
          sql`select id from pgboss.job where name = 'picture-variants' and state = 'created'`,
        );
        expect(waiting.rows).toHaveLength(1);
        await variantsOf();
        expect((await file(lost)).status).toBe(200);
      }
    },
  );

  testOnOneEngine('Given nobody signed in, then nothing is accepted', async () => {
    owner = {};
    expect((await upload(await paintedPicture(9, 9).jpeg().toBuffer())).status).toBe(401);
    expect((await byUrl('https://far.example/a.jpg')).status).toBe(401);
  });

  testOnOneEngine(
    'Given a picture, then it is stored, cached for ever, and also offered in smaller sizes and two formats',
    async () => {
      const response = await upload(await paintedPicture(1000, 500).png().toBuffer(), {
        file: '../../etc/passwd',
      });
      expect(response.status).toBe(200);
      const { url, ...facts } = await response.json();
      expect(url).toMatch(/^\/uploads\/[0-9a-f]{32}\.jpg$/);
      expect(facts).toMatchObject({ width: 1000, height: 500, variants: [] });
      expect(facts.placeholder).toMatch(/^data:image\/webp;base64,/);

      const served = await file(url);
      expect(served.status).toBe(200);
      expect(Object.fromEntries(served.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(1000);
      expect((await file(url, { 'If-None-Match': served.headers.get('etag') })).status).toBe(304);

      const known = (await variantsOf()).get(url);
      expect(known?.variants.map(({ type, width }) => [type, width])).toEqual([
        ['image/avif', 480],
        ['image/avif', 960],
        ['image/avif', 1000],
        ['image/webp', 480],
        ['image/webp', 960],
        ['image/webp', 1000],
      ]);
      for (const { type, width, url: smaller } of known?.variants ?? []) {
        const form = await file(smaller);
        expect(form.headers.get('content-type')).toBe(type);
        expect((await sharp(await form.arrayBuffer()).metadata()).width).toBe(width);
      }
    },
  );

  test('Given the same picture twice, even concurrently, then it is stored once', async () => {
    const bytes = await paintedPicture(600, 400).jpeg().toBuffer();
    const responses = await Promise.all([upload(bytes), upload(bytes, { file: 'b.png' })]);
    const urls = await Promise.all(responses.map(async (response) => (await response.json()).url));
    expect(new Set(urls).size).toBe(1);
    await variantsOf();
    expect(await (await upload(bytes)).json()).toMatchObject({ url: urls[0], variants: expect.any(Array) });
    expect(await site.ctx.db.select().from(pictures)).toHaveLength(1);
  });

  testOnOneEngine.each([
    [
      'disguised',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'desteklenen bir görsel değil',
    ],
    ['truncated', Buffer.from('GIF89a\x01\x00'), 422, 'açılamadı'],
    ['larger than 10 MiB', Buffer.alloc(10 * 1024 * 1024 + 1), 413, '10 MB'],
  ])(
    'Given a file that is %s, then it is refused with a sentence that says why',
    async (_, bytes, status, words) => {
      const response = await upload(bytes);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect((await response.json()).detail).toContain(words);
      expect(await site.ctx.db.select().from(pictures)).toEqual([]);
    },
  );

  testOnOneEngine('Given a reader of another language, then the error is in that language', async () => {
    const response = await upload(Buffer.from('%PDF-1.7'), { lang: 'en' });
    expect((await response.json()).detail).toContain('not a supported picture');
  });

  testOnOneEngine(
    'Given a form without the field, a JSON body, or an endless body, then the request is refused',
    async () => {
      const bytes = await paintedPicture(9, 9).jpeg().toBuffer();
      expect((await upload(bytes, { name: 'file' })).status).toBe(422);
      expect((await upload(Buffer.alloc(0))).status).toBe(422);
      expect((await site.post('/api/admin/upload-image', { image: 'x' }, owner)).status).toBe(415);
      let sent = 0;
      const endless = new ReadableStream({
        pull(controller) {
          sent += 65_536;
          controller.enqueue(new Uint8Array(65_536));
        },
      });
      const response = await site.request('/api/admin/upload-image', {
        method: 'POST',
        body: endless,
        headers: {
          ...owner,
          'Content-Type': 'multipart/form-data; boundary=x',
          'Transfer-Encoding': 'chunked',
        },
        duplex: 'half',
      } as RequestInit);
      expect(response.status).toBe(413);
      expect(sent).toBeLessThan(12 * 1024 * 1024);
    },
  );

  testOnOneEngine('Given the address of a picture, then the picture is copied to this site', async () => {
    const bytes = await paintedPicture(300, 200).webp().toBuffer();
    outside['https://far.example/a'] = { ok: true, url: 'https://far.example/b', contentType: '', bytes };
    const response = await byUrl('https://far.example/a');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ url: expect.stringMatching(/^\/uploads\//), width: 300 });
  });

  testOnOneEngine.each([
    ['private_address', 'özel bir ağa'],
    ['too_slow', 'zamanında'],
    ['too_large', '10 MB'],
    ['status', 'alınamadı'],
  ] as const)(
    'Given an address that can’t be fetched (%s), then the error names the field',
    async (reason, words) => {
      outside['https://far.example/a'] = { ok: false, reason };
      const response = await byUrl('https://far.example/a');
      expect(response.status).toBe(422);
      const problem = await response.json();
      expect(problem.detail).toContain(words);
      expect(problem.errors).toEqual([{ path: 'url', message: problem.detail }]);
    },
  );

  testOnOneEngine('Given the address of a file that never existed, then the response is 404', async () => {
    for (const name of [
      'none.jpg',
      'none.svg',
      '..%2f..%2fa.jpg',
      '%2e%2e%2fa.jpg',
      'a.jpg%00.webp',
      'A.jpg',
    ])
      expect((await file(`/uploads/${name}`)).status).toBe(404);
  });

  testOnOneEngine(
    'Given a file that was lost, then the job gives up, and the picture’s row remains',
    async () => {
      const { url } = await (await upload(await paintedPicture(60, 40).jpeg().toBuffer())).json();
      await site.ctx.files.remove(url.slice('/uploads/'.length));
      expect((await variantsOf(8)).get(url)).toMatchObject({ width: 60, variants: [] });
      expect(await site.ctx.db.select().from(pictures)).toMatchObject([{ state: 'failed' }]);
    },
  );
});
