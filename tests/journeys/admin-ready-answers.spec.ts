import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { tr as contact } from '#/features/contact/copy/admin/tr';
import { adminReadyAnswerWords } from '#/features/ready-answers/copy';
import { tr as ready } from '#/features/ready-answers/copy/admin/tr';
import { tr as kit } from '#/owner/kit/copy/tr';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { book, rows, write } from '../support/inbox-pages';
import { button, form, notice, text } from '../support/item-room';
import { signIn } from '../support/owner';
import { ownersSite, type SharedSite } from '../support/site';

let site: SharedSite;
beforeAll(async () => {
  site = await ownersSite();
});

const { choice } = ready;
const choose = (page: Page, title: string) => page.getByLabel(choice.label).selectOption({ label: title });

journey(
  'Given a ready answer that the owner writes, when she chooses it for a person, then it comes in that person’s language with the person’s words, for mail and WhatsApp',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url });
    await signIn(page, site);
    await page.goto('/admin/ready-answers');
    await page.getByText(ready.empty.title).waitFor();
    await button(page, ready.add).click();
    const answer = form(page, ready.add);
    await text(answer, 'tr', ready.fields.title).fill('Bağlantı');
    await text(answer, 'en', ready.fields.title).fill('How to join: {service}');
    const turkish = text(answer, 'tr', ready.fields.text);
    await turkish.fill('Merhaba {isim}, {date} günü görüşüyoruz.');
    await text(answer, 'en', ready.fields.text).fill('Hello {name},\n\nwe meet on {date} at {time}.');
    await button(answer, kit.save).click();
    await answer.getByText('Bilinmeyen alan').waitFor();
    await expectAccessible(page);
    expect(await turkish.inputValue()).toContain('{isim}');
    await turkish.fill('Merhaba {name}, {date} günü görüşüyoruz.');
    await button(answer, kit.save).click();
    await notice(page, ready.created);

    // First for a person who reads English, then for a person without an appointment.
    const id = await book(site, 'İrem Işık', 'irem@kiyi.example', {
      language: 'en',
      phone: '0555 000 00 09',
    });
    await page.goto(`/admin/reservations/${id}`);
    await choose(page, 'Bağlantı');
    const written = page.getByLabel(choice.text(kit.languages.names.en));
    await expect
      .poll(() => written.inputValue())
      .toMatch(/^Hello İrem Işık,\n\nwe meet on .+ at \d\d:\d\d \(/);
    await expectAccessible(page);
    await written.fill(`${await written.inputValue()}\nSee you & bye`);
    const mail = page.getByRole('link', { name: choice.mail });
    const whatsapp = page.getByRole('link', { name: choice.whatsapp });
    const hrefs = async () =>
      Promise.all([mail, whatsapp].map(async (link) => new URL((await link.getAttribute('href')) ?? '')));
    const [toMail, toWhatsapp] = await hrefs();
    expect(toMail?.pathname).toBe('irem@kiyi.example');
    expect(toMail?.searchParams.get('subject')).toMatch(/^How to join: [A-Z][^{}]+$/);
    expect(toMail?.searchParams.get('body')).toMatch(/^Hello İrem Işık,\r\n\r\n.*\r\nSee you & bye$/s);
    expect(toWhatsapp?.pathname).toBe('/905550000009');
    expect(toWhatsapp?.searchParams.get('text')).toMatch(/^Hello İrem Işık,\n\n/);

    await write(site, 'Ömer Şen', 'omer@kiyi.example');
    await page.goto('/admin/messages');
    await rows(page, contact.title)
      .getByRole('link', { name: /Ömer Şen/ })
      .click();
    await choose(page, 'Bağlantı');
    await page.getByText(choice.noWords(choice.words.date)).waitFor();
    await page.getByRole('link', { name: choice.edit }).click();
    await form(page, ready.edit).waitFor();
  },
);

journey('Given a phone in Arabic, then the room of ready answers fits it', async ({ visit }) => {
  const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
  const { title } = await adminReadyAnswerWords.load('ar');
  await signIn(page, site);
  await page.goto('/admin/ready-answers?lang=ar');
  await page.getByRole('heading', { name: title }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
