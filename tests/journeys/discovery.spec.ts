import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressIn } from '../support/address';
import { isExhaustive } from '../support/breadth';
import { journey } from '../support/browser';
import { fixedPages } from '../support/pages';
import { searchFaults } from '../support/search-results';
import { type Site, startSite } from '../support/site';
import { faultsOf } from '../support/vocabulary';

const languages = ['tr', 'en', 'ar'] as const;

describe('what is made for machines', () => {
  const base = 'https://leyla.example';
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ env: { BASE_URL: `${base}/` } });
  });
  afterAll(() => site.kill());
  const open = async (path: string) => {
    const response = await fetch(site.url + path, { headers: { Cookie: 'language=ar' }, redirect: 'manual' });
    expect(response.status, path).toBe(200);
    return { type: response.headers.get('content-type'), text: await response.text() };
  };

  journey('Given the sitemap, then it is XML with every page in every language', async ({ visit }) => {
    const { type, text } = await open('/sitemap.xml');
    expect(type).toBe('application/xml; charset=utf-8');
    const page = await visit();
    const entries = await page.evaluate((xml) => {
      const read = new DOMParser().parseFromString(xml, 'application/xml');
      if (read.querySelector('parsererror')) throw new Error('not well-formed');
      return [...read.getElementsByTagName('url')].map((entry) => ({
        loc: entry.getElementsByTagName('loc')[0]?.textContent,
        links: [...entry.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      }));
    }, text);
    const alternates = (path: string) => [
      ...languages.map((language) => [language, base + addressIn(path, language)]),
      ['x-default', base + path],
    ];
    const listed = entries.slice(0, fixedPages.length * languages.length);
    expect(listed).toEqual(
      fixedPages.flatMap(({ path }) =>
        languages.map((language) => ({ loc: base + addressIn(path, language), links: alternates(path) })),
      ),
    );
  });

  test('Given every address of the sitemap, then it is an indexable page whose canonical address is its own', async () => {
    const { text } = await open('/sitemap.xml');
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
    for (const loc of listed) {
      const response = await fetch(loc.replace(base, site.url), { redirect: 'manual' });
      const html = await response.text();
      expect(response.status, loc).toBe(200);
      expect(html, loc).toContain(`<link rel="canonical" href="${loc}"`);
      expect(html, loc).not.toMatch(/<meta name="robots" content="noindex/);
    }
  });

  test('Given robots.txt, then everything is allowed except the pages of the owner and of single visitors', async () => {
    const { type, text } = await open('/robots.txt');
    expect(type).toContain('text/plain');
    expect(text.match(/^Disallow: .*/gm)).toEqual([
      'Disallow: /admin',
      'Disallow: /api',
      'Disallow: /course',
      'Disallow: /enrolment',
      'Disallow: /package',
      'Disallow: /reservation',
      'Disallow: /waiting',
    ]);
    expect(text).toContain(`Sitemap: ${base}/sitemap.xml`);
  });

  test.each([
    ['tr', 'Randevu', ''],
    ['en', 'booking', '?lang=en'],
    ['ar', 'الحجز', '?lang=ar'],
  ])(
    'Given llms.txt in %s, then it says who the person is, what is offered and how to book, and each link leads to a page',
    async (language, word, search) => {
      const { text } = await open(addressIn('/llms.txt', language));
      expect(text).toMatch(/^# \S+/);
      expect(text).toContain(word);
      expect(text).toContain(`${base}/consultation-booking${search}`);
      expect(text).not.toContain('undefined');
      const services = text.match(/\/consulting(\?lang=\w+)?#[\w-]+/g) ?? [];
      expect(services).toHaveLength(13);
      const addresses = new Set(text.match(/https:\/\/leyla\.example[^\s)]+/g));
      for (const link of addresses) {
        const { pathname, search: query, hash } = new URL(link);
        const { text: html } = await open(pathname + (query || '?lang=tr'));
        if (hash) expect(html, link).toContain(`id="${hash.slice(1)}"`);
      }
    },
  );

  test.each(languages)(
    'Given the web app manifest in %s, then it has the person’s name and icons that exist',
    async (language) => {
      const { type, text } = await open(addressIn('/manifest.webmanifest', language));
      expect(type).toContain('application/manifest+json');
      const manifest = JSON.parse(text);
      expect(manifest).toMatchObject({
        lang: language,
        dir: language === 'ar' ? 'rtl' : 'ltr',
        start_url: addressIn('/', language),
        display: 'standalone',
      });
      expect(
        manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`),
      ).toEqual(['192x192 any', '512x512 any', '512x512 maskable', 'any any']);
      for (const icon of manifest.icons) {
        const response = await fetch(site.url + icon.src);
        expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([
          200,
          icon.type,
        ]);
        if (icon.type === 'image/png') {
          const bytes = Buffer.from(await response.arrayBuffer());
          expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(icon.sizes);
        }
      }
      const { text: html } = await open(`/?lang=${language}`);
      expect(html).toContain(`href="${addressIn('/manifest.webmanifest', language)}"`);
    },
  );

  /** Every page that search engines may list, in every language. */
  const listed = async () =>
    [...(await open('/sitemap.xml')).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
  const htmlOf = async (loc: string) =>
    (await fetch(loc.replace(base, site.url), { redirect: 'manual' })).text();
  const contentOf = (html: string, name: string) =>
    html.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`))?.[1] ?? '';

  test('Given every page, then it has a sharing image of its own, 1200 by 630 pixels', async () => {
    const pictures = new Map<string, string>();
    for (const [index, loc] of (await listed()).entries()) {
      const html = await htmlOf(loc);
      const picture = contentOf(html, 'og:image');
      expect(contentOf(html, 'twitter:image'), loc).toBe(picture);
      expect(contentOf(html, 'og:image:alt'), loc).not.toBe('');
      expect(pictures.get(picture), `${loc} shares its picture`).toBeUndefined();
      pictures.set(picture, loc);
      expect([contentOf(html, 'og:image:width'), contentOf(html, 'og:image:height')]).toEqual([
        '1200',
        '630',
      ]);
      expect(html.match(/property="og:locale:alternate"/g), loc).toHaveLength(2);
      // By default only every fourth image is requested, so that each language has some.
      if (!isExhaustive && index % 4 > 0) continue;
      const response = await fetch(picture.replace(base, site.url));
      expect([response.status, response.headers.get('content-type')], picture).toEqual([200, 'image/png']);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.subarray(1, 4).toString(), picture).toBe('PNG');
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630]);
    }
    expect(pictures.size).toBeGreaterThan(fixedPages.length * languages.length);
  });

  test('Given a client that already has a sharing image, then the response is 304; given the image of an unknown page, then it is 404', async () => {
    const response = await fetch(`${site.url}/share/about.png?lang=ar`);
    const tag = response.headers.get('etag') ?? '';
    expect(response.headers.get('cache-control')).toContain('public');
    const again = await fetch(`${site.url}/share/about.png?lang=ar`, { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
    for (const path of [
      'nothing',
      'constructor',
      'articles/1',
      'articles/3e1f1c1e-0000-4000-8000-000000000000',
    ])
      expect((await fetch(`${site.url}/share/${path}.png`)).status, path).toBe(404);
  });

  test.each(languages)(
    'Given the feeds in %s, then both contain every article in full, newest first',
    async (language) => {
      const rss = await open(addressIn('/feed.xml', language));
      expect(rss.type).toBe('application/rss+xml; charset=utf-8');
      const atom = await open(addressIn('/atom.xml', language));
      expect(atom.type).toBe('application/atom+xml; charset=utf-8');
      const { language: feedLanguage, items = [], atom: self } = parseRssFeed(rss.text);
      expect(feedLanguage).toBe(language);
      expect(self?.links?.[0]?.href).toBe(base + addressIn('/feed.xml', language));
      const articles = await (await fetch(`${site.url}/api/articles?lang=${language}`)).json();
      expect(items.map(({ title }) => title)).toEqual(articles.map(({ title }: { title: string }) => title));
      const { entries = [], xml } = parseAtomFeed(atom.text);
      expect(xml?.lang).toBe(language);
      expect(entries.map(({ title }) => title?.value)).toEqual(items.map(({ title }) => title));
      for (const { link = '', content } of items) {
        const page = await htmlOf(link.replaceAll('&amp;', '&'));
        expect(page, link).toContain(`<link rel="canonical" href="${link}"`);
        const pictures = [...(content?.encoded ?? '').matchAll(/<img src="([^"]+)"/g)].map(
          ([, src = '']) => src,
        );
        for (const src of pictures) expect((await fetch(src.replace(base, site.url))).status, src).toBe(200);
        expect(content?.encoded, link).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:)/);
      }
      for (const path of ['/', '/articles']) {
        const html = await htmlOf(base + addressIn(path, language));
        expect(html, path).toContain(`type="application/rss+xml" title="`);
        expect(html, path).toContain(`href="${base}${addressIn('/feed.xml', language)}"`);
        expect(html, path).toContain(`href="${base}${addressIn('/atom.xml', language)}"`);
      }
    },
  );

  test('Given the structured data of every page, then schema.org defines all its types and properties', async () => {
    const seen = new Set<string>();
    for (const loc of await listed()) {
      const blocks = [
        ...(await htmlOf(loc)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
      ];
      expect(blocks.length, loc).toBeGreaterThan(0);
      for (const [, text = ''] of blocks) {
        const block = JSON.parse(text);
        expect(faultsOf(block), loc).toEqual([]);
        for (const { kind, faults } of searchFaults(block)) {
          seen.add(kind);
          expect(faults, `${kind} of ${loc}`).toEqual([]);
        }
      }
    }
    const kinds = [
      'Person',
      'Organization',
      'WebSite',
      'ProfessionalService',
      'Service',
      'Course',
      'Article',
    ];
    expect([...seen]).toEqual(expect.arrayContaining([...kinds, 'BreadcrumbList']));
  });
});
