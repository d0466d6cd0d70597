import { describe, expect, test } from 'vitest';
import { hoursText, minutesText, waitText, weeksText } from './durations';
import { counted, type PluralForms } from './plural';

const days: PluralForms = { one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' };

describe('a counted noun', () => {
  test.each([
    [0, '0 يوم'],
    [1, 'يوم واحد'],
    [2, 'يومان'],
    [3, '3 أيام'],
    [10, '10 أيام'],
    [11, '11 يومًا'],
    [99, '99 يومًا'],
    [100, '100 يوم'],
    [103, '103 أيام'],
    [111, '111 يومًا'],
  ])('Given %i in Arabic, then the noun has the form of that number', (count, expected) => {
    expect(counted('ar', count, days)).toBe(expected);
  });

  test('Given English and Turkish, then the singular differs from the plural only where the language distinguishes them', () => {
    const hours: PluralForms = { one: '# hour', other: '# hours' };
    expect([0, 1, 2].map((count) => counted('en', count, hours))).toEqual(['0 hours', '1 hour', '2 hours']);
    expect([1, 2].map((count) => counted('tr', count, { other: '# saat' }))).toEqual(['1 saat', '2 saat']);
  });

  test('Given zero and a form for it, then that form is used', () => {
    expect(counted('ar', 0, { ...days, zero: 'لا أيام' })).toBe('لا أيام');
  });
});

test('Given minutes, then each language has its own form', () => {
  expect(minutesText('tr', 90)).toBe('90 dakika');
  expect(minutesText('en', 1)).toBe('1 minute');
  expect([1, 2, 3, 30].map((minutes) => minutesText('ar', minutes))).toEqual([
    'دقيقة واحدة',
    'دقيقتان',
    '3 دقائق',
    '30 دقيقة',
  ]);
});

test('Given a wait, then it is given in seconds below a minute, and otherwise in whole minutes', () => {
  expect([1, 30, 59.2, 60, 61].map((seconds) => waitText('tr', seconds))).toEqual([
    '1 saniye',
    '30 saniye',
    '60 saniye',
    '1 dakika',
    '2 dakika',
  ]);
  expect([1, 30, 60].map((seconds) => waitText('en', seconds))).toEqual([
    '1 second',
    '30 seconds',
    '1 minute',
  ]);
  expect([1, 2, 3, 30, 60, 120, 180].map((seconds) => waitText('ar', seconds))).toEqual([
    'ثانية واحدة',
    'ثانيتين',
    '3 ثوانٍ',
    '30 ثانية',
    'دقيقة واحدة',
    'دقيقتين',
    '3 دقائق',
  ]);
});

test('Given weeks and hours, then Arabic writes one and two without a numeral', () => {
  const weeks = [1, 2, 3, 12].map((count) => weeksText('ar', count));
  expect(weeks).toEqual(['أسبوع واحد', 'أسبوعان', '3 أسابيع', '12 أسبوعًا']);
  const hours = [1, 2, 3, 40].map((count) => hoursText('ar', count));
  expect(hours).toEqual(['ساعة واحدة', 'ساعتان', '3 ساعات', '40 ساعة']);
  expect([1, 5].map((count) => weeksText('en', count))).toEqual(['1 week', '5 weeks']);
  expect(hoursText('tr', 40)).toBe('40 saat');
});
