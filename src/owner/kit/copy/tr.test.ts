import { expect, test } from 'vitest';
import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

test.each([
  ['05:21', '05:21’de'],
  ['05:00', '05:00’te'],
  ['10:00', '10:00’da'],
  ['00:00', '00:00’da'],
  ['23:40', '23:40’ta'],
  ['08:06', '08:06’da'],
  ['17:20', '17:20’de'],
])(
  'Given a draft stored at %s, then the Turkish suffix follows how the time is spoken',
  (time, inflected) => {
    expect(tr.stored.offerText({ time })).toBe(`Bu cihazda saat ${inflected} saklandı.`);
  },
);

test('Given a draft stored on another day, then the text names the day, in each language', () => {
  const at = { time: '14:30' };
  expect(tr.stored.offerText({ ...at, day: '5 Haziran 2026' })).toBe(
    'Bu cihazda 5 Haziran 2026 günü saat 14:30’da saklandı.',
  );
  expect(en.stored.offerText({ ...at, day: 'June 5, 2026' })).toBe(
    'Kept on this device on June 5, 2026 at 14:30.',
  );
  expect(en.stored.offerText(at)).toBe('Kept on this device at 14:30.');
  expect(ar.stored.offerText({ ...at, day: '5 يونيو 2026' })).toBe(
    'حُفظت على هذا الجهاز يوم 5 يونيو 2026 في الساعة 14:30.',
  );
});
