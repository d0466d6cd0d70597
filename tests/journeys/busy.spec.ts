import { afterAll, beforeAll, expect } from 'vitest';
import { tr } from '#/features/booking/copy/tr';
import { slotsOf } from '../support/booking';
import { journey } from '../support/browser';
import { inDatabase, service } from '../support/inbox-pages';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ engine: 'postgres' });
});
afterAll(() => site.kill());

journey(
  'Given unusually many bookings, when a visitor books, then the page computes a proof in a worker without a word, and the appointment is booked; in calm it loads nothing for that',
  async ({ visit, expectTrouble }) => {
    expectTrouble(/429/);
    const page = await visit({ baseURL: site.url });
    // A visitor behind a proxy: the site never demands a proof for requests of its own machine.
    await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.9' });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const proofs: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/reservations'))
        proofs.push(request.headers()['booking-proof']);
    });
    let person = 0;
    const book = async () => {
      person += 1;
      await page.goto(`/consultation-booking?service=${service}`);
      await slotsOf(page, 'tr').first().click();
      await page.getByLabel(tr.form.name, { exact: true }).fill('Deniz Yalçınkaya');
      await page.getByLabel(tr.form.email, { exact: true }).fill(`deniz${person}@marti.example`);
      await page.getByLabel(tr.form.phone, { exact: true }).fill(`+90 555 000 10${person}`);
      await page.getByRole('button', { name: tr.form.send.submit }).click();
      await page.waitForURL(/reservation-success/);
    };
    await book();
    expect(proofs).toEqual([undefined]);
    expect(loaded.filter((path) => /solve/.test(path))).toEqual([]);

    await inDatabase(
      site,
      `insert into reservations (id, status, language, service_id, minutes, starts_at, ends_at, name, email, phone, sequence, created_at, updated_at)
       select gen_random_uuid(), 'confirmed', 'tr', $1, 60, now() + n * interval '100 days', now() + n * interval '100 days' + interval '1 hour',
         'Kişi', 'k' || n || '@x.example', '+90 500 00' || n, 0, now(), now() from generate_series(5, 45) as n`,
      [service],
    );
    // The form doesn't know of the many bookings yet. The server refuses its first request, and demands a proof.
    await book();
    expect(proofs).toEqual([undefined, undefined, expect.stringMatching(/^[\w-]+\.\d+\.15\.[\w-]+\.\d+$/)]);
    // From then on the form knows before it is sent, and computes the proof while it is filled in.
    await book();
    expect(proofs).toHaveLength(4);
    expect(proofs[3]).toMatch(/^[\w-]+\.\d+\.15\./);
  },
);
