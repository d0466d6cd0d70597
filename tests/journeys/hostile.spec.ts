import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { identityMailCopy } from '#/features/identity/copy/mails/all';
import { bodyOf, openArticles, paste } from '../support/article-room';
import { isExhaustive } from '../support/breadth';
import { journey, type Visitor } from '../support/browser';
import {
  articleIds,
  blocked,
  cancelWithWords,
  type FromVisitors,
  importFrom,
  messages,
  publishDrafts,
  sendAsVisitors,
  statusesFor,
  uploadUnderNames,
  writeAsOwner,
} from '../support/hostile-content';
import { type Intrusion, watchIntrusion } from '../support/intrusion';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { cookieOf, ownerEnv, signIn } from '../support/owner';
import { tried } from '../support/payloads';
import { type Item, openPublisher, type Publisher, prose, rss } from '../support/publisher';
import { type Site, startSite } from '../support/site';

// Long timeouts, because many pages are opened (several hundred by `npm run test:long`), possibly on a busy machine.
vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 });

let site: Site;
let mailbox: Mailbox;
let publisher: Publisher;
let cookie: string;
let sent: FromVisitors;

beforeAll(async () => {
  [mailbox, publisher] = await Promise.all([openMailbox(), openPublisher()]);
  site = await startSite({
    env: {
      ...ownerEnv,
      CONTENT: 'none',
      SMTP_URL: mailbox.url,
      OWNER_EMAIL: 'sahibi@kursu.example',
      ALLOW_PRIVATE_HOSTS: publisher.host,
      IMPORT_TUHAF_URL: publisher.at('/tuhaf'),
      IMPORT_RADIKAL_URL: publisher.at('/radikal'),
    },
  });
  cookie = await cookieOf(site);
  sent = await sendAsVisitors(site, cookie);
  await writeAsOwner(site, cookie);
});
afterAll(async () => {
  await site.kill();
  await Promise.all([mailbox.stop(), publisher.close()]);
});

/** Opens every address, in three tabs at a time, and inspects each page. */
async function openAll(intrusion: Intrusion, addresses: readonly string[]): Promise<void> {
  const waiting = [...addresses];
  const openNext = async () => {
    const page = await intrusion.newPage();
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await page.goto(new URL(address, site.url).href, { waitUntil: 'load' });
      await intrusion.inspect(page);
    }
    await page.close();
  };
  await Promise.all([openNext(), openNext(), openNext()]);
}

const encoded = (text: string) => encodeURIComponent(text);

/** Opens a browser that ignores the Content-Security-Policy, so that only the site's own escaping stops a payload. */
async function openUnprotected(visit: (visitor: Visitor) => Promise<Page>) {
  const page = await visit({ withoutPolicy: true });
  return { page, intrusion: await watchIntrusion(page.context()) };
}

describe('malicious texts that are sent to the site', () => {
  journey(
    'Given stored payloads, when visitors open the pages, then none of them runs',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/404/);
      const articles = await articleIds(site);
      expect(articles.length).toBe(tried.length);
      const languages = ['', '?lang=en', '?lang=ar'];
      /** Addresses of a page: by default in one language only, although the stored texts have payloads in each language. */
      const inTurn = (path: string, index: number) =>
        languages.filter((_, turn) => isExhaustive || turn === index % 3).map((lang) => path + lang);
      const read = articles.map((id, index) => `/articles/${id}${languages[index % 3]}`);
      const { intrusion } = await openUnprotected(visit);
      await openAll(intrusion, [
        ...['/', '/about', '/articles', '/consulting', '/contact'].flatMap(inTurn),
        '/articles?page=2',
        '/articles?page=3&lang=ar',
        ...read,
        ...sent.reservations
          .filter((_, index) => index % 8 === 0)
          .map((id, index) => `/reservation-success?id=${id}&${languages[index % 3]?.slice(1)}`),
        ...sent.applications
          .filter((_, index) => index % 8 === 0)
          .map((id) => `/reservation-success?id=${id}&type=training`),
        ...['/feed.xml', '/atom.xml', '/sitemap.xml', '/api/articles', '/api/books'].flatMap(inTurn),
      ]);
      expect(intrusion.lines).toEqual([]);
    },
  );

  journey('Given payloads in an address, then none of them runs', async ({ visit, expectTrouble }) => {
    expectTrouble(/404|400/);
    const { page, intrusion } = await openUnprotected(visit);
    await signIn(page, site);
    const ways = [
      (text: string) => `/articles?category=${encoded(text)}&lang=${encoded(text)}#${encoded(text)}`,
      (text: string) => `/articles/${encoded(text)}?lang=en`,
      (text: string) => `/consultation-booking?service=${encoded(text)}&package=${encoded(text)}`,
      (text: string) => `/${encoded(text)}`,
      (text: string) =>
        `/admin/reservations?q=${encoded(text)}&status=${encoded(text)}&service=${encoded(text)}`,
      (text: string) => `/admin/messages?q=${encoded(text)}&subject=${encoded(text)}`,
      (text: string) => `/admin/applications?q=${encoded(text)}&program=${encoded(text)}`,
      (text: string) => `/admin/reservations/week?from=${encoded(text)}`,
      (text: string) => `/reservation/${encoded(text)}/manage?token=${encoded(text)}`,
      (text: string) => `/reservation-success?id=${encoded(text)}&type=training`,
      (text: string) => `/admin/${encoded(text)}`,
    ];
    const tries = Array.from({ length: Math.max(ways.length, tried.length) }, (_, index) => index);
    await openAll(
      intrusion,
      tries.map((index) => ways[index % ways.length]?.(tried[index % tried.length]?.text ?? '') ?? '/'),
    );
    expect(intrusion.lines).toEqual([]);
  });

  journey(
    'Given stored payloads, when the owner opens the room, then none of them runs',
    async ({ visit }) => {
      const { page, intrusion } = await openUnprotected(visit);
      await signIn(page, site);
      const lists = [
        '/admin/reservations?period=all',
        '/admin/applications?lang=en',
        '/admin/messages?lang=ar',
      ];
      const pages = Array.from({ length: Math.ceil(tried.length / 25) }, (_, index) => index + 1);
      const details = (kind: string, ids: readonly string[]) =>
        ids.slice(0, isExhaustive ? 8 : messages.length).map((id) => `/admin/${kind}/${id}`);
      await openAll(intrusion, [
        ...['', '/books', '/media', '/about', '/articles', '/availability', '/account'].map(
          (page) => `/admin${page}`,
        ),
        ...lists.flatMap((list) =>
          pages.map((number) => `${list}${list.includes('?') ? '&' : '?'}page=${number}`),
        ),
        ...details('reservations', sent.reservations),
        ...details('applications', sent.applications),
        ...details('messages', await idsOf('messages')),
        '/admin/reservations/week',
        `/admin/reservations/week?from=${blocked}`,
        '/admin/reservations/free',
      ]);
      expect(intrusion.lines).toEqual([]);
    },
  );

  journey(
    'Given stored or pasted payloads, when the owner edits, then none of them runs',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/415/);
      const { page, intrusion } = await openUnprotected(visit);
      for (const address of ['/admin/books', '/admin/media', '/admin/about']) {
        if (address === '/admin/books') await signIn(page, site);
        await page.goto(site.url + address);
        await page.locator('[data-opens]:not([data-opens="new"])').first().click();
        await page.getByRole('form').first().waitFor();
        await intrusion.inspect(page);
      }
      await openArticles(page, site);
      await page.locator('[data-opens]:not([data-opens="new"])').first().click();
      await bodyOf(page, 'tr').waitFor();
      await intrusion.inspect(page);
      for (const { text } of tried) await paste(bodyOf(page, 'tr'), `${text}<p>${text}</p>`);
      await intrusion.inspect(page);
      for (const { text } of tried.slice(0, 3)) {
        const file = { name: `${text}.jpg`, mimeType: 'image/svg+xml', buffer: Buffer.from(text) };
        const refused = page.waitForResponse((response) => response.url().includes('upload-image'));
        await page.locator('.picture-field input[type=file]').first().setInputFiles(file);
        await refused;
      }
      await intrusion.inspect(page);
      expect(intrusion.lines).toEqual([]);
    },
  );

  journey(
    'Given payloads in a feed, when it is imported and read, then none of them runs',
    async ({ visit }) => {
      const items = tried.map(({ text }, number): Item => {
        const inFeed = text.replaceAll(']]>', ']]]]><![CDATA[>');
        const entry = {
          title: `${number} ${inFeed}`,
          description: inFeed,
          content: `${inFeed}${prose('Uzun')}<p>${inFeed}</p>`,
        };
        return { ...entry, link: publisher.at(`/yazi/${number}`) };
      });
      const half = Math.ceil(items.length / 2);
      publisher.serve('/tuhaf', rss(items.slice(0, half)));
      publisher.serve('/radikal', rss(items.slice(half)));
      const known = new Set(await articleIds(site));
      const reports = await Promise.all(
        ['import', 'import-radikal'].map((path) => importFrom(site, cookie, path)),
      );
      expect(reports.flatMap(({ failed }) => failed)).toEqual([]);
      expect(reports.flatMap(({ imported }) => imported)).toHaveLength(tried.length);
      await publishDrafts(site, cookie);
      const read = (await articleIds(site)).filter((id) => !known.has(id)).map((id) => `/articles/${id}`);
      expect(read).toHaveLength(tried.length);
      const { page, intrusion } = await openUnprotected(visit);
      await signIn(page, site);
      await openAll(intrusion, ['/articles', '/admin/articles', '/feed.xml', ...read]);
      expect(intrusion.lines).toEqual([]);
    },
  );

  journey('Given payloads in mails, when the mails are read, then none of them runs', async ({ visit }) => {
    await cancelWithWords(site, cookie, sent);
    const cancelled = 2 * messages.length;
    // Not counted: the mails to the owner about the new browsers that signed in above.
    const ofSignIn = identityMailCopy.tr.newDevice.subject;
    await expect
      .poll(() => mailbox.mails.filter(({ subject }) => subject !== ofSignIn).length, {
        timeout: 200_000,
        interval: 200,
      })
      .toBe(tried.length * 5 + cancelled);
    const { page, intrusion } = await openUnprotected(visit);
    for (const { html = '', subject = '', headers } of mailbox.mails) {
      expect(html.length).toBeGreaterThan(0);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(headers.filter(({ key }) => key === 'content-type')).toHaveLength(1);
      await page.setContent(html);
      await intrusion.inspect(page);
    }
    expect(intrusion.lines).toEqual([]);
  });
});

test('Given an address that a browser would execute, then every field refuses it', async () => {
  const executable = tried.filter(({ text }) => !/^[\w-]+$/.test(text));
  for (const { name, text } of executable)
    expect([name, ...(await statusesFor(site, cookie, text))]).toEqual([name, ...new Array(8).fill(422)]);
});

test('Given a picture whose file name is a payload, then its address is derived from its content alone', async () => {
  const addresses = await uploadUnderNames(site, cookie);
  expect([...addresses]).toEqual([expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.jpg$/)]);
});

async function idsOf(kind: string): Promise<string[]> {
  const response = await fetch(`${site.url}/api/admin/${kind}`, { headers: { Cookie: cookie } });
  return ((await response.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
}
