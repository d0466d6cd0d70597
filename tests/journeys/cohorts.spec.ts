import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { tr as room } from '#/features/cohorts/copy/admin/tr';
import { cohortCopy } from '#/features/cohorts/copy/all';
import { cohortMailCopy } from '#/features/cohorts/copy/mails/all';
import { tr } from '#/features/cohorts/copy/tr';
import { tr as kit } from '#/owner/kit/copy/tr';
import { addressIn } from '../support/address';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { cohortOf } from '../support/cohorts';
import { handsOf, settingsOf, visitorsInTurn } from '../support/hands';
import { button, inDatabase, notice, open } from '../support/inbox-pages';
import { linkIn, type Mailbox, type ReceivedMail } from '../support/mailbox';
import { withMailedSite } from '../support/mailed-site';
import type { Site } from '../support/site';

let site: Site;
let mailbox: Mailbox;
withMailedSite({ engine: 'postgres' }, (opened) => ({ site, mailbox } = opened));

/** The path of a mail's link to an enrolment. */
const linkOf = (mail: ReceivedMail): string => linkIn(mail, '/enrolment/');

/** The date so many days from today (YYYY-MM-DD), for dates of courses so far ahead that no reminder is due. */
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

for (const { locale, device } of visitorsInTurn(2)) {
  const words = cohortCopy[locale];
  const mails = cohortMailCopy[locale];
  const address = (name: string) => `${name}-${locale}-${device}@marti.example`;
  const mailTo = (name: string, subject: string) =>
    mailbox.waitFor(
      (mail) => mail.envelope.to.includes(address(name)) && mail.subject?.startsWith(subject) === true,
    );

  journey(
    `Given a course with one seat that the owner makes, when two people who read ${locale} enrol with a ${device}, then the second one waits, takes the seat that the first one gives up, and has a certificate afterwards`,
    async ({ visit, expectTrouble }) => {
      expectTrouble(/422/);
      const phone = { baseURL: site.url, ...settingsOf('phone') };
      const own = { baseURL: site.url, ...settingsOf(device) };
      const owner = await visit(phone);
      await open(site, owner, `/admin/cohorts/${randomUUID()}`);
      await owner.getByRole('heading', { name: room.cohorts.detail.missing.title }).waitFor();
      await owner.getByRole('link', { name: room.cohorts.list.back }).click();
      await owner.getByRole('link', { name: room.cohorts.list.add }).first().click();
      const day = owner.getByLabel(room.cohorts.form.date, { exact: true });
      await button(owner, room.cohorts.form.create).click();
      await owner.locator('[aria-invalid]:focus').waitFor();
      await owner.locator('.field', { has: day }).getByText(room.refusals.no_day).waitFor();
      expect(await day.evaluate((field) => field === document.activeElement)).toBe(true);
      await expectAccessible(owner);
      await day.fill(dayAhead(40));
      await expect.poll(() => owner.locator('.field-error').count()).toBe(0);
      await button(owner, room.cohorts.form.addDate).click();
      await owner.getByLabel(room.cohorts.form.place).fill('Kadıköy, İstanbul');
      await owner.getByLabel(room.cohorts.form.link).fill('https://meet.example/egitim');
      await owner.getByLabel(room.cohorts.form.seats, { exact: true }).fill('1');
      await owner.reload();
      await button(owner, kit.stored.discard).waitFor();
      expect(await day.first().inputValue()).toBe(dayAhead(40));
      expect(await owner.getByLabel(room.cohorts.form.place).inputValue()).toBe('Kadıköy, İstanbul');
      await expectAccessible(owner);
      await expectNoSidewaysScroll(owner);
      await button(owner, room.cohorts.form.create).click();
      await owner.getByRole('heading', { name: room.cohorts.people.title }).waitFor();
      await expectAccessible(owner);
      await expectNoSidewaysScroll(owner);

      const zones = ['Europe/Istanbul', 'America/Los_Angeles'] as const;
      const enrol = async (name: string, waits: boolean) => {
        // The person who will wait reads the times in a zone far away.
        const visitor = await visit({ ...own, locale, timeZone: zones[Number(waits)] });
        const visitorHands = handsOf(visitor, device);
        await visitor.goto(addressIn('/training', locale));
        // The first person presses before the page knows how many seats are left.
        const pressed = Promise.withResolvers<void>();
        await visitor.route('**/api/cohorts/seats?*', async (asked) => {
          await pressed.promise;
          await asked.continue();
        });
        await visitorHands.press(visitor.getByRole('link', { name: words.listed.open }));
        if (!waits) await visitorHands.press(visitor.getByRole('button', { name: words.cohort.enrol }));
        pressed.resolve();
        await visitor.getByText(waits ? words.cohort.full : words.cohort.left(1)).waitFor();
        await expectNoSidewaysScroll(visitor);
        const ownDates = visitor.getByText(words.cohort.yours(''));
        expect(await ownDates.count()).toBe(Number(waits));
        if (waits) await visitorHands.press(visitor.getByRole('button', { name: words.cohort.wait }));
        await visitorHands.write(visitor.getByLabel(words.form.name), 'Selin Kaya');
        await visitorHands.write(visitor.getByLabel(words.form.email), address(name));
        await visitorHands.write(
          visitor.getByLabel(words.form.phone),
          `+90 532 111 22 ${waits ? '34' : '33'}`,
        );
        await expectAccessible(visitor);
        await visitor.reload();
        await visitor.getByText(waits ? words.form.waitTitle : words.form.title, { exact: true }).waitFor();
        await expect.poll(() => visitor.getByLabel(words.form.email).inputValue()).toBe(address(name));
        await visitorHands.press(
          visitor.getByRole('button', {
            name: waits ? words.form.submitWait : words.form.submit,
            exact: true,
          }),
        );
        const state = words.own.states[waits ? 'waiting' : 'enrolled'];
        await visitor.getByRole('heading', { name: state.title }).waitFor();
        expect(await visitor.evaluate(() => sessionStorage.getItem('enrolment-draft'))).toBeNull();
        await expectAccessible(visitor);
        await expectNoSidewaysScroll(visitor);
        return visitor;
      };

      await enrol('bir', false);
      const waiting = await enrol('iki', true);
      const waitingHands = handsOf(waiting, device);
      await mailTo('iki', mails.waiting.subject(''));

      const first = await visit({ ...own, locale });
      const firstHands = handsOf(first, device);
      await first.goto(linkOf(await mailTo('bir', mails.confirmed.subject(''))));
      await first.getByRole('link', { name: words.own.joinOpen }).waitFor();
      await firstHands.press(first.getByRole('button', { name: words.own.leave.seat.open }));
      await expectAccessible(first);
      await firstHands.press(first.getByRole('button', { name: words.own.leave.seat.confirm }));
      await first.getByRole('heading', { name: words.own.states.left.title }).waitFor();

      await waiting.goto(linkOf(await mailTo('iki', mails.offer.subject(''))));
      await waiting.getByRole('heading', { name: words.own.states.offered.title }).waitFor();
      await expectAccessible(waiting);
      await waitingHands.press(waiting.getByRole('button', { name: words.own.take, exact: true }));
      await waiting.getByRole('heading', { name: words.own.states.enrolled.title }).waitFor();
      const confirmed = await mailTo('iki', mails.confirmed.subject(''));
      expect(confirmed.attachments?.some(({ filename }) => filename?.endsWith('.ics'))).toBe(true);

      await owner.reload();
      await owner.getByText(room.statuses.enrolled, { exact: true }).waitFor();
      await owner.getByText(room.statuses.left, { exact: true }).waitFor();
      await expectAccessible(owner);

      // Moves the dates to the past. Both ends are on the same day in the site's zone, at whatever time the test runs.
      const today = "date_trunc('day', now(), 'UTC')";
      const passed = `set starts_at = ${today} - interval '12 hours', ends_at = ${today} - interval '10 hours'`;
      await inDatabase(site, `update cohort_dates ${passed}`, []);
      await owner.reload();
      const there = owner.getByRole('checkbox').first();
      await there.click();
      await expectAccessible(owner);
      await expectNoSidewaysScroll(owner);
      await owner.getByRole('button', { name: room.cohorts.attendance.issue }).click();
      // The course is over, but still open in the database. The press notices that, and still issues the certificates.
      await notice(owner, room.cohorts.attendance.issued);
      await waiting.goto(linkOf(await mailTo('iki', mails.certificate.subject(''))));
      await expectAccessible(waiting);
      await expectNoSidewaysScroll(waiting);
      const [file] = await Promise.all([
        waiting.waitForEvent('download'),
        waiting.getByRole('button', { name: words.certificate.download[locale] }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/\.pdf$/);

      // Changes the attendance as if the person had been absent.
      await inDatabase(site, 'update enrolments set certificate_at = null', []);
      await inDatabase(
        site,
        `insert into attendances select e.id, d.id, false, now() from enrolments e join cohort_dates d on d.cohort_id = e.cohort_id
          where e.status = 'finished' on conflict (enrolment_id, date_id) do update set present = false`,
        [],
      );
      await waiting.reload();
      await waiting.getByText(words.own.absent.text).waitFor();
    },
  );
}

journey(
  'Given a private course whose link has gone too far, when the owner renews it, then she is asked once, and the old link shows nothing any more',
  async ({ visit }) => {
    const owner = await visit({ baseURL: site.url, locale: 'tr', width: 390, height: 844, touch: true });
    const id = randomUUID();
    await open(site, owner, '/admin/cohorts');
    const course = cohortOf({ visibility: 'private', days: [dayAhead(50)] });
    const stored = await owner.request.put(`/api/admin/cohorts/${id}`, {
      data: course,
      headers: { Origin: site.url },
    });
    expect(stored.status()).toBe(200);
    await owner.goto(`/admin/cohorts/${id}`);
    const shownLink = owner.getByText('/course/');
    const path = async () => new URL((await shownLink.textContent()) ?? '').pathname;
    const old = await path();
    const visitor = await visit({ baseURL: site.url, locale: 'tr' });
    await visitor.goto(old);
    await visitor.getByText(tr.page.private).waitFor();
    await button(owner, room.cohorts.renewal.open).click();
    await owner.getByText(room.cohorts.renewal.text).waitFor();
    await expectAccessible(owner);
    await expectNoSidewaysScroll(owner);
    await button(owner, room.cohorts.renewal.confirm).click();
    await notice(owner, room.cohorts.renewal.done);
    await expect.poll(path).not.toBe(old);
    const next = await path();
    await visitor.goto(old);
    await visitor.getByRole('heading', { name: tr.page.missing.title }).waitFor();
    await visitor.goto(next);
    await visitor.getByText(tr.page.private).waitFor();
  },
);
