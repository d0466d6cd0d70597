import { expect, test } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { ar } from '../booking/copy/ar';
import { en } from '../booking/copy/en';
import { tr } from '../booking/copy/tr';
import { meetingBegins, reminderIfBookedEarly } from './contract';

const booking = { tr, en, ar };

test.each(locales)(
  'Given the page after a booking in %s, then it uses the shared sentences on reminder and meeting',
  (locale) => {
    const steps = booking[locale].success.next.steps.map(({ text }) => text);
    expect(steps).toContain(reminderIfBookedEarly[locale]);
    expect(steps).toContain(meetingBegins[locale]);
  },
);

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
