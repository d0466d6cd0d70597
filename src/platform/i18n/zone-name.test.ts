import { describe, expect, test } from 'vitest';
import { locales } from './locale';
import { namedVisitorZone, offsetText, yearRoundZoneWords, zoneName, zoneWords } from './zone-name';

const [summer, winter] = [new Date('2026-06-10T12:00:00Z'), new Date('2026-12-10T12:00:00Z')];
const site = (timeZone: string, locale: (typeof locales)[number]) => ({
  timeZone,
  timeZoneName: zoneName(locale, timeZone),
});

describe('the words for a zone', () => {
  test('Given the default zone, then it is called as in Türkiye', () => {
    const [tr, en, ar] = locales.map((locale) => zoneWords(locale, { timeZone: 'Europe/Istanbul' }, summer));
    expect([tr?.name, tr?.brackets, tr?.inBrackets]).toEqual(['Türkiye saati', ' (TSİ)', 'TSİ']);
    expect([en?.full, en?.short]).toEqual(['Istanbul time, GMT+3', 'GMT+3']);
    expect(ar?.inBrackets).toBe('بتوقيت إسطنبول، GMT+3');
  });

  test.each([
    ['Asia/Beirut', 'Lübnan saati', 'Lebanon time', 'توقيت لبنان'],
    ['America/New_York', 'New York saati', 'Eastern time', 'توقيت نيويورك'],
    ['Europe/London', 'Birleşik Krallık saati', 'United Kingdom time', 'توقيت المملكة المتحدة'],
    ['Asia/Kolkata', 'Hindistan saati', 'India time', 'توقيت الهند'],
  ])('Given %s, then each language has its own name of it', (timeZone, ...names) => {
    expect(locales.map((locale) => zoneName(locale, timeZone))).toEqual(names);
  });

  test('Given any zone, then its name takes the endings and prefixes of the texts around it', () => {
    for (const timeZone of Intl.supportedValuesOf('timeZone')) {
      expect(zoneName('tr', timeZone)).toMatch(/ saati$/);
      expect(zoneName('ar', timeZone)).toMatch(/^(ال)?توقيت /);
      expect(zoneName('en', timeZone)).toMatch(/ time$|Time/);
    }
  });

  test.each([
    ['Europe/Istanbul', 'Türkiye saati', 'Istanbul time', 'توقيت إسطنبول'],
    ['America/Los_Angeles', 'Kuzey Amerika Pasifik saati', 'Pacific time', 'توقيت المحيط الهادي'],
    ['Asia/Dubai', 'Körfez saati', 'Gulf time', 'توقيت الخليج'],
    ['Asia/Riyadh', 'Arabistan saati', 'Arabian time', 'التوقيت العربي الرسمي'],
  ])('Given a visitor in %s, then the zone has the name that browsers know', (timeZone, ...names) => {
    expect(locales.map((locale) => namedVisitorZone(locale, timeZone).timeZoneName)).toEqual(names);
  });

  test('Given a zone with summer time, then a single time names its own offset, and a text about all times none', () => {
    const london = site('Europe/London', 'en');
    expect(zoneWords('en', london, summer).inBrackets).toBe('United Kingdom time, GMT+1');
    expect(zoneWords('en', london, winter).brackets).toBe(' (GMT)');
    expect(yearRoundZoneWords('en', london, summer)).toMatchObject({ brackets: '', short: 'GMT+1' });
    expect(yearRoundZoneWords('ar', site('Asia/Kolkata', 'ar'), summer).full).toBe('بتوقيت الهند، GMT+5:30');
    expect(offsetText(-210)).toBe('GMT−3:30');
  });
});
