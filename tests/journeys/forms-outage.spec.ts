import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { contactWords } from '#/features/contact/copy';
import { trainingWords } from '#/features/training/copy';
import type { Locale } from '#/platform/i18n/locale';
import { addressIn } from '../support/address';
import { slotsOf, words } from '../support/booking';
import { isExhaustive } from '../support/breadth';
import { journey } from '../support/browser';
import { createPostgresDatabase } from '../support/database';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { type Site, startSite } from '../support/site';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy';

const owner = 'sahibi@leyla.example';
let database: TcpProxy;
let direct: pg.Client;
let mailbox: Mailbox;
let site: Site;
beforeAll(async () => {
  const { databaseUrl } = await createPostgresDatabase(inject('postgresTemplate'));
  direct = new pg.Client({ connectionString: databaseUrl });
  await direct.connect();
  const address = new URL(databaseUrl);
  database = await startTcpProxy({ host: address.hostname, port: Number(address.port) });
  address.port = String(database.port);
  mailbox = await openMailbox();
  site = await startSite({
    env: { DATABASE_URL: address.href, SMTP_URL: mailbox.url, OWNER_EMAIL: owner },
  });
});
afterEach(() => database.pass());
afterAll(async () => {
  await site?.kill();
  await database?.stop();
  await mailbox?.stop();
  await direct?.end();
});

const person = { name: 'Deniz Yalçınkaya', phone: '+90 555 000 20 01' };

/** The values of all fields, and the texts of all pressed buttons of the page. */
const filledIn = (page: Page) =>
  page.locator('main').evaluate((main) => ({
    fields: [...main.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
      ({ name, type, value, checked }) => [
        name,
        value,
        type === 'checkbox' || type === 'radio' ? checked : null,
      ],
    ),
    pressed: [...main.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent),
  }));

const storedFor = async (table: string, email: string): Promise<number> => {
  const { rows } = await direct.query(`select id from ${table} where email = $1`, [email]);
  return rows.length;
};

interface Form {
  path: string;
  table: string;
  /** Fills in the form, except the person. Returns the label of its button, and the message for when nothing can be stored. */
  fill(page: Page, locale: Locale): Promise<{ button: string; said: string }>;
}

const later: Record<Locale, string> = {
  tr: 'Site şu anda yanıt veremiyor. Lütfen biraz sonra yeniden deneyin.',
  en: 'The site cannot answer at the moment. Please try again in a little while.',
  ar: 'لا يستطيع الموقع الرد حاليًا. يُرجى المحاولة مرة أخرى بعد قليل.',
};

const forms: Record<'booking' | 'application' | 'contact', Form> = {
  booking: {
    path: '/consultation-booking?service=dijital-pazarlama',
    table: 'reservations',
    async fill(page, locale) {
      await slotsOf(page, locale).first().click();
      const { form, failure } = words[locale];
      return { button: form.send.submit, said: failure.text };
    },
  },
  application: {
    path: '/training-booking?program=ai-marketing-transformation',
    table: 'training_applications',
    async fill(page, locale) {
      const { form, trainingTypes, formats, urgencies } = await trainingWords.load(locale);
      await page.getByLabel(form.participantCount).fill('12');
      await page.getByLabel(form.trainingType).selectOption(trainingTypes.corporate);
      await page.getByLabel(form.preferredFormat).selectOption(formats.hybrid);
      await page.getByLabel(form.urgency).selectOption(urgencies.next_month);
      return { button: form.submit, said: later[locale] };
    },
  },
  contact: {
    path: '/contact',
    table: 'contact_messages',
    async fill(page, locale) {
      const { form } = await contactWords.load(locale);
      await page
        .getByLabel(form.message, { exact: true })
        .fill('Yıllık toplantımızda bir konuşma düşünüyoruz.');
      return { button: form.submit, said: later[locale] };
    },
  },
};

const turns = [
  { name: 'booking', locale: 'ar' },
  { name: 'application', locale: 'tr' },
  { name: 'contact', locale: 'en' },
  { name: 'booking', locale: 'tr' },
  { name: 'booking', locale: 'en' },
  { name: 'application', locale: 'en' },
  { name: 'application', locale: 'ar' },
  { name: 'contact', locale: 'tr' },
  { name: 'contact', locale: 'ar' },
] as const;

for (const { name, locale } of isExhaustive ? turns : turns.slice(0, 3))
  journey(
    `Given a database that goes away while the ${name} form is filled in, in ${locale}, when the visitor sends it, then a sentence says so and everything stays; once it is back, the same press stores it once and sends its mail once`,
    async ({ visit, expectTrouble }) => {
      expectTrouble(/503/);
      const { path, table, fill } = forms[name];
      const email = `${name}-${locale}@outage.example`;
      const page = await visit({ baseURL: site.url, locale });
      await page.goto(addressIn(path, locale));
      for (const [field, text] of Object.entries({ ...person, email }))
        for (const input of await page.locator(`main input[name=${field}]`).all()) await input.fill(text);
      const { button, said } = await fill(page, locale);
      database.gone();
      const before = await filledIn(page);
      const submit = page.getByRole('button', { name: button });
      await submit.click();
      await page.getByText(said).waitFor();
      expect(await filledIn(page)).toEqual(before);
      expect(await storedFor(table, email)).toBe(0);

      database.pass();
      await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200);
      await submit.click();
      await expect.poll(() => storedFor(table, email), { timeout: 10_000 }).toBe(1);
      const told = () =>
        mailbox.mails.filter(({ source, envelope }) => source.includes(email) && envelope.to.includes(owner));
      await expect.poll(() => told().length, { timeout: 20_000 }).toBe(1);
      const unsent = `select id from mail_outbox where state <> 'sent' and due_at <= now()`;
      await expect.poll(async () => (await direct.query(unsent)).rows.length, { timeout: 20_000 }).toBe(0);
      expect(told()).toHaveLength(1);
      expect(await storedFor(table, email)).toBe(1);
    },
  );
