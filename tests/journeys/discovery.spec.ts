import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixedPages } from '#/web/discovery/pages';
import { journey } from '../support/browser';
import { type Site, startSite } from '../support/site';

const languages = ['tr', 'en', 'ar'] as const;
const address = (path: string, language: string) => (language === 'tr' ? path : `${path}?lang=${language}`);

describe('what programs read of the site', () => {
  const base = 'https://leyla.example';
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ env: { BASE_URL: `${base}/` } });
  });
  afterAll(() => site.stop());
  const open = async (path: string) => {
    const answer = await fetch(site.url + path, { headers: { Cookie: 'language=ar' }, redirect: 'manual' });
    expect(answer.status, path).toBe(200);
    return { type: answer.headers.get('content-type'), text: await answer.text() };
  };

  journey(
    'Given the sitemap, then it is XML that names each page in each language, and all of them',
    async ({ visit }) => {
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
        ...languages.map((language) => [language, base + address(path, language)]),
        ['x-default', base + path],
      ];
      const listed = entries.slice(0, fixedPages.length * languages.length);
      expect(listed).toEqual(
        fixedPages.flatMap(({ path }) =>
          languages.map((language) => ({ loc: base + address(path, language), links: alternates(path) })),
        ),
      );
    },
  );

  test('Given every address of the sitemap, then it is a page that may be indexed and names itself', async () => {
    const { text } = await open('/sitemap.xml');
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
    for (const loc of listed) {
      const answer = await fetch(loc.replace(base, site.url), { redirect: 'manual' });
      const html = await answer.text();
      expect(answer.status, loc).toBe(200);
      expect(html, loc).toContain(`<link rel="canonical" href="${loc}"`);
      expect(html, loc).not.toMatch(/<meta name="robots" content="noindex/);
    }
  });

  test('Given robots.txt, then all is open but what belongs to the owner or to one visitor', async () => {
    const { type, text } = await open('/robots.txt');
    expect(type).toContain('text/plain');
    expect(text.match(/^Disallow: .*/gm)).toEqual([
      'Disallow: /admin',
      'Disallow: /api',
      'Disallow: /reservation',
    ]);
    expect(text).toContain(`Sitemap: ${base}/sitemap.xml`);
  });

  test.each([
    ['tr', 'Rezervasyon', ''],
    ['en', 'booking', '?lang=en'],
    ['ar', 'الحجز', '?lang=ar'],
  ])(
    'Given llms.txt in %s, then it says who, what and how to book, and each link leads to a page',
    async (language, word, search) => {
      const { text } = await open(address('/llms.txt', language));
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
    'Given the manifest in %s, then it names the person and icons that exist',
    async (language) => {
      const { type, text } = await open(address('/manifest.webmanifest', language));
      expect(type).toContain('application/manifest+json');
      const manifest = JSON.parse(text);
      expect(manifest).toMatchObject({
        lang: language,
        dir: language === 'ar' ? 'rtl' : 'ltr',
        start_url: address('/', language),
        display: 'standalone',
      });
      expect(
        manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`),
      ).toEqual(['192x192 any', '512x512 any', '512x512 maskable', 'any any']);
      for (const icon of manifest.icons) {
        const answer = await fetch(site.url + icon.src);
        expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, icon.type]);
        if (icon.type === 'image/png') {
          const bytes = Buffer.from(await answer.arrayBuffer());
          expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(icon.sizes);
        }
      }
      const { text: html } = await open(`/?lang=${language}`);
      expect(html).toContain(`href="${address('/manifest.webmanifest', language)}"`);
    },
  );
});
