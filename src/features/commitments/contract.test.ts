import { expect, test } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { ar } from '../booking/copy/ar';
import { en } from '../booking/copy/en';
import { tr } from '../booking/copy/tr';
import { meetingBegins, reminderIfBookedEarly, reminderText } from './contract';

const booking = { tr, en, ar };

test.each(locales)(
  'Given the page after a booking in %s, then it uses the shared sentences on reminder and meeting',
  (locale) => {
    const steps = booking[locale].success.next.steps.map(({ text }) => text);
    expect(steps).toContain(reminderIfBookedEarly[locale]);
    expect(steps).toContain(meetingBegins[locale]);
  },
);

test('Given the usual time of the reminder, then its sentence is as it was; several times are listed', () => {
  expect(reminderText('tr', [24])).toBe('Randevunuzdan 24 saat önce bir hatırlatma e-postası alırsınız.');
  expect(reminderText('en', [24])).toBe('You will get a reminder by email 24 hours before the appointment.');
  expect(reminderText('tr', [48, 2])).toContain('48 saat ve 2 saat önce birer');
  expect(reminderText('en', [48, 24, 2])).toContain('48 hours, 24 hours and 2 hours before');
});

test.each([
  ['tr', /aranırsınız|aranacak|hatırlatma araması/i],
  ['en', /reminder call|get a call/i],
  ['ar', /مكالمة تذكير|نتصل بكم/],
] as const)(
  'Given the words of bookings in %s, then they don’t promise a reminder by phone, as nobody calls',
  (locale, call) => {
    expect(JSON.stringify(booking[locale])).not.toMatch(call);
  },
);
