import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { adminTabs } from '#/web/admin/admin-tabs';
import { freeSlots } from '../support/booking';
import { journey } from '../support/browser';
import { owner, signIn } from '../support/owner';
import { fixedPages } from '../support/pages';
import { reservationFor } from '../support/reservation';
import { type Site, startSite } from '../support/site';

/** The folder for the screenshots of public pages, in each language, width and theme (`npm run screenshots`). Git ignores it. */
const folder = join(import.meta.dirname, '../../screenshots');
const languages = ['tr', 'en', 'ar'] as const;
const widths = [390, 768, 1440];
const themes = [false, true];

let site: Site;
const pages: { name: string; path: string }[] = fixedPages.map(({ path }) => ({
  name: path === '/' ? 'home' : path.slice(1),
  path,
}));

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  site = await startSite({ env: { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password } });
  const [article] = (await (await fetch(`${site.url}/api/articles`)).json()) as [{ id: string }];
  const reservationId = await submit('reservations', await bookingRequest());
  const applicationId = await submit('training-reservations', application);
  pages.push(
    { name: 'article', path: `/articles/${article.id}` },
    { name: 'article-missing', path: '/articles/none' },
    { name: 'consulting-ai', path: '/consulting?category=ai' },
    { name: 'booking-with-service', path: '/consultation-booking?service=ai-growth' },
    { name: 'reservation-success', path: `/reservation-success?id=${reservationId}` },
    { name: 'application-success', path: `/reservation-success?id=${applicationId}&type=training` },
    { name: 'missing', path: '/no-such-page' },
    { name: 'offline', path: '/offline' },
    { name: 'sign-in', path: '/admin' },
  );
});
afterAll(() => site.stop());

/** Stores a record as a visitor does, to have something to show; returns its id. */
async function submit(what: string, body: unknown): Promise<string> {
  const response = await fetch(`${site.url}/api/${what}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { reservationId } = (await response.json()) as { reservationId?: string };
  if (!reservationId) throw new Error(`${what}: ${response.status}`);
  return reservationId;
}

async function bookingRequest() {
  const [slot] = await freeSlots(site.url, 'ai-growth');
  if (!slot) throw new Error('no slot is free');
  return reservationFor(slot.id, { message: 'Yılın planını konuşmak istiyoruz.' });
}

const application = {
  name: 'Deniz Yalçınkaya',
  email: 'deniz@marti.example',
  phone: '+90 555 000 00 01',
  company: 'Martı Lojistik',
  program: 'ai-marketing-transformation',
  participantCount: '12',
  trainingType: 'corporate',
  preferredFormat: 'hybrid',
  urgency: 'next_month',
  message: 'Bayi ağımızdaki ekiplerle birlikte katılmak istiyoruz.',
};

const inLanguage = (path: string, language: string) =>
  language === 'tr' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** Takes a screenshot of the whole page, once its pictures and fonts are loaded. */
async function shoot(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

describe('the look of every page', () => {
  for (const language of languages) {
    for (const width of widths) {
      for (const dark of themes) {
        const look = `${language}-${width}-${dark ? 'dark' : 'light'}`;
        journey(look, { timeout: 600_000 }, async ({ visit, expectTrouble }) => {
          expectTrouble(/404/);
          const page = await visit({ baseURL: site.url, width, dark, reducedMotion: true });
          for (const { name, path } of pages)
            await shoot(page, `${name}-${look}`, inLanguage(path, language));
          await signIn(page, site);
          for (const { to } of adminTabs.flatMap(({ tabs }) => [...tabs]))
            await shoot(page, `${to.slice(1).replace('/', '-')}-${look}`, inLanguage(to, language));
        });
      }
    }
  }
});
