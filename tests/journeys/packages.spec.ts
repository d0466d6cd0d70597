import { expect } from 'vitest';
import { tr as room } from '#/features/balances/copy/admin/tr';
import { ar } from '#/features/balances/copy/ar';
import { en } from '#/features/balances/copy/en';
import { balanceMailCopy } from '#/features/balances/copy/mails/all';
import { tr } from '#/features/balances/copy/tr';
import { tr as kit } from '#/owner/kit/copy/tr';
import { words as bookings, slotsOf } from '../support/booking';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { consultingService } from '../support/catalogue';
import { handsOf, settingsOf, visitorsInTurn } from '../support/hands';
import { button, notice, open } from '../support/inbox-pages';
import { linkIn, type Mailbox, type ReceivedMail } from '../support/mailbox';
import { withMailedSite } from '../support/mailed-site';
import type { Site } from '../support/site';

let site: Site;
let mailbox: Mailbox;
withMailedSite({ engine: 'postgres' }, (opened) => ({ site, mailbox } = opened));

const copies = { tr, en, ar };

/** The path of a mail's link to a package. */
const linkOf = (mail: ReceivedMail): string => linkIn(mail, '/package/');

for (const { locale, device } of visitorsInTurn(2)) {
  const words = copies[locale];
  const mails = balanceMailCopy[locale];
  const booking = bookings[locale];
  const email = `paket-${locale}-${device}@marti.example`;
  const mailTo = (subject: string) =>
    mailbox.waitFor((mail) => mail.envelope.to.includes(email) && mail.subject?.startsWith(subject) === true);

  journey(
    `Given a package sold in the owner’s room to somebody who reads ${locale}, when its link is opened with a ${device}, then nothing can be booked before it is paid; afterwards an appointment is booked and cancelled, and the balance is right`,
    async ({ visit }) => {
      const phone = { baseURL: site.url, ...settingsOf('phone') };
      const own = { baseURL: site.url, ...settingsOf(device) };
      const owner = await visit(phone);
      await open(site, owner, '/admin/balances');
      await owner.getByRole('link', { name: room.form.add }).first().click();
      await owner.getByLabel(room.form.name).fill('Selin Kaya');
      await owner.getByLabel(room.form.email).fill(email);
      await owner.getByLabel(room.form.language).selectOption(locale);
      await owner.getByLabel(room.form.reference).fill('KURSU-12');
      await owner.getByLabel(room.form.paymentText).fill('IBAN TR00 0000');
      await owner.reload();
      await button(owner, kit.stored.discard).waitFor();
      expect(await owner.getByLabel(room.form.name).inputValue()).toBe('Selin Kaya');
      expect(await owner.getByLabel(room.form.language).inputValue()).toBe(locale);
      await expectAccessible(owner);
      await expectNoSidewaysScroll(owner);
      await button(owner, room.form.submit).click();
      await owner.getByRole('heading', { name: room.detail.title('Selin Kaya') }).waitFor();

      const visitor = await visit({ ...own, locale });
      const { press, write, pressSlot } = handsOf(visitor, device);
      const sold = await mailTo(mails.sold.subject(''));
      await visitor.goto(linkOf(sold));
      await visitor.getByText(words.refusals.unpaid).waitFor();
      await visitor.getByText('KURSU-12').waitFor();
      await expectAccessible(visitor);
      await expectNoSidewaysScroll(visitor);
      expect(await visitor.getByRole('button', { name: booking.form.send.submit }).count()).toBe(0);

      await button(owner, room.actions.paid).click();
      await notice(owner, room.done.status);
      await expectAccessible(owner);
      await expectNoSidewaysScroll(owner);

      await button(owner, room.link.make).click();
      const made = (await owner.getByText('/package/').textContent()) ?? '';
      await visitor.goto(new URL(made).href);
      await visitor.getByText(words.left).waitFor();

      const paid = linkOf(await mailTo(mails.paid.subject('')));
      await visitor.goto(paid);
      const left = (count: number) =>
        visitor.getByText(words.left).locator('xpath=..').getByText(String(count), { exact: true });
      await left(3).waitFor();
      const service = consultingService('dijital-pazarlama', locale);
      await visitor.getByLabel(booking.form.service.label).selectOption('dijital-pazarlama');
      expect(await visitor.getByLabel(booking.form.name).inputValue()).toBe('Selin Kaya');
      await write(visitor.getByLabel(booking.form.phone), '+90 532 111 22 33');
      await slotsOf(visitor, locale).first().waitFor();
      // Goes to a later day, on which an appointment can still be cancelled in time.
      const next = visitor.getByRole('button', { name: booking.calendar.next, exact: true });
      do await press(next);
      while ((await slotsOf(visitor, locale).count()) === 0);
      await pressSlot(slotsOf(visitor, locale));
      await expectAccessible(visitor);
      await expectNoSidewaysScroll(visitor);
      await press(visitor.getByRole('button', { name: booking.form.send.submit, exact: true }));
      await visitor.waitForURL(/reservation-success/);
      await visitor.goto(paid);
      await left(2).waitFor();
      await visitor
        .getByText(service?.title ?? '')
        .first()
        .waitFor();

      await press(visitor.getByRole('button', { name: booking.session.appointments.open }));
      await press(visitor.getByRole('button', { name: booking.manage.cancel.open }));
      await visitor.getByText(booking.session.comesBack).waitFor();
      await expectAccessible(visitor);
      await press(visitor.getByRole('button', { name: booking.manage.cancel.confirm }));
      await visitor.getByText(booking.session.back).waitFor();
      await visitor.goto(paid);
      await left(3).waitFor();
      await visitor.getByText(words.history.kinds.returned).waitFor();

      await owner.reload();
      await owner.getByText(room.entries.returned).waitFor();
      await button(owner, room.actions.renew.open).click();
      await button(owner, room.actions.renew.confirm).click();
      await notice(owner, room.done.renewed);
      const renewed = linkOf(await mailTo(mails.link.subject('')));
      await visitor.goto(paid);
      await visitor.getByText(words.void.title).waitFor();
      await visitor.goto(renewed);
      await left(3).waitFor();
    },
  );
}
