import { expect, test } from 'vitest';
import { ar as booking } from '#/features/booking/copy/admin/ar';
import { ar as health } from '#/features/health/copy/admin/ar';
import { en as healthEn } from '#/features/health/copy/admin/en';
import { ar as moving } from '#/features/moving/copy/admin/ar';
import { en as movingEn } from '#/features/moving/copy/admin/en';
import { ar as opening } from '#/features/opening/copy/admin/ar';
import { en as openingEn } from '#/features/opening/copy/admin/en';
import { ar as redirects } from '#/features/redirects/copy/admin/ar';
import { currencyText, gigabytesText } from '#/platform/i18n/units';

test('Given a number beside a noun, then the noun has the form that the language asks for', () => {
  expect([1, 2, 3, 11, 100].map(opening.shown.samples)).toEqual([
    'ما زال في الموقع عنصر تجريبي واحد.',
    'ما زال في الموقع عنصران تجريبيان.',
    'ما زال في الموقع 3 عناصر تجريبية.',
    'ما زال في الموقع 11 عنصرًا تجريبيًا.',
    'ما زال في الموقع 100 عنصر تجريبي.',
  ]);
  expect([1, 2, 5].map(opening.checks.samplesBad)).toEqual([
    'سيرى الزوار عنصرًا تجريبيًا واحدًا.',
    'سيرى الزوار عنصرين تجريبيين.',
    'سيرى الزوار 5 عناصر تجريبية.',
  ]);
  expect([1, 2].map(openingEn.checks.samplesBad)).toEqual([
    'Visitors will see 1 sample.',
    'Visitors will see 2 samples.',
  ]);
  expect([1, 2, 12].map(health.faults)).toEqual(['يوجد خلل واحد.', 'يوجد خللان.', 'يوجد 12 عطلًا.']);
  expect(healthEn.faults(1)).toBe('There is one fault.');
  const backup = (hours: string) => health.plain.backup.recent({ hours });
  expect(['1', '2', '5', '26'].map(backup)).toEqual([
    'آخر نسخة احتياطية قبل ساعة.',
    'آخر نسخة احتياطية قبل ساعتين.',
    'آخر نسخة احتياطية قبل 5 ساعات.',
    'آخر نسخة احتياطية قبل 26 ساعة.',
  ]);
  expect([1, 2].map(moving.report.more)).toEqual(['وصورة أخرى.', 'وصورتان أخريان.']);
  expect(movingEn.report.more(1)).toBe('And 1 more picture.');
  expect(booking.zoneChange.further(2)).toBe('وموعدان آخران');
  expect(redirects.found(2, 2)).toBe('يُعرض 2 من أصل رابطين');
});

test('Given megabytes or the code of a currency, then the owner reads a unit and a name that she knows', () => {
  expect(gigabytesText('tr', 26_497)).toBe('26,5 GB');
  expect(gigabytesText('ar', 640)).toBe('0.64 غيغابايت');
  expect(currencyText('tr', 'TRY')).toBe('Türk lirası (₺)');
  expect(currencyText('en', 'EUR')).toBe('Euro (€)');
  expect(currencyText('en', 'KWD')).toBe('Kuwaiti Dinar');
});
