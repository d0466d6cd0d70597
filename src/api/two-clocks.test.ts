import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookingMails } from '#/features/booking/jobs';
import { reservations, reservationTokens } from '#/features/booking/table';
import { mintLink } from '#/platform/mail/link-tokens';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { engines, onOneEngine } from '../../tests/support/database';
import { type Inbox, openInbox } from '../../tests/support/inbox';

const now = '2026-10-20T07:00:00Z';
/** 11:00 in Istanbul on Friday, 30 October 2026, on the clocks of each visitor. */
const visitors = {
  'America/Los_Angeles': '2026-10-30T01:00:00-07:00',
  // Clocks in London went back five days before.
  'Europe/London': '2026-10-30T08:00:00+00:00',
  'Asia/Kathmandu': '2026-10-30T13:45:00+05:45',
  // Clocks in New Zealand went forward in September.
  'Pacific/Auckland': '2026-10-30T21:00:00+13:00',
  'Pacific/Apia': '2026-10-30T21:00:00+13:00',
  // Clocks in Riyadh show the same time as those in Istanbul.
  'Asia/Riyadh': undefined,
};

describe.each(engines)('the zone of a visitor, on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let inbox: Inbox;
  const processZone = process.env.TZ;
  beforeEach(async () => {
    inbox = await openInbox(engine, now);
  });
  afterEach(async () => {
    if (processZone === undefined) delete process.env.TZ;
    else process.env.TZ = processZone;
    await inbox.close();
  });

  test('Given visitors in other zones and a process in any, then the page, the record, the spreadsheet and the reply have both times', async () => {
    for (const [zone, theirs] of Object.entries(visitors)) {
      process.env.TZ = zone;
      const id = await inbox.booked('2026-10-30-11', { visitorZone: zone, language: 'en' });
      const reservation = await (await inbox.visitor.get(`/api/reservations/${id}`)).json();
      expect(reservation).toMatchObject({
        start: '2026-10-30T11:00:00+03:00',
        appointmentDate: '2026-10-30',
        appointmentTime: '11:00',
      });
      expect(reservation.visitorTime?.start).toBe(theirs);
      const record = await inbox.detail(id);
      expect(record.visitorTime?.start).toBe(theirs);
      if (theirs) expect(record.visitorTime?.timeZone).toBe(zone);
      const csv = await (await inbox.get('reservations.csv?period=all&lang=en')).text();
      expect(csv).toContain('In the visitor’s time');
      if (theirs) expect(csv).toContain(`${zone};${theirs.slice(0, 10)} ${theirs.slice(11, 16)}`);
      await inbox.post(`reservations/${id}/cancel`);
    }
  });

  testOnOneEngine(
    'Given an old name of a zone, then the present one is stored; it is erased with the person',
    async () => {
      const id = await inbox.booked('2026-10-30-11', { visitorZone: 'Asia/Calcutta' });
      const stored = async () =>
        (await inbox.ctx.db.select().from(reservations).where(eq(reservations.id, id)))[0]?.visitorZone;
      expect(await stored()).toBe('Asia/Kolkata');
      await inbox.post(`reservations/${id}/cancel`);
      expect((await inbox.post(`reservations/${id}/erase`)).status).toBeLessThan(300);
      expect(await stored()).toBeNull();
    },
  );

  test('Given somebody who moves the appointment in another zone, then page, mails and the calendar file tell the time there; the owner’s move and a text that is no zone keep it', async () => {
    const id = await inbox.booked('2026-10-30-11', { visitorZone: 'America/Los_Angeles', language: 'en' });
    const moved = async (slotId: string, visitorZone?: string) => {
      const token = await mintLink(inbox.ctx.db, reservationTokens, id, inbox.clock.now());
      const headers = { Authorization: `Bearer ${token}` };
      const body = { slotId, language: 'en', ...(visitorZone ? { visitorZone } : {}) };
      const response = await inbox.visitor.post(`/api/reservations/${id}/move`, body, headers);
      return (await response.json()).reservation.visitorTime;
    };
    const newYork = { timeZone: 'America/New_York', start: '2026-11-02T03:00:00-05:00' };
    expect(await moved('2026-11-02-11', 'US/Eastern')).toMatchObject(newYork);
    const [mail] = (await inbox.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.about, id))).filter(
      ({ kind }) => kind === 'moved',
    );
    if (!mail) throw new Error('there is no mail about the move');
    const mailContext = { ...inbox.ctx, ownerEmail: undefined, baseUrl: 'https://kursu.example' };
    const letter = await bookingMails.moved?.(mailContext, mail);
    expect(letter?.text).toContain('3:00');
    expect(letter?.text).not.toContain('Los Angeles');
    const file = letter?.calendar?.content.replaceAll('\r\n ', '') ?? '';
    expect(file).toContain('03:00');
    await inbox.post(`reservations/${id}/move`, { slotId: '2026-11-03-11' });
    const page = async () => (await inbox.visitor.get(`/api/reservations/${id}`)).json();
    expect((await page()).visitorTime).toMatchObject({ timeZone: 'America/New_York' });
    expect(await moved('2026-11-04-11', 'Mars/Olympus')).toMatchObject({ timeZone: 'America/New_York' });
    expect(await moved('2026-11-05-11')).toMatchObject({ timeZone: 'America/New_York' });
    // In Istanbul the visitor's clocks agree with the site's, so no second time is shown.
    expect(await moved('2026-11-06-11', 'Europe/Istanbul')).toBeUndefined();
  });

  testOnOneEngine(
    'Given texts that are no zone, then nothing is booked; without a zone everything is as before',
    async () => {
      for (const visitorZone of [
        'Mars/Olympus',
        '+03:00',
        'x'.repeat(70),
        "'; drop table reservations; --",
      ]) {
        await expect(inbox.booked('2026-10-30-11', { visitorZone })).rejects.toThrow('422');
      }
      const id = await inbox.booked('2026-10-30-11');
      const reservation = await (await inbox.visitor.get(`/api/reservations/${id}`)).json();
      expect(reservation).not.toHaveProperty('visitorTime');
    },
  );

  testOnOneEngine(
    'Given the list of zones, then each has a place in the language, and strangers may read it',
    async () => {
      const response = await inbox.visitor.get('/api/time-zones?lang=ar');
      const { zones } = await response.json();
      expect(zones.length).toBeGreaterThan(400);
      expect(zones).toContainEqual({ id: 'Asia/Riyadh', place: 'المملكة العربية السعودية · الرياض' });
      expect(response.headers.get('cache-control')).toContain('max-age');
    },
  );
});
