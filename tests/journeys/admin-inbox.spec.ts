import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { ar as backupsAr } from '#/features/backups/copy/admin/ar';
import { tr as backups } from '#/features/backups/copy/admin/tr';
import { ar as bookingAr } from '#/features/booking/copy/admin/ar';
import { ar as contactAr } from '#/features/contact/copy/admin/ar';
import { tr as contact } from '#/features/contact/copy/admin/tr';
import { ar as privacyAr } from '#/features/privacy/copy/admin/ar';
import { tr as privacy } from '#/features/privacy/copy/admin/tr';
import { ar as trainingAr } from '#/features/training/copy/admin/ar';
import { tr as training } from '#/features/training/copy/admin/tr';
import { ar as inboxAr } from '#/owner/records/copy/ar';
import { tr as inbox } from '#/owner/records/copy/tr';
import { slotsOf } from '../support/booking';
import { isExhaustive } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import {
  apply,
  book,
  button,
  inDatabase,
  noteOnDeletedTime,
  notice,
  open,
  rows,
  search,
  statusOf,
  write,
} from '../support/inbox-pages';
import type { Mailbox } from '../support/mailbox';
import { withMailedSite } from '../support/mailed-site';
import { signIn } from '../support/owner';
import type { Site } from '../support/site';

let site: Site;
let mailbox: Mailbox;
withMailedSite({ engine: 'postgres' }, (opened) => ({ site, mailbox } = opened));

describe('applications and messages', () => {
  journey(
    'Given an application, then its status can be changed and changed back, its mail sent again, the search finds it, and a double click doesn’t erase it',
    async ({ visit }) => {
      const id = await apply(site, 'Işıl Çağlar', 'isil@ege.example');
      const page = await visit({ baseURL: site.url });
      await open(site, page, '/admin/applications');
      await page.getByLabel(training.filters.program).selectOption({ index: 1 });
      await page.getByLabel(training.filters.type).selectOption('corporate');
      await page.getByLabel(inbox.list.status).selectOption('pending');
      await search(page, 'isil');
      await rows(page, training.title).getByRole('link', { name: /Işıl/ }).click();
      await page.waitForURL(`**/admin/applications/${id}`);
      for (const status of ['contacted', 'offered', 'declined', 'pending', 'accepted'] as const) {
        await button(page, training.statuses.offered).click();
        await button(page, training.statuses[status]).click();
        await notice(page, training.done.status(training.statuses[status]));
        await expect.poll(() => statusOf(page).textContent()).toBe(training.statuses[status]);
      }
      // By default other journeys check pages like these: the page of a message, and the list in Arabic.
      if (isExhaustive) await expectAccessible(page);
      await button(page, inbox.mails.resend).first().click();
      await notice(page, inbox.mails.resent);
      await button(page, inbox.erase.open).dblclick();
      await button(page, inbox.erase.confirm).click();
      await notice(page, inbox.erase.done);
      await page.getByRole('link', { name: inbox.list.back }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: inbox.list.csv }).click(),
      ]);
      expect(readFileSync(await download.path(), 'utf8')).not.toContain('isil@ege');
    },
  );

  journey(
    'Given messages, when the owner opens one, then it is marked as read; its status can be set to answered, unread and spam, and back',
    async ({ visit }) => {
      await write(site, 'Ömer Şen', 'omer@kule.example', { eventType: 'keynote' });
      await write(site, 'Bir Makine', 'makine@x.example', { website: 'http://x.example' });
      const page = await visit({ baseURL: site.url });
      await open(site, page, '/admin/messages');
      await page.getByLabel(contact.filters.subject).selectOption('keynote');
      await search(page, 'ömer');
      if (isExhaustive) await expectAccessible(page);
      await rows(page, contact.title).getByRole('link', { name: /Ömer/ }).click();
      await statusOf(page).getByText(contact.statuses.read, { exact: true }).waitFor();
      const steps = [
        [contact.actions.answered, 'answered'],
        [contact.actions.unread, 'unread'],
        [contact.actions.spam, 'spam'],
        [contact.actions.notSpam, 'read'],
      ] as const;
      for (const [action, status] of steps) {
        await button(page, action).click();
        await notice(page, contact.done(contact.statuses[status]));
        await expect.poll(() => statusOf(page).textContent()).toBe(contact.statuses[status]);
      }
      await button(page, inbox.mails.resend).first().click();
      await notice(page, inbox.mails.resent);
      await expectAccessible(page);

      await page.goto('/admin/messages?status=spam');
      await rows(page, contact.title)
        .getByRole('link', { name: /Makine/ })
        .click();
      await page.getByText(contact.detail.suspicion.honeypot).waitFor();
      await page.getByText(inbox.mails.none).waitFor();
      await button(page, contact.actions.notSpam).click();
      await notice(page, contact.done(contact.statuses.read));
      await button(page, inbox.erase.open).dblclick();
      await button(page, inbox.erase.confirm).click();
      await notice(page, inbox.erase.done);
      await page.getByRole('link', { name: inbox.list.back }).click();
      await page.getByRole('link', { name: inbox.list.csv }).waitFor();
      await page.goto('/admin/messages/nonsense');
      await page.getByRole('heading', { name: inbox.missing.title }).waitFor();
    },
  );
});

journey(
  'Given mails that could not be sent, then the overview lists them beside the new records, with links to all records',
  async ({ visit }) => {
    const id = await book(site, 'Postasız Kişi', 'postasiz@marti.example');
    await mailbox.waitFor((sent) => sent.envelope.to.includes('postasiz@marti.example'));
    await apply(site, 'Bekleyen Kişi', 'bekleyen@ege.example');
    await write(site, 'Yeni Yazan', 'yeni@kule.example');
    await inDatabase(
      site,
      `update mail_outbox set state = 'failing', attempts = 2, last_error = 'address refused, for good (EENVELOPE 550)'
       where about = $1 and kind = 'confirmation'`,
      [id],
    );
    const page = await visit({ baseURL: site.url });
    await open(site, page, '/admin');
    await page.getByText(inbox.mails.reasons['address refused'] ?? '').waitFor();
    expect(await page.getByText(inbox.overview.mailsToFiles.title).count()).toBe(0);
    for (const name of ['Bekleyen Kişi', 'Yeni Yazan'])
      await page.getByRole('link', { name: new RegExp(name) }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Postasız Kişi', exact: true }).click();
    await button(page, inbox.mails.resend).first().click();
    await notice(page, inbox.mails.resent);
    await page.goto('/admin');
    for (const [name, path] of [
      [inbox.overview.week, '/admin/reservations/week'],
      [inbox.overview.free, '/admin/reservations/free'],
      [inbox.overview.availability, '/admin/availability'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**${path}`);
      await page.goBack();
      await page.waitForURL('**/admin');
    }
  },
);

journey(
  'Given an Arabic owner with a dark phone, then every view is mirrored, accessible and as wide as the phone, and the main actions work',
  async ({ visit }) => {
    const id = await book(site, 'ليلى المنصوري', 'layla@noor.example', { language: 'ar' });
    const applied = await apply(site, 'نور', 'nour@noor.example', { language: 'ar' });
    await write(site, 'سارة', 'sara@noor.example', { language: 'ar' });
    const page = await visit({
      baseURL: site.url,
      width: 390,
      height: 844,
      touch: true,
      dark: true,
      locale: 'ar',
    });
    await signIn(page, site);
    const views = [
      '/admin',
      '/admin/reservations',
      '/admin/reservations/week',
      '/admin/reservations/free',
      `/admin/reservations/${id}`,
      '/admin/applications',
      `/admin/applications/${applied}`,
      '/admin/messages',
    ];
    for (const view of views) {
      await page.goto(`${view}?lang=ar`);
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await page.goto(`/admin/reservations/${id}?lang=ar`);
    await button(page, bookingAr.actions.move).tap();
    await slotsOf(page, 'ar').first().tap();
    await button(page, bookingAr.actions.moveConfirm).tap();
    await notice(page, bookingAr.done.moved);
    await button(page, bookingAr.actions.cancel.open).tap();
    await expectAccessible(page);
    await button(page, bookingAr.actions.cancel.confirm).tap();
    await notice(page, bookingAr.done.cancelled);
    await page.goto(`/admin/applications/${applied}?lang=ar`);
    await button(page, trainingAr.statuses.contacted).tap();
    await notice(page, trainingAr.done.status(trainingAr.statuses.contacted));
    await page.goto('/admin/messages?lang=ar&q=سارة');
    await rows(page, contactAr.title).getByRole('link').tap();
    await statusOf(page).getByText(contactAr.statuses.read, { exact: true }).waitFor();
    await button(page, contactAr.actions.answered).tap();
    await notice(page, contactAr.done(contactAr.statuses.answered));
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: inboxAr.list.back }).tap();
    await page.waitForURL(/\/admin\/messages\?lang=ar$/);
  },
);

journey(
  'Given a site that was restored from a backup, then the overview says what waits, and a press has mails sent again',
  async ({ visit }) => {
    const id = await book(site, 'Yedekten Gelen', 'yedekten@marti.example');
    await mailbox.waitFor((sent) => sent.envelope.to.includes('yedekten@marti.example'));
    // The outbox as a restoration leaves it: one mail to the visitor is due, and the notices to the owner were sent.
    await inDatabase(site, `update mail_outbox set state = 'sent' where due_at <= now() and about <> $1`, [
      id,
    ]);
    await inDatabase(
      site,
      `update mail_outbox set state = 'sent' where about = $1 and due_at <= now() and kind <> 'confirmation'`,
      [id],
    );
    await inDatabase(
      site,
      `update mail_outbox set state = 'waiting' where about = $1 and kind = 'confirmation'`,
      [id],
    );
    await inDatabase(site, 'insert into site_restore (made_at, restored_at) values ($1, now())', [
      '2026-01-05T01:10:00Z',
    ]);
    const page = await visit({ baseURL: site.url, width: 390, height: 844, dark: true });
    await open(site, page, '/admin?lang=ar');
    await page.getByText(backupsAr.restored.title).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto('/admin?lang=tr');
    await page.getByText(/5 Oca 2026, 04:10/).waitFor();
    await button(page, backups.activate.open).press('Enter');
    await page.getByRole('checkbox', { name: backups.sendDue(1) }).waitFor();
    await expectAccessible(page);
    await button(page, backups.activate.confirm).press('Enter');
    await notice(page, backups.done);
    await expect.poll(() => page.getByText(backups.restored.title).count()).toBe(0);
    await page.goto(`/admin/reservations/${id}`);
    await page.getByText(inbox.mails.reasons['restored from a backup'] ?? '').waitFor();
  },
);

journey(
  'Given somebody who wants to be forgotten, then everything about them is found, handed over as a file and erased with a receipt; a time that is set is in the privacy notice',
  async ({ visit }) => {
    const email = 'unutulan@marti.example';
    await write(site, 'Unutulan Kişi', email);
    await apply(site, 'Unutulan Kişi', email);
    const page = await visit({ baseURL: site.url, width: 390, height: 844, dark: true });
    await open(site, page, '/admin/privacy?lang=ar');
    await noteOnDeletedTime(page, `${email} arayacak`);
    const { contact: contactLabel, found, tooShort, emptyNote, pastBlock } = privacyAr.person;
    for (const typed of [email, '12345', email]) {
      await page.getByLabel(contactLabel).fill(typed);
      await button(page, privacyAr.person.search).press('Enter');
      await page.getByText(typed === email ? found(2) : tooShort).waitFor();
      expect(await page.getByText(typed === email ? tooShort : found(2)).count()).toBe(0);
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await button(page, emptyNote.open).press('Enter');
    await button(page, emptyNote.confirm).press('Enter');
    await notice(page, emptyNote.done);
    expect(await page.getByText(pastBlock).count()).toBe(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, privacyAr.file.download).press('Enter'),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).toContain('Unutulan Kişi');
    await button(page, privacyAr.erase.open).press('Enter');
    await button(page, privacyAr.erase.confirm).press('Enter');
    // The receipt is in the person's language, and has the focus.
    await page.locator('section:focus').getByText('Silinenler: 1 başvuru').waitFor();
    await expectAccessible(page);
    expect(await page.locator('main').textContent()).not.toContain('Unutulan');

    await page.goto('/admin/privacy?lang=tr');
    await page.getByLabel(privacy.retention.kinds.messages).selectOption('24');
    await page
      .getByRole('form', { name: privacy.retention.title })
      .getByRole('button', { name: privacy.save.button })
      .click();
    await notice(page, privacy.save.saved);
    await page.goto('/privacy');
    await page
      .locator('section', { has: page.locator('#contact') })
      .getByText('24 ay')
      .first()
      .waitFor();
  },
);
