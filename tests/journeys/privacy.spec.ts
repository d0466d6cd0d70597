import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noticeCopy } from '#/features/privacy/copy/notice/all';
import { demoProfile } from '#content/profile/demo';
import { linkOf } from '../support/booking';
import { apply, book, write } from '../support/inbox-pages';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { cookieOf, owner, ownerEnv } from '../support/owner';
import { type Site, startSite } from '../support/site';
import { ar, en, tr } from '../support/words';

const person = { name: 'Nilüfer Saklıoğlu', email: 'nilufer@gizli.example', phone: '+90 555 987 65 43' };

let site: Site;
let mailbox: Mailbox;
let cookie: string;
let reservation: string;
let application: string;
let manage: string;

beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startSite({ env: { ...ownerEnv, SMTP_URL: mailbox.url, LOG_LEVEL: 'debug' } });
  cookie = await cookieOf(site);
  const { phone } = person;
  reservation = await book(site, person.name, person.email, { phone });
  application = await apply(site, person.name, person.email, { phone });
  await write(site, person.name, person.email);
  const confirmation = await mailbox.waitFor(({ text = '' }) => text.includes('/manage'));
  manage = linkOf(confirmation);
});
afterAll(async () => {
  await site.kill();
  await mailbox.stop();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' });

describe('personal data', () => {
  test('Given personal pages and API responses, then no cache stores them, and no other page gets their address as the referrer', async () => {
    const personalPaths = [
      `/reservation-success?id=${reservation}`,
      `/reservation-success?id=${application}&type=training`,
      manage,
      `/api/reservations/${reservation}`,
      `/api/training-reservations/${application}`,
      '/admin',
      '/admin/books',
      '/admin/reservations?q=a',
      `/admin/reservations/${reservation}`,
      '/admin/nothing-here',
      '/api/admin/session',
      '/api/admin/reservations',
      '/api/admin/reservations.csv',
      '/api/admin/nothing-here',
    ];
    for (const path of personalPaths) {
      for (const headers of [{ Cookie: cookie }, {}] as Record<string, string>[]) {
        const response = await get(path, headers);
        expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
        expect([path, response.headers.get('etag')]).toEqual([path, null]);
        const isPage = /^text\/html/.test(response.headers.get('content-type') ?? '');
        if (isPage) expect([path, response.headers.get('referrer-policy')]).toEqual([path, 'no-referrer']);
      }
    }
  });

  test('Given the owner and then a stranger at the same address, then the stranger sees no data of the owner', async () => {
    for (const path of ['/admin', '/admin/reservations', `/admin/reservations/${reservation}`]) {
      const ownersPage = await (await get(path, { Cookie: cookie })).text();
      expect(ownersPage).toContain(person.name);
      const strangersPage = await (await get(path)).text();
      for (const value of [...Object.values(person), owner.email]) expect(strangersPage).not.toContain(value);
    }
  });

  test('Given a signed-in owner on a public page, then the page that is cached for others contains nothing about the owner', async () => {
    const response = await get('/about', { Cookie: cookie });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).not.toContain(owner.email);
  });

  test('Given all these requests and some that fail, then the log contains neither names nor secrets', async () => {
    const json = { 'Content-Type': 'application/json' };
    const post = (path: string, body: string, headers = json) =>
      fetch(site.url + path, { method: 'POST', headers, body });
    await post('/api/auth/sign-in/email', JSON.stringify({ ...owner, password: 'tahmin edilen parola' }));
    await post('/api/auth/request-password-reset', JSON.stringify({ email: owner.email }));
    await post('/api/contact', `{"name":"${person.name}","email":"${person.email}",`);
    await post(`/api/reservations/${reservation}/cancel`, '{}', {
      ...json,
      Authorization: 'Bearer some-secret-token',
    } as typeof json);
    await get(`/api/admin/reservations?q=${encodeURIComponent(person.name)}`, { Cookie: cookie });
    const contacts = [person.email, person.phone];
    for (const path of ['person', 'person/file', 'person/erase'])
      await post(`/api/admin/privacy/${path}`, JSON.stringify({ contacts, language: 'tr' }), {
        ...json,
        Cookie: cookie,
      } as typeof json);
    const token = new URL(manage, site.url).searchParams.get('token') ?? '';
    expect(token.length).toBeGreaterThan(20);
    const secrets = [
      owner.email,
      owner.password,
      'tahmin',
      token,
      'some-secret-token',
      cookie.split(/[=;]/)[1] ?? '',
      reservation,
      application,
    ];
    for (const secret of [...Object.values(person), ...secrets, 'Nilüfer', '987 65 43'])
      expect(site.output().includes(secret), `the log holds "${secret}"`).toBe(false);
  });
});

describe('manipulated addresses', () => {
  test.each([
    '//evil.example/',
    '///evil.example/about/',
    '/\\evil.example',
    '/%5Cevil.example/',
    '/%2Fevil.example/',
    '/about//evil.example/',
    '/about/',
    '/https://evil.example',
    '/about?lang=//evil.example',
    '/.//evil.example',
  ])('Given %s, then nobody is redirected to another site', async (path) => {
    for (const headers of [{}, { Cookie: 'language=en' }] as Record<string, string>[]) {
      const location = (await get(path, headers)).headers.get('location');
      if (location === null) continue;
      expect(new URL(location, site.url).origin).toBe(site.url);
      expect(location).not.toMatch(/^[/\\]{2}/);
    }
  });

  test.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/uploads/..%2f..%2fauth-secret',
    '/uploads/%2e%2e%2fauth-secret',
    '/uploads/..%5cauth-secret',
    '/.vite/manifest.json',
    '/.env',
    '/auth-secret',
    '/mail-key',
    '/server/main.js',
  ])('Given %s, then only the site’s public files are served', async (path) => {
    // Sent over a socket: an HTTP client would normalise the address.
    const { connect } = await import('node:net');
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
    const response = (await socket.toArray()).map(String).join('');
    expect(response).toMatch(/^HTTP\/1\.1 (404|400)/);
    expect(response).not.toMatch(/"dependencies"|"isEntry"/);
  });

  test.each([
    '/%',
    '/%E0%A4%A',
    '/articles/%00',
    '/articles/%E0%A4%A',
    '/api/%',
    '/api/articles/%00',
    '/api/reservations/%00',
    '/api/availability?service=%00',
    '/uploads/%E0%A4%A',
    '/share/articles/%00.png',
    '/?lang=__proto__',
    '/articles?page=x',
    '/articles?page=0&lang=en',
    '/articles?page=%00',
    '/articles?page=1e9&lang=ar',
    '/consulting?category=__proto__',
    '/training?category=%00',
    '/consultation-booking?service=%00&package=__proto__&topic=x',
    '/reservation-success?id=%00&type=__proto__',
    '/reservation/%00/manage?token=%00',
    '/course/%00',
    '/enrolment/%00?token=%00',
    '/package/%00?token=%00',
    '/waiting/%00?token=%00',
    '/waiting?service=%00',
    '/training/%00',
    '/api/cohorts/seats?program=%00',
    '/api/articles?category=%00',
    '/api/articles?lang=tr&category=%00',
    '/api/books?lang=constructor',
    `/api/articles/${'a'.repeat(3000)}`,
  ])(
    'Given the malformed address %s, then the response reveals nothing about the implementation',
    async (path) => {
      const response = await get(path);
      expect([path, response.status < 500]).toEqual([path, true]);
      expect(await response.text()).not.toMatch(/node_modules|\n\s+at |\.js:\d+|Error:|SELECT |drizzle/);
    },
  );
});

const words = { tr, en, ar };
const languages = ['tr', 'en', 'ar'] as const;
const inLanguage = (path: string, locale: (typeof languages)[number]) =>
  locale === 'tr' ? path : `${path}?lang=${locale}`;

describe('the privacy notice', () => {
  test.each(languages)(
    'Given the notice in %s, then it says who is responsible for visitors’ data, and the footer links to it',
    async (locale) => {
      const html = await (await get(inLanguage('/privacy', locale))).text();
      expect(html).toContain(words[locale].privacy.page.title);
      expect(html).toContain(`mailto:${demoProfile.email}`);
      const { course, ...forms } = noticeCopy[locale].forms;
      const { recipients, rights } = noticeCopy[locale];
      for (const { title } of [recipients, rights, ...Object.values(forms)]) expect(html).toContain(title);
      // There is no course with dates, so the notice doesn't speak of courses.
      expect(html).not.toContain(course.title);
      const home = await (await get(inLanguage('/', locale))).text();
      expect(home.slice(home.indexOf('<footer'))).toContain(`href="${inLanguage('/privacy', locale)}"`);
    },
  );

  test.each([
    ['/contact', 'contact'],
    ['/consultation-booking', 'booking'],
    ['/training-booking', 'training'],
    ['/corporate-training-inquiry', 'company'],
  ] as const)(
    'Given the form of %s, then a line above its button says what the details are used for, and links to the notice',
    async (path, form) => {
      for (const locale of languages) {
        const html = await (await get(inLanguage(path, locale))).text();
        const line = html.indexOf(words[locale].privacy.lines[form](demoProfile.name[locale] ?? ''));
        const link = html.indexOf(`href="${inLanguage('/privacy', locale)}#${form}"`, line);
        expect(line, locale).toBeGreaterThan(-1);
        expect(link, locale).toBeGreaterThan(line);
        expect(html.indexOf('type="submit"', line), locale).toBeGreaterThan(link);
        expect(html.slice(line, html.indexOf('</form>', line))).not.toContain('type="checkbox"');
      }
    },
  );
});
