import { describe, expect, test } from 'vitest';
import { foldLetters } from './fold-letters';
import { locales } from './locale';
import { isTimeZone, timeZoneChoices, timeZones } from './time-zones';

const now = new Date('2026-06-10T12:00:00Z');
const likely = { browser: 'Asia/Calcutta', current: 'Europe/Istanbul', country: 'GB' };

describe('the zones to choose from', () => {
  test('Given any of them, then dates can be formatted in it', () => {
    for (const timeZone of timeZones)
      expect(() => new Intl.DateTimeFormat('tr', { timeZone }).format(now)).not.toThrow();
    expect(timeZones.length).toBeGreaterThan(400);
  });

  test('Given other texts, then they are no zones', () => {
    for (const text of ['', 'europe/london', '+03:00', 'GMT+3', 'Europe/Nowhere', 'Europe/London\n'])
      expect(isTimeZone(text)).toBe(false);
  });

  test('Given the browser’s zone under an old name, then its present one comes first, then the current one, then the country’s', () => {
    expect(timeZoneChoices('en', likely).likely).toEqual([
      'Asia/Kolkata',
      'Europe/Istanbul',
      'Europe/London',
    ]);
  });

  test.each([
    ['tr', 'londra', 'Birleşik Krallık · Londra'],
    ['en', 'united king', 'United Kingdom · London'],
    ['ar', 'لندن', 'المملكة المتحدة · لندن'],
    ['tr', 'Türkiye', 'Türkiye · İstanbul'],
    ['tr', 'TURKIYE', 'Türkiye · İstanbul'],
    ['en', 'Turkey', 'Türkiye · Istanbul'],
    ['en', 'İstanbul', 'Türkiye · Istanbul'],
    ['ar', 'تركيا', 'تركيا · إسطنبول'],
    ['ar', 'اسطنبول', 'تركيا · إسطنبول'],
  ] as const)('Given %s, then “%s” finds %s', (locale, typed, place) => {
    const { zones } = timeZoneChoices(locale, likely);
    const found = zones.filter(({ found }) => found.includes(foldLetters(typed)));
    expect(found.map(({ place }) => place)).toContain(place);
  });

  test('Given any language, then every zone has a place of its own', () => {
    for (const locale of locales) {
      const places = timeZoneChoices(locale, likely).zones.map(({ place }) => place);
      expect(new Set(places).size).toBe(places.length);
    }
  });
});
