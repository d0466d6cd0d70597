import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { addressIn } from '../support/address';
import { slotsOf, words } from '../support/booking';
import { inTurn } from '../support/breadth';
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

/** Everything that is filled in and chosen on the page. */
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

const storedFor = async (email: string): Promise<number> => {
  const { rows } = await direct.query('select id from reservations where email = $1', [email]);
  return rows.length;
};

for (const locale of inTurn(['ar', 'tr', 'en'] as const, 0))
  journey(
    `Given a database that goes away while the booking form is filled in, in ${locale}, when the visitor sends it, then a sentence says so and everything stays; once it is back, the same press books once and sends its mail once`,
    async ({ visit, expectTrouble }) => {
      expectTrouble(/503/);
      const copy = words[locale];
      const email = `${locale}@outage.example`;
      const page = await visit({ baseURL: site.url, locale });
      await page.goto(addressIn('/consultation-booking?service=dijital-pazarlama', locale));
      for (const [field, text] of Object.entries({ ...person, email }))
        await page.locator(`main input[name=${field}]`).fill(text);
      await slotsOf(page, locale).first().click();
      database.gone();
      const before = await filledIn(page);
      const submit = page.getByRole('button', { name: copy.form.send.submit });
      await submit.click();
      await page.getByText(copy.failure.text).waitFor();
      expect(await filledIn(page)).toEqual(before);
      expect(await storedFor(email)).toBe(0);

      database.pass();
      await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200);
      await submit.click();
      await expect.poll(() => storedFor(email), { timeout: 10_000 }).toBe(1);
      const told = () =>
        mailbox.mails.filter(({ source, envelope }) => source.includes(email) && envelope.to.includes(owner));
      await expect.poll(() => told().length, { timeout: 20_000 }).toBe(1);
      const unsent = `select id from mail_outbox where state <> 'sent' and due_at <= now()`;
      await expect.poll(async () => (await direct.query(unsent)).rows.length, { timeout: 20_000 }).toBe(0);
      expect(told()).toHaveLength(1);
      expect(await storedFor(email)).toBe(1);
    },
  );
