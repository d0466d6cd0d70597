import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calendarFeeds } from '#/features/own-calendar/table';
import { withoutIds } from '#/platform/log/log';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { type OwnersAvailability, openAvailability } from '../../tests/support/owners-availability';
import { reservationFor } from '../../tests/support/reservation';

// A Monday morning in Istanbul.
const now = '2026-06-08T07:00:00Z';

describe('the private address of everything booked', () => {
  let site: TestApi;
  let owner: OwnersAvailability;
  beforeEach(async () => {
    site = await openTestApi('postgres', now);
    owner = await openAvailability(site);
  });
  afterEach(() => site.close());

  const newAddress = async (): Promise<string> => {
    const { feed } = await (await owner.call('POST', 'own-calendar/feed')).json();
    return new URL(feed.address).pathname;
  };
  const eventsAt = async (path: string) =>
    new ICAL.Component(ICAL.parse(await (await site.get(path)).text()))
      .getAllSubcomponents('vevent')
      .map((event) => {
        const value = (name: string) => event.getFirstPropertyValue(name)?.toString();
        return {
          summary: value('summary'),
          status: value('status'),
          start: value('dtstart'),
          uid: value('uid'),
        };
      });
  const book = async (slot: string, over = {}): Promise<string> =>
    (await (await site.post('/api/reservations', reservationFor(slot, over))).json()).reservationId;

  test('Given appointments and times off, Then a calendar that reads the address has all of them, a cancelled one no more', async () => {
    const first = await book('2026-06-10-14');
    const second = await book('2026-06-11-10');
    await owner.call('POST', 'blocks', { from: '2026-06-12', to: '2026-06-13', note: 'İzin' });
    const path = await newAddress();
    expect(await eventsAt(path)).toMatchObject([
      { start: '2026-06-10T11:00:00Z', status: 'CONFIRMED', uid: `${first}@localhost` },
      { start: '2026-06-11T07:00:00Z', summary: expect.stringContaining('Deniz Yalçınkaya') },
      { start: '2026-06-12', summary: 'İzin' },
    ]);
    await owner.call('POST', `reservations/${second}/cancel`, {});
    expect(await eventsAt(path)).toHaveLength(2);
  });

  test('Given an address that is renewed or removed, Then the old one leads nowhere at once', async () => {
    expect((await (await owner.call('GET', 'own-calendar')).json()).feed).toBeNull();
    const old = await newAddress();
    expect((await site.get(old)).status).toBe(200);
    const renewed = await newAddress();
    expect((await site.get(old)).status).toBe(404);
    expect((await site.get(renewed)).status).toBe(200);
    await owner.call('DELETE', 'own-calendar/feed');
    expect((await site.get(renewed)).status).toBe(404);
    for (const guess of ['/api/calendar/x.ics', '/api/calendar/.ics', renewed.replace('.ics', '')])
      expect((await site.get(guess)).status).toBe(404);
  });

  test('Given the address, Then nothing stores, indexes or logs it, and the database doesn’t hold it', async () => {
    const path = await newAddress();
    const { headers } = await site.get(path);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Robots-Tag')).toContain('noindex');
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(withoutIds(path)).toBe('/api/calendar/:secret.ics');
    const secret = path.slice('/api/calendar/'.length, -'.ics'.length);
    expect(JSON.stringify(await site.ctx.db.select().from(calendarFeeds))).not.toContain(secret);
    expect((await site.get('/api/admin/own-calendar')).status).toBe(401);
  });
});
