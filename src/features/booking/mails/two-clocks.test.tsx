import ICAL from 'ical.js';
import { afterAll, describe, expect, it } from 'vitest';
import { type Locale, locales } from '#/platform/i18n/locale';
import { demoProfile } from '#content/profile/demo';
import { storedService } from '../../../../tests/support/catalogue';
import { storedReservation } from '../../../../tests/support/reservation';
import { composeMail } from './compose';
import type { MailKind } from './kinds';

/** How 14:00 in Istanbul reads in each visitor's zone. */
const visitors = {
  'America/Los_Angeles': {
    date: '10 Haziran 2026, Çarşamba',
    time: '04:00',
    zone: 'Kuzey Amerika Pasifik saati',
    gmt: 'GMT−7',
  },
  'Europe/London': {
    date: '10 Haziran 2026, Çarşamba',
    time: '12:00',
    zone: 'Birleşik Krallık saati',
    gmt: 'GMT+1',
  },
  'Asia/Kathmandu': {
    date: '10 Haziran 2026, Çarşamba',
    time: '16:45',
    zone: 'Nepal saati',
    gmt: 'GMT+5:45',
  },
  'Pacific/Auckland': {
    date: '10 Haziran 2026, Çarşamba',
    time: '23:00',
    zone: 'Yeni Zelanda saati',
    gmt: 'GMT+12',
  },
  // Beyond the date line, where it is already the next day.
  'Pacific/Apia': { date: '11 Haziran 2026, Perşembe', time: '00:00', zone: 'Apia saati', gmt: 'GMT+13' },
};
const zones = Object.keys(visitors) as (keyof typeof visitors)[];
const owners = '10 Haziran 2026, Çarşamba, 14:00';
const startsAt = storedReservation.startsAt;

const compose = (kind: MailKind, visitorZone: string, language: Locale = 'tr', at = startsAt) =>
  composeMail({
    mail: { id: 'm', kind, sequence: 2, startsAt: at, previousStartsAt: null },
    reservation: {
      ...storedReservation,
      visitorZone,
      language,
      startsAt: at,
      endsAt: new Date(at.getTime() + 90 * 60_000),
    },
    service: storedService(storedReservation.serviceId),
    profile: demoProfile,
    baseUrl: 'https://kursu.example',
    ownerEmail: undefined,
    token: undefined,
    remindersFollow: [24],
    followUpText: '',
    now: new Date('2026-06-01T08:00:00Z'),
  });

/** The event of a calendar file: its instant, and its description. */
function eventOf(content: string | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(content ?? ''));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component);
  const event = calendar.getFirstSubcomponent('vevent');
  const time = ICAL.Time.fromDateTimeString(String(event?.getFirstPropertyValue('dtstart')));
  time.zone = zone;
  return {
    start: new Date(time.toUnixTime() * 1000),
    description: String(event?.getFirstPropertyValue('description')),
  };
}

const processZone = process.env.TZ;
const runIn = (timeZone: string | undefined) => {
  if (timeZone === undefined) delete process.env.TZ;
  else process.env.TZ = timeZone;
};
afterAll(() => runIn(processZone));

describe('an appointment on two clocks', () => {
  it.each([...zones, 'Asia/Riyadh', 'UTC'])(
    'Given a process in %s, then both times are right for every visitor, in mails and calendar files',
    async (timeZone) => {
      runIn(timeZone);
      // Makes sure that the process really runs in this zone; otherwise the test could not fail.
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone.slice(0, 6)).toBe(timeZone.slice(0, 6));
      for (const visitorZone of zones) {
        const { date, time, zone, gmt } = visitors[visitorZone];
        const theirs = `${date}, ${time} (${zone}, ${gmt})`;
        const letter = await compose('confirmation', visitorZone);
        expect(letter.subject).toContain(theirs);
        const told = letter.text.slice(letter.text.indexOf('Hizmet'));
        const order = [`: ${date}`, `: ${time}, ${zone} (${gmt})`, `Benim saatimle: ${owners} (TSİ)`];
        const places = order.map((each) => told.indexOf(each));
        expect(
          places.every((place, index) => place > (places[index - 1] ?? 0)),
          told,
        ).toBe(true);
        const event = eventOf(letter.calendar?.content);
        expect(event.start).toEqual(startsAt);
        expect(event.description.split('\n').slice(0, 2)).toEqual([
          `Sizin saatinizle: ${theirs}`,
          `Benim saatimle: ${owners} (TSİ)`,
        ]);

        const notice = await compose('notice', visitorZone, 'en');
        expect(notice.subject).toContain(owners);
        expect(notice.subject).not.toContain(gmt);
        expect(notice.text).toContain(`Ziyaretçinin saatiyle: ${theirs}`);
        expect(notice.text.indexOf('14:00')).toBeLessThan(notice.text.indexOf(theirs));
        expect(eventOf(notice.calendar?.content).start).toEqual(startsAt);
      }
    },
  );

  it('Given clocks that show the same, or no known zone, then there is one time', async () => {
    for (const visitorZone of ['Asia/Riyadh', 'Europe/Istanbul']) {
      const { text, subject, calendar } = await compose('confirmation', visitorZone);
      expect(text + subject + calendar?.content).not.toMatch(/saatimle|saatinizle|Riyad|Suudi/);
    }
  });

  it('Given the hour that Los Angeles has twice, then its offset tells the two apart', async () => {
    const times = ['2026-11-01T08:30:00Z', '2026-11-01T09:30:00Z'].map(
      async (at) => (await compose('reminder', 'America/Los_Angeles', 'tr', new Date(at))).subject,
    );
    const [summer, winter] = await Promise.all(times);
    expect(summer).toContain('01 Kasım 2026, Pazar, 01:30 (Kuzey Amerika Pasifik saati, GMT−7)');
    expect(winter).toContain('01 Kasım 2026, Pazar, 01:30 (Kuzey Amerika Pasifik saati, GMT−8)');
  });

  it.each(locales)('Given a mail in %s, then both zones are named in that language', async (language) => {
    const { text } = await compose('confirmation', 'Pacific/Apia', language);
    const [theirs, ours] = {
      tr: ['Apia saati (GMT+13)', 'Benim saatimle'],
      en: ['Samoa time (GMT+13)', 'In my time: 10 June 2026, Wednesday, 14:00 (Istanbul time, GMT+3)'],
      ar: [
        'بالتوقيت الرسمي لآبيا (GMT+13)',
        'بتوقيتي: الأربعاء، 10 يونيو 2026، 14:00 (بتوقيت إسطنبول، GMT+3)',
      ],
    }[language] as [string, string];
    expect(text).toContain(theirs);
    expect(text).toContain(ours);
  });
});
