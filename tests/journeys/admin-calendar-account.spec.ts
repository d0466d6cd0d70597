import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { tr } from '#/features/own-calendar/copy/admin/tr';
import { tr as kit } from '#/owner/kit/copy/tr';
import { book, freeSlots } from '../support/booking';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { cohortOf } from '../support/cohorts';
import { ownerEnv, signIn } from '../support/owner';
import { type Site, startSite } from '../support/site';
import {
  type SmallCalendarServer,
  smallAccount,
  startSmallCalendarServer,
} from '../support/small-calendar-server';

let site: Site;
let server: SmallCalendarServer;

beforeAll(async () => {
  server = await startSmallCalendarServer();
  site = await startSite({ env: { ...ownerEnv, CONTENT: 'demo', ALLOW_PRIVATE_HOSTS: '127.0.0.1' } });
});
afterAll(async () => {
  await site.kill();
  await server.stop();
});

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const stamp = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');
const starts = () => [...server.events.values()].map(({ data }) => /^DTSTART:(.*)\r$/m.exec(data)?.[1]);

describe('the calendar account', () => {
  journey(
    'Given an account, when it is connected, then a booking is in her calendar, and what she does to it there is asked about here',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/422/);
      const [first, ...more] = await freeSlots(site.url, 'ai-growth');
      const other = more.find(({ id }) => id.slice(0, 10) !== first?.id.slice(0, 10));
      if (!first || !other) throw new Error('no slots are free');
      await book(site.url, first.id);

      const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
      await signIn(page, site);
      await page.goto('/admin/availability');
      const part = page.getByRole('region', { name: tr.account.title });
      await part.getByText(tr.account.help[3]?.[1] ?? '').waitFor();
      await part.getByRole('button', { name: tr.account.connect }).click();
      const form = part.getByRole('form', { name: tr.account.connect });
      await form.getByLabel(tr.account.address).fill(server.url);
      await form.getByLabel(tr.account.username).fill(smallAccount.username);
      await form.getByLabel(tr.account.password).fill('yanlış');
      await form.getByRole('button', { name: tr.account.submit }).click();
      await form.getByText(tr.account.reasons.unauthorized).waitFor();
      await form.getByLabel(tr.account.password).fill(smallAccount.password);
      await form.getByRole('button', { name: tr.account.submit }).click();
      await part.getByLabel(tr.account.writeTo).selectOption({ label: 'İş' });
      await part.getByRole('checkbox', { name: 'İş' }).check();
      await part.getByRole('button', { name: kit.save }).click();
      await part.getByText(tr.account.states.ok, { exact: true }).waitFor();
      await expect.poll(starts).toEqual([stamp(first.start)]);

      const [[path, event] = []] = server.events;
      if (!path || !event) throw new Error('no event was written');
      server.store(path, event.data.replace(stamp(first.start), stamp(other.start)));
      await part.getByRole('button', { name: tr.account.sync }).click();
      const asked = page.getByRole('region', { name: tr.proposals.title });
      await asked
        .getByText(/Deniz Yalçınkaya/)
        .first()
        .waitFor();
      await asked.getByRole('button', { name: tr.proposals.accept.moved }).click();
      await asked.getByRole('button', { name: tr.proposals.acceptYes.moved }).click();
      await asked.waitFor({ state: 'detached' });
      const free = (await freeSlots(site.url, 'ai-growth')).map(({ id }) => id);
      expect([free.includes(first.id), free.includes(other.id)]).toEqual([true, false]);

      server.events.clear();
      server.store('/leyla/work/hers.ics', 'nothing to read');
      await part.getByRole('button', { name: tr.account.sync }).click();
      await page.goto('/admin');
      await page.getByRole('button', { name: tr.proposals.accept.deleted }).waitFor();
      await page.getByRole('button', { name: tr.proposals.putBack }).click();
      await expect.poll(() => starts().filter(Boolean)).toEqual([stamp(other.start)]);

      // A date of a course, which the owner moves in her calendar.
      const course = cohortOf({ days: [dayAhead(50)] });
      const stored = await page.request.put(`/api/admin/cohorts/${randomUUID()}`, {
        data: course,
        headers: { Origin: site.url },
      });
      expect(stored.status()).toBe(200);
      await page.goto('/admin/availability');
      await part.getByRole('button', { name: tr.account.sync }).click();
      const date = stamp(`${course.dates[0]?.date}T07:00:00Z`);
      await expect.poll(starts).toContain(date);
      const [at, { data } = { data: '' }] =
        [...server.events].find((each) => each[1].data.includes(date)) ?? [];
      server.store(at ?? '', data.replace(date, date.replace('T07', 'T08')));
      await part.getByRole('button', { name: tr.account.sync }).click();
      await asked.getByText(tr.proposals.course.how).waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(await asked.getByRole('button').count()).toBe(1);
      await asked.getByRole('button', { name: tr.proposals.putBack }).click();
      await asked.waitFor({ state: 'detached' });
      await expect.poll(starts).toContain(date);

      await part.getByRole('button', { name: tr.account.remove.open }).click();
      await part.getByRole('button', { name: tr.account.remove.confirm }).click();
      await part.getByText(tr.account.empty, { exact: true }).waitFor();
      expect(await page.content()).not.toContain(smallAccount.password);
      expect(site.output()).not.toContain(smallAccount.password);
    },
  );
});
