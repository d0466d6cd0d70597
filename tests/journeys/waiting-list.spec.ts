import { afterAll, beforeAll, expect } from 'vitest';
import { tr as room } from '#/features/waiting/copy/admin/tr';
import { ar } from '#/features/waiting/copy/ar';
import { tr as mails } from '#/features/waiting/copy/mails/tr';
import { tr } from '#/features/waiting/copy/tr';
import { linkOf as appointmentLink, freeSlots } from '../support/booking';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { book, button, inDatabase, notice, open, service } from '../support/inbox-pages';
import { linkIn, type Mailbox, openMailbox, type ReceivedMail } from '../support/mailbox';
import { ownerEnv } from '../support/owner';
import { type Site, startSite } from '../support/site';

let site: Site;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startSite({ engine: 'postgres', env: { ...ownerEnv, SMTP_URL: mailbox.url } });
});
afterAll(async () => {
  await site.kill();
  await mailbox.stop();
});

/** The path of a mail's link to a place in the list. */
const linkOf = (mail: ReceivedMail): string => linkIn(mail, '/waiting/');

/** Leaves one slot of the calendar, the last one, and returns it. */
async function onlyOneSlot() {
  const slot = (await freeSlots(site.url, service)).at(-1);
  if (!slot) throw new Error('no slot is free');
  const statement =
    'insert into availability_blocks (starts_at, ends_at, created_at, updated_at) values ($1, $2, now(), now())';
  await inDatabase(site, statement, ['2020-01-01T00:00:00Z', slot.start]);
  await inDatabase(site, statement, [slot.end, '2100-01-01T00:00:00Z']);
  return slot;
}

journey(
  'Given a full calendar, when a visitor joins the waiting list on a phone and an appointment is cancelled, then the time is held for that visitor, who takes it by the link of a mail',
  async ({ visit }) => {
    const phone = { baseURL: site.url, width: 390, height: 844, touch: true };
    const owner = await visit(phone);
    await open(site, owner, '/admin/waiting');
    await owner.getByRole('checkbox', { name: room.settings.isOn }).check();
    await button(owner, room.settings.save).click();
    await notice(owner, room.settings.saved);

    await onlyOneSlot();
    const booked = await book(site, 'Selin Kaya', 'selin@marti.example');
    const confirmation = await mailbox.waitFor(({ envelope }) => envelope.to.includes('selin@marti.example'));

    const visitor = await visit(phone);
    await visitor.goto(`/consultation-booking?service=${service}`);
    await visitor.getByRole('link', { name: tr.link }).click();
    await visitor.getByRole('heading', { name: tr.title, level: 1 }).waitFor();
    await visitor.getByRole('button', { name: tr.parts.morning }).click();
    await visitor.getByRole('button', { name: tr.parts.afternoon }).click();
    await visitor.getByLabel(tr.form.name).fill('Ayla Demir');
    await visitor.getByLabel(tr.form.email).fill('ayla@marti.example');
    await visitor.getByLabel(tr.form.phone).fill('+90 532 444 55 66');
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor);
    await visitor.reload();
    await expect.poll(() => visitor.getByLabel(tr.form.email).inputValue()).toBe('ayla@marti.example');
    const morning = visitor.getByRole('button', { name: tr.parts.morning });
    expect(await morning.getAttribute('aria-pressed')).toBe('true');
    await visitor.getByRole('button', { name: tr.form.submit }).click();
    await visitor.getByRole('heading', { name: tr.joined.title }).waitFor();
    expect(await visitor.evaluate(() => sessionStorage.getItem('waiting-draft'))).toBeNull();

    const mailTo = (subject: string) =>
      mailbox.waitFor(
        (mail) =>
          mail.envelope.to.includes('ayla@marti.example') && mail.subject?.startsWith(subject) === true,
      );
    const place = linkOf(await mailTo(mails.confirm.subject('').slice(0, 30)));
    const response = await visitor.goto(place);
    expect(response?.headers()).toMatchObject({ 'cache-control': expect.stringContaining('no-store') });
    expect(await visitor.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    await visitor.getByRole('button', { name: tr.confirm }).click();
    await visitor.getByRole('heading', { name: tr.states.waiting.title }).waitFor();
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
    await owner.getByText('Ayla Demir').waitFor();
    await expectAccessible(owner);
    await expectNoSidewaysScroll(owner);
    await owner.getByRole('link', { name: /Ayla Demir/ }).click();
    await button(owner, room.actions.remove).waitFor();
    await expectAccessible(owner);

    await visitor.goto(offered);
    await visitor.getByRole('heading', { name: tr.offer.title }).waitFor();
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor);
    await visitor.getByRole('button', { name: tr.offer.take }).click();
    await visitor.getByRole('button', { name: tr.offer.confirm }).click();
    await visitor.getByRole('heading', { name: tr.states.booked.title }).waitFor();
    await visitor.getByRole('link', { name: tr.offer.open }).click();
    await visitor.getByText('Ayla Demir').waitFor();

    const arab = await visit({ ...phone, locale: 'ar' });
    await arab.goto(`/consultation-booking?service=${service}&lang=ar`);
    await arab.getByRole('link', { name: ar.link }).click();
    await arab.getByRole('heading', { name: ar.title, level: 1 }).waitFor();
    await expectAccessible(arab);
    await expectNoSidewaysScroll(arab);
  },
);
