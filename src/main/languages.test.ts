import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClientAddress } from '#/api/middleware/client-address';
import { sectionItem } from '#/features/about/item';
import { aboutSections } from '#/features/about/table';
import { articleItem } from '#/features/articles/item';
import { articles } from '#/features/articles/table';
import { bookItem } from '#/features/books/item';
import { books } from '#/features/books/table';
import { followLanguages } from '#/features/languages/followed-languages';
import { siteLanguages } from '#/features/languages/table';
import { openSite } from '#/features/opening/commands/open-site';
import { siteTimeZone } from '#/features/profile/queries';
import { addItems } from '#/owner/items/store';
import { followContentVersion } from '#/platform/db/content-version';
import { createLog } from '#/platform/log/log';
import { renderPage } from '#/web/delivery/render';
import { demoAbout } from '#content/about/demo';
import { demoArticles } from '#content/articles/demo';
import { demoBooks } from '#content/books/demo';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { oneEngine } from '../../tests/support/database';
import { createApp } from './app';
import type { Site } from './context';
import { createSiteApi } from './site-api';
import { createSiteLook } from './site-look';
import { watchSlowRequests } from './slow-requests';

const baseUrl = 'https://leyla.example';
const incoming = { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } };
const arabic = /[\u0600-\u06ff]/;

/** The addresses that a crawler would request after reading a text. Addresses of files without text are left out. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/(?:href|src|content)="([^"#]+)|<loc>([^<]+)|\((https:[^)#\s]+)/g)]
    .map(([, attribute, location, markdown]) => attribute ?? location ?? markdown ?? '')
    .map((link) => link.replaceAll('&amp;', '&'))
    .filter((link) => link.startsWith('/') || link.startsWith(baseUrl))
    .map((link) => link.replace(baseUrl, '') || '/')
    .filter((path) => !/^\/(img|assets|fonts|share|uploads|api)\/|^\/\//.test(path));

const alternatesIn = (page: string) =>
  new Map(
    [...page.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)].map(
      ([, language, address]) => [language, address?.replaceAll('&amp;', '&').replace(baseUrl, '')] as const,
    ),
  );
const canonicalIn = (page: string) =>
  /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1]?.replace(baseUrl, '');

describe.each(oneEngine)('a site without Arabic whose main language is English, on %s', (engine) => {
  let site: TestApi;
  let get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    site = await openTestApi(engine, '2026-06-08T07:00:00Z');
    const { ctx, database, identity } = site;
    await addItems(ctx.db, bookItem, books, demoBooks);
    await addItems(ctx.db, articleItem, articles, demoArticles);
    await addItems(ctx.db, sectionItem, aboutSections, demoAbout);
    await openSite(ctx);
    await ctx.db.insert(siteLanguages).values({ main: 'en', public: ['tr', 'en'] });
    const content = await followContentVersion(database, siteTimeZone);
    const languages = followLanguages(ctx, content);
    const clientAddress = createClientAddress([], createLog('silent'));
    const settings = { baseUrl, imports: {}, translation: undefined };
    const mail = { environment: {}, key: new Uint8Array(32) };
    const api = createSiteApi({ ctx, identity, mail, clientAddress, languages, settings });
    const services = {
      content,
      languages,
      look: createSiteLook(ctx, content, languages),
      clientAddress,
      slowRequests: watchSlowRequests(ctx.clock),
      api,
    };
    const served = { settings, ctx, identity, ...services } as unknown as Site;
    const app = createApp(served, { render: renderPage, manifest: { routes: {} } });
    get = async (path, headers = {}) => app.request(baseUrl + path, { headers }, { incoming });
    stop = async () => {
      await content.stop();
      await site.close();
    };
  });
  afterAll(() => stop());

  test('Given a program that follows every link, then it finds no trace of Arabic, and the languages of each page name each other', async () => {
    const pages = new Map<string, string>();
    const programs = ['/sitemap.xml', '/feed.xml', '/atom.xml', '/llms.txt', '/robots.txt'];
    const both = [...programs, '/manifest.webmanifest', '/offline'].flatMap((path) => [
      path,
      `${path}?lang=tr`,
    ]);
    const waiting = ['/', ...both];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (pages.has(path)) continue;
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      const text = await response.text();
      pages.set(path, text);
      waiting.push(...linksIn(text));
    }
    expect(pages.size).toBeGreaterThan(40);
    for (const [path, text] of pages) {
      expect([path, /lang=ar|hreflang="ar"|ar_AR/i.exec(text)]).toEqual([path, null]);
      expect([path, arabic.exec(text)?.input.slice(0, 0)]).toEqual([path, undefined]);
    }
    const listed = [...pages].filter(([, text]) => alternatesIn(text).size > 0);
    expect(listed.length).toBeGreaterThan(20);
    for (const [path, text] of listed) {
      const alternates = alternatesIn(text);
      expect([...alternates.keys()].sort()).toEqual(['en', 'tr', 'x-default']);
      expect(alternates.get('x-default')).toBe(alternates.get('en'));
      expect([alternates.get('en'), alternates.get('tr')]).toContain(canonicalIn(text));
      for (const other of alternates.values())
        expect([path, alternatesIn(pages.get(other ?? '') ?? '')]).toEqual([path, alternates]);
    }
  });

  test('Given addresses with a language, then the main one needs none, a closed one leads on for good, and an unknown one is the main one', async () => {
    const language = async (path: string) => /<html lang="(\w\w)"/.exec(await (await get(path)).text())?.[1];
    expect([await language('/'), await language('/about?lang=tr')]).toEqual(['en', 'tr']);
    const leads = async (path: string, headers?: Record<string, string>) => {
      const response = await get(path, headers);
      return [response.status, response.headers.get('Location'), response.headers.get('Cache-Control')];
    };
    expect(await leads('/consulting?category=ai&lang=ar')).toEqual([
      301,
      '/consulting?category=ai',
      'no-store',
    ]);
    expect(canonicalIn(await (await get('/?lang=en')).text())).toBe('/');
    expect(await leads('/', { Cookie: 'language=tr' })).toEqual([302, '/?lang=tr', 'no-store']);
    expect((await leads('/', { Cookie: 'language=ar' }))[0]).toBe(200);
    expect(await language('/?lang=fr')).toBe('en');
    expect([await language('/admin?lang=ar'), await language('/admin')]).toEqual(['ar', 'en']);
  });

  test('Given the set-up link in a browser of another language, then it opens in that language, unless one was chosen before', async () => {
    const leads = async (path: string, accepted: string, cookie = '') =>
      (await get(path, { 'Accept-Language': accepted, Cookie: cookie })).headers.get('Location');
    const setUp = '/admin/set-up';
    expect(await leads(setUp, 'de-DE,ar-EG;q=0.8,en;q=0.5')).toBe(`${setUp}?lang=ar`);
    expect(await leads(setUp, 'tr-TR')).toBe(`${setUp}?lang=tr`);
    expect(await leads(setUp, 'en-GB,ar;q=0.9')).toBeNull();
    expect(await leads(setUp, 'de')).toBeNull();
    expect(await leads(setUp, 'ar', 'language=en')).toBeNull();
    expect(await leads(`${setUp}?lang=tr`, 'ar')).toBeNull();
    expect(await leads('/about', 'tr')).toBeNull();
  });

  test('Given a program that asks the API for a closed language, then it gets the main one, and texts keyed by language lack it', async () => {
    const read = async (path: string) => (await get(`/api${path}`)).json();
    expect(await read('/books?lang=ar')).toEqual(await read('/books?lang=en'));
    expect(await read('/profile?lang=ar')).toEqual(await read('/profile'));
    expect(await read('/consulting-services?lang=ar')).toEqual(await read('/consulting-services?lang=en'));
    expect(JSON.stringify(await read('/articles'))).not.toMatch(arabic);
    expect(await (await get('/api/nothing?lang=ar')).text()).not.toMatch(arabic);
  });
});
