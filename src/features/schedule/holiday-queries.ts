import { LRUCache } from 'lru-cache';
import { siteTimeZone } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Locale } from '#/platform/i18n/locale';
import { addDays, dayMs, endOfDay, toInstant, toWallTime } from '#/platform/time/zone';
import { holidayName } from './holiday-names';
import type { HolidayDay, Interval, WorkingRule } from './rules';
import { turkishHolidayDays } from './turkish-holidays';

interface Days {
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
}

const yearsOf = ({ from, to }: Days): number[] => {
  const first = Number(from.slice(0, 4));
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index);
};

/** The package for all countries except Turkey. Its data takes 800 kB, so it is loaded only when it is needed. */
const otherCountries = async () => (await import('date-holidays')).default;

/**
 * The public holidays of a country between two days. Names are in `locale`; in English where neither the package nor
 * `holiday-names.ts` has them. Turkish holidays have ids only.
 */
export async function holidayDays(country: string, days: Days, locale: Locale): Promise<HolidayDay[]> {
  const ofYears = await Promise.all(
    yearsOf(days).map((year) =>
      country === 'TR' ? turkishHolidayDays(year) : holidaysElsewhere(country, year, locale),
    ),
  );
  return ofYears.flat().filter(({ date }) => days.from <= date && date <= days.to);
}

/**
 * A cache by country, year and language. The package needs milliseconds for a year, and any request for slots may need holidays.
 */
const worked = new LRUCache<string, HolidayDay[]>({ max: 50 });

async function holidaysElsewhere(country: string, year: number, locale: Locale): Promise<HolidayDay[]> {
  const key = `${country} ${year} ${locale}`;
  const known = worked.get(key);
  if (known) return known;
  const Holidays = await otherCountries();
  const calendar = new Holidays(country, { languages: [locale, 'en'], types: ['public'] });
  const days = (calendar.getHolidays(year) || []).flatMap(({ rule: id, name, date: begins, start, end }) => {
    const [first = '', time = ''] = begins.split(' ');
    const count = Math.max(1, Math.floor((end.getTime() - start.getTime()) / dayMs));
    return Array.from({ length: count }, (_, index) => ({
      id,
      name: holidayName(name, locale),
      date: addDays(first, index),
      from: index === 0 ? time.slice(0, 5) : '00:00',
    }));
  });
  worked.set(key, days);
  return days;
}

/** A country's holidays in the year that begins today. */
export async function comingHolidays(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  country: string,
  locale: Locale,
) {
  const Holidays = await otherCountries();
  const from = toWallTime(clock.now(), await siteTimeZone(db)).date;
  return {
    /** The codes of the countries whose holidays are known. */
    countries: Object.keys(new Holidays().getCountries()),
    days: await holidayDays(country, { from, to: addDays(from, 365) }, locale),
  };
}

/** The times at which the owner is off for a holiday on the days of an interval. Dates with an override are left out. */
export async function holidaysOff(rule: WorkingRule, { start, end }: Interval): Promise<Interval[]> {
  const { holidayCountry, holidaysOff: off, timeZone } = rule;
  if (!holidayCountry || off.length === 0) return [];
  const days = { from: toWallTime(start, timeZone).date, to: toWallTime(end, timeZone).date };
  const all = await holidayDays(holidayCountry, days, 'en');
  return all
    .filter(({ id, date }) => off.includes(id) && !rule.overrides?.[date])
    .map(({ date, from }) => ({
      start: toInstant(date, from, timeZone),
      end: endOfDay(date, timeZone),
    }));
}
