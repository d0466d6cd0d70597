import { expect } from 'vitest';
import { freeNow } from '#/features/waiting/contract';
import { tr as room } from '#/features/waiting/copy/admin/tr';
import { waitingCopy } from '#/features/waiting/copy/all';
import { waitingMailCopy } from '#/features/waiting/copy/mails/all';
import { addressIn } from '../support/address';
import { linkOf as appointmentLink, freeSlots } from '../support/booking';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { handsOf, settingsOf, visitorsInTurn } from '../support/hands';
import { book, button, inDatabase, notice, open, service } from '../support/inbox-pages';
import { linkIn, type Mailbox, type ReceivedMail } from '../support/mailbox';
import { withMailedSite } from '../support/mailed-site';
import type { Site } from '../support/site';

let site: Site;
let mailbox: Mailbox;
withMailedSite({ engine: 'postgres' }, (opened) => ({ site, mailbox } = opened));

/** The path of a mail's link to a place in the list. */
const linkOf = (mail: ReceivedMail): string => linkIn(mail, '/waiting/');

/** Blocks the whole calendar except its last free slot; returns that slot. */
async function onlyOneSlot() {
  await inDatabase(site, 'delete from availability_blocks', []);
  const slot = (await freeSlots(site.url, service)).at(-1);
  if (!slot) throw new Error('no slot is free');
  const statement =
    'insert into availability_blocks (starts_at, ends_at, created_at, updated_at) values ($1, $2, now(), now())';
  await inDatabase(site, statement, ['2020-01-01T00:00:00Z', slot.start]);
  await inDatabase(site, statement, [slot.end, '2100-01-01T00:00:00Z']);
  return slot;
}

const names = { tr: 'Ayla Demir', en: 'Alice Miller', ar: 'ليلى حداد' };

for (const [number, { locale, device }] of visitorsInTurn(2).entries()) {
  const words = waitingCopy[locale];
  const mails = waitingMailCopy[locale];
  const name = `${names[locale]} ${device}`;
  const email = `ayla-${locale}-${device}@marti.example`;

  journey(
    `Given a full calendar, when a visitor who reads ${locale} joins the waiting list with a ${device} and an appointment is cancelled, then the time is held for that visitor, who takes it by the link of a mail`,
    async ({ visit, expectTrouble }) => {
      const phone = { baseURL: site.url, ...settingsOf('phone') };
      const own = { baseURL: site.url, ...settingsOf(device) };
      const owner = await visit(phone);
      await open(site, owner, '/admin/waiting');
      await owner.getByRole('checkbox', { name: room.settings.isOn }).check();
      await button(owner, room.settings.save).click();
      await notice(owner, room.settings.saved);
      // Saved elsewhere in the meantime: the owner is told so, and can save again.
      const settings = `${site.url}/api/admin/waiting-settings`;
      const stored = await (await owner.request.get(settings)).json();
      expect((await owner.request.put(settings, { data: { ...stored, offerHours: 4 } })).status()).toBe(200);
      expectTrouble(/409/);
      await button(owner, room.settings.save).click();
      await notice(owner, room.errors.changed);
      await button(owner, room.settings.save).click();
      await notice(owner, room.settings.saved);

      await onlyOneSlot();
      const booked = await book(site, 'Selin Kaya', `selin-${locale}-${device}@marti.example`);
      const confirmation = await mailbox.waitFor(({ envelope }) =>
        envelope.to.includes(`selin-${locale}-${device}@marti.example`),
      );

      const visitor = await visit({ ...own, locale });
      const { press, write } = handsOf(visitor, device);
      await visitor.goto(addressIn(`/consultation-booking?service=${service}`, locale));
      // What the visitor has typed to book is in the waiting list's form, too.
      await write(visitor.getByLabel(words.form.name), name);
      await press(visitor.getByRole('link', { name: words.link }));
      await visitor.getByRole('heading', { name: words.title, level: 1 }).waitFor();
      await expect.poll(() => visitor.getByLabel(words.form.name).inputValue()).toBe(name);
      await press(visitor.getByRole('button', { name: words.parts.morning }));
      await press(visitor.getByRole('button', { name: words.parts.afternoon }));
      await write(visitor.getByLabel(words.form.email), email);
      await write(visitor.getByLabel(words.form.phone), `+90 532 444 55 6${number}`);
      await expectAccessible(visitor);
      await expectNoSidewaysScroll(visitor);
      await visitor.reload();
      await expect.poll(() => visitor.getByLabel(words.form.email).inputValue()).toBe(email);
      const morning = visitor.getByRole('button', { name: words.parts.morning });
      expect(await morning.getAttribute('aria-pressed')).toBe('true');
      const submit = visitor.getByRole('button', { name: words.form.submit });
      // Somebody has given up a time meanwhile: that is no failure, and leads to the calendar.
      const free = { detail: words.errors.free_now, current: freeNow };
      await visitor.route('**/api/waiting', (route) => route.fulfill({ status: 409, json: free }), {
        times: 1,
      });
      await press(submit);
      const toCalendar = visitor.getByRole('link', { name: words.freeNow.open });
      expect(await toCalendar.getAttribute('href')).toContain(`service=${service}`);
      expect(await visitor.locator('.notice-danger').count()).toBe(0);
      await expectAccessible(visitor);
      await press(submit);
      await visitor.getByRole('heading', { name: words.joined.title }).waitFor();
      expect(await visitor.evaluate(() => sessionStorage.getItem('waiting-draft'))).toBeNull();

      const mailTo = (subject: string) =>
        mailbox.waitFor(
          (mail) => mail.envelope.to.includes(email) && mail.subject?.startsWith(subject) === true,
        );
      const place = linkOf(await mailTo(mails.confirm.subject('').slice(0, 30)));
      const response = await visitor.goto(place);
      expect(response?.headers()).toMatchObject({ 'cache-control': expect.stringContaining('no-store') });
      expect(await visitor.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
      await press(visitor.getByRole('button', { name: words.confirm }));
      await visitor.getByRole('heading', { name: words.states.waiting.title }).waitFor();
      await expectAccessible(visitor);

      const { pathname, searchParams } = new URL(appointmentLink(confirmation), site.url);
      expect(pathname).toContain(booked);
      const cancelled = await fetch(`${site.url}/api/reservations/${booked}/cancel`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${searchParams.get('token')}` },
        body: '{"language":"tr"}',
      });
      expect(cancelled.status).toBe(200);
      const offered = linkOf(await mailTo(mails.offer.subject('')));
      expect(await freeSlots(site.url, service)).toEqual([]);

      await owner.goto('/admin/waiting');
      await owner.getByText(name).waitFor();
      await expectAccessible(owner);
      await expectNoSidewaysScroll(owner);
      await owner.getByRole('link', { name: new RegExp(name) }).click();
      await button(owner, room.actions.remove.open).waitFor();
      await expectAccessible(owner);

      await visitor.goto(offered);
      await visitor.getByRole('heading', { name: words.offer.title }).waitFor();
      await expectAccessible(visitor);
      await expectNoSidewaysScroll(visitor);
      await press(visitor.getByRole('button', { name: words.offer.take }));
      await press(visitor.getByRole('button', { name: words.offer.confirm }));
      await visitor.getByRole('heading', { name: words.states.booked.title }).waitFor();
      await press(visitor.getByRole('link', { name: words.offer.open }));
      await visitor.getByText(name).waitFor();
    },
  );
}
