import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressIn } from '../support/address';
import { fixedPages } from '../support/pages';
import { type Site, startSite } from '../support/site';

const languages = ['tr', 'en', 'ar'] as const;
const paths = fixedPages.map(({ path }) => path);

describe('the metadata of every page', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ env: { BASE_URL: 'https://leyla.example' } });
  });
  afterAll(() => site.kill());

  const open = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(site.url + address, { headers, redirect: 'manual' });
    return { response, html: await response.text() };
  };
  const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  const one = (html: string, pattern: RegExp) => html.match(pattern)?.[1] ?? '';

  test.each(paths.flatMap((path) => languages.map((language) => [path, language] as const)))(
    'Given %s in %s, then language, direction, title, description, links and structured data are those of that language',
    async (path, language) => {
      const { response, html } = await open(addressIn(path, language));
      expect(response.status).toBe(200);
      expect(one(html, /<html lang="(\w+)"/)).toBe(language);
      expect(one(html, /<html [^>]*dir="(\w+)"/)).toBe(language === 'ar' ? 'rtl' : 'ltr');
      expect(one(html, /<title>([^<]+)<\/title>/).length).toBeGreaterThan(10);
      for (const name of ['description', 'keywords', 'twitter:card']) {
        expect(one(html, new RegExp(`<meta name="${name}" content="([^"]+)"`)), name).not.toBe('');
      }
      for (const property of ['og:title', 'og:description', 'og:image', 'og:url', 'og:locale']) {
        expect(one(html, new RegExp(`<meta property="${property}" content="([^"]+)"`)), property).not.toBe(
          '',
        );
      }
      const canonical = `https://leyla.example${addressIn(path, language)}`;
      expect(all(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([canonical]);
      expect(all(html, /<link rel="alternate" hrefLang="([^"]+)"/gi)).toEqual([
        'tr',
        'en',
        'ar',
        'x-default',
      ]);
      const things = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((text) =>
        JSON.parse(text),
      );
      expect(things.length).toBeGreaterThan(0);
      for (const thing of things) expect(thing).toMatchObject({ '@context': 'https://schema.org' });
    },
  );

  test('Given each page in each language, then its title and description are unique', async () => {
    const seen = await Promise.all(
      paths.flatMap((path) =>
        languages.map(async (language) => {
          const { html } = await open(addressIn(path, language));
          return [
            one(html, /<title>([^<]+)<\/title>/),
            one(html, /<meta name="description" content="([^"]+)"/),
          ];
        }),
      ),
    );
    expect(new Set(seen.map(([title]) => title)).size).toBe(seen.length);
    expect(new Set(seen.map(([, description]) => description)).size).toBe(seen.length);
  });

  test.each(languages)(
    'Given a page below the home page, in %s, then its breadcrumbs lead from the home page to itself',
    async (language) => {
      for (const path of paths.filter((each) => each !== '/')) {
        const { html } = await open(addressIn(path, language));
        const trail = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)
          .map((text) => JSON.parse(text))
          .flatMap((block) => block['@graph'] ?? [block])
          .find((thing) => thing['@type'] === 'BreadcrumbList');
        const steps = trail.itemListElement.map(({ item }: { item: string }) => item);
        expect([steps.at(0), steps.at(-1)], path).toEqual(
          ['/', path].map((each) => `https://leyla.example${addressIn(each, language)}`),
        );
      }
    },
  );

  test('Given a cookie of another language and an address without language, then the response is 302 to the address in that language', async () => {
    const { response } = await open('/consulting?category=ai', { Cookie: 'language=ar' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/consulting?category=ai&lang=ar');
    expect((await open('/consulting', { Cookie: 'language=tr' })).response.status).toBe(200);
    expect(
      one((await open('/consulting?lang=en', { Cookie: 'language=ar' })).html, /<html lang="(\w+)"/),
    ).toBe('en');
  });

  test('Given an address with two slashes, then it never leads to another host', async () => {
    for (const path of ['//evil.example/', '/.//evil.example/x', '//evil.example?lang=en']) {
      const { response } = await open(path, { Cookie: 'language=en' });
      expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
    }
  });

  test('Given the address of a personal page in capitals, then the response is 404', async () => {
    expect((await open('/Reservation-Success?id=1')).response.status).toBe(404);
  });

  test('Given an unknown language, then the page has English texts and the canonical address of the English page', async () => {
    const { html } = await open('/consulting?lang=fr');
    expect(one(html, /<html lang="(\w+)"/)).toBe('en');
    expect(one(html, /<link rel="canonical" href="([^"]+)"/)).toBe(
      'https://leyla.example/consulting?lang=en',
    );
  });

  test.each([
    ['tr', 'Aradığınız sayfa bulunamadı'],
    ['en', 'This page could not be found'],
    ['ar', 'الصفحة التي تبحثون عنها غير موجودة'],
  ])(
    'Given an unknown address in %s, then the response is 404 in that language, with noindex and follow',
    async (language, words) => {
      const { response, html } = await open(addressIn('/no-such-page', language));
      expect(response.status).toBe(404);
      expect(html).toContain(words);
      expect(all(html, /<meta name="robots" content="([^"]+)"/g)).toEqual(['noindex, follow']);
    },
  );

  test('Given a personal page, then no cache stores it, and no other site gets its address as the referrer', async () => {
    const id = '3e1f1c1e-0000-4000-8000-000000000000';
    const { response } = await open(`/reservation-success?id=${id}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.status).toBeGreaterThanOrEqual(302);
    expect(response.headers.get('location')).toBe('/consultation-booking');
    const manage = await open(`/reservation/${id}/manage?token=forged&lang=en`);
    expect(manage.response.headers.get('cache-control')).toBe('no-store');
    expect(manage.response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(one(manage.html, /<meta name="robots" content="([^"]+)"/)).toContain('noindex');
  });

  test('Given a price of the catalogue, then no page and no response of the API contains it', async () => {
    for (const path of [
      ...paths,
      '/api/consulting-services',
      '/api/consulting-packages',
      '/api/training-services',
    ]) {
      const { html } = await open(path);
      expect(html).not.toMatch(/\b(?:7[.,]?500|22[.,]?000)\b|priceTry|originalPrice/);
    }
  });
});
