import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { tr } from '#/features/schedule/copy/admin/tr';
import { tr as kit } from '#/owner/kit/copy/tr';
import { addDays, weekdayNumber } from '#/platform/time/zone';
import { freeSlots } from '../support/booking';
import { journey } from '../support/browser';
import { ownerEnv, signIn } from '../support/owner';
import { type Site, startSite } from '../support/site';

let site: Site;
let calendar: Server;
let calendarResponse: { status: number; text: string };
let calendarAddress: string;

beforeAll(async () => {
  calendar = createServer((_, response) => {
    response
      .writeHead(calendarResponse.status, { 'Content-Type': 'text/calendar' })
      .end(calendarResponse.text);
  });
  await new Promise<void>((resolve) => calendar.listen(0, '127.0.0.1', resolve));
  calendarAddress = `http://127.0.0.1:${(calendar.address() as AddressInfo).port}/private-7c1e/basic.ics`;
  site = await startSite({ env: { ...ownerEnv, CONTENT: 'none', ALLOW_PRIVATE_HOSTS: '127.0.0.1' } });
});
afterAll(async () => {
  await site.kill();
  await new Promise((resolve) => calendar.close(resolve));
});

const idsOf = async () => (await freeSlots(site.url, 'dijital-pazarlama')).map(({ id }) => id);

/** The first weekday with a free slot that is at least a week after the first day with one. */
async function freeDay(): Promise<string> {
  const days = (await idsOf()).map((id) => id.slice(0, 10));
  const day = days.find((date) => date >= addDays(days[0] ?? '', 7) && weekdayNumber(date) < 6);
  if (!day) throw new Error('no day is free');
  return day;
}

describe('connected calendars', () => {
  journey(
    'Given a calendar, when it is connected, fails, is read again, renamed and disconnected, then its busy times appear, stay and disappear',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/422/);
      const day = await freeDay();
      const compact = day.replaceAll('-', '');
      const event = [
        'BEGIN:VEVENT',
        'UID:a',
        `DTSTART:${compact}T100000Z`,
        `DTEND:${compact}T110000Z`,
        'END:VEVENT',
      ];
      const text = ['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR', ''].join('\r\n');
      calendarResponse = { status: 200, text };
      const isFree = async () => (await idsOf()).includes(`${day}-13`);
      expect(await isFree()).toBe(true);

      const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
      await signIn(page, site);
      await page.goto('/admin/availability');
      const part = page.getByRole('region', { name: tr.calendars.title });
      await part.getByText(tr.calendars.empty, { exact: true }).waitFor();
      await part.getByRole('button', { name: tr.calendars.add }).click();
      const form = part.getByRole('form', { name: tr.calendars.add });
      await form.getByRole('button', { name: kit.cancel }).click();
      await part.getByRole('button', { name: tr.calendars.add }).click();
      await form.getByLabel(tr.calendars.name, { exact: true }).fill('İş');
      await form.getByLabel(tr.calendars.address).fill('http://calendar.example/x.ics');
      await form.getByRole('button', { name: tr.calendars.submit }).click();
      await form.getByText(tr.validation.address ?? '').waitFor();
      await form.getByLabel(tr.calendars.address).fill(calendarAddress);
      await form.getByRole('button', { name: tr.calendars.submit }).click();
      await part.getByText(tr.calendars.ok, { exact: true }).waitFor();
      expect(await isFree()).toBe(false);
      expect(await page.content()).not.toContain('private-7c1e');

      calendarResponse = { status: 404, text: '' };
      await part.getByRole('button', { name: tr.calendars.refreshNamed('İş') }).click();
      await part.getByText(tr.calendars.reasons.status).waitFor();
      expect(await isFree()).toBe(false);
      calendarResponse = { status: 200, text };
      await part.getByRole('button', { name: tr.calendars.refreshNamed('İş') }).click();
      await part.getByText(tr.calendars.ok, { exact: true }).waitFor();

      await part.getByRole('button', { name: tr.calendars.editNamed('İş') }).click();
      await part.getByLabel(tr.calendars.name, { exact: true }).fill('İş takvimi');
      await part.getByRole('button', { name: kit.save }).click();
      await part.getByText('İş takvimi', { exact: true }).waitFor();
      await part.getByRole('button', { name: tr.calendars.editNamed('İş takvimi') }).click();
      await part.getByLabel(tr.calendars.name, { exact: true }).fill('Başka');
      await part.getByRole('button', { name: kit.cancel }).click();
      await part.getByText('İş takvimi', { exact: true }).waitFor();

      await part.getByRole('button', { name: tr.calendars.remove, exact: true }).click();
      await part.getByRole('button', { name: kit.cancel }).click();
      await part.getByRole('button', { name: tr.calendars.remove, exact: true }).click();
      await part.getByRole('button', { name: tr.calendars.yes }).click();
      await part.getByText(tr.calendars.empty, { exact: true }).waitFor();
      expect(await isFree()).toBe(true);
      expect(site.output()).not.toContain('private-7c1e');
    },
  );
});
