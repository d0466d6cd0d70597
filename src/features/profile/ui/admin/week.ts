import { weekdayName } from '#/platform/i18n/dates';
import type { Locale } from '#/platform/i18n/locale';
import { dayCodes, type OpenDays, readOpeningHours } from '../../rules';

/** The opening hours of a day, such as '09:00' and '18:00'. */
export type DayHours = Pick<OpenDays, 'opens' | 'closes'>;

/** Reads the hours of each weekday, Monday first, from the notation of schema.org. A day without hours is undefined. */
export function readWeek(text: string): (DayHours | undefined)[] {
  const entries = readOpeningHours(text) ?? [];
  return dayCodes.map((_, day) => {
    const entry = entries.findLast(({ first, last }) => first <= day && day <= last);
    return entry && { opens: entry.opens, closes: entry.closes };
  });
}

/** Writes the hours in the notation of schema.org. Consecutive days with the same hours become one entry. */
export function writeWeek(week: readonly (DayHours | undefined)[]): string {
  const hours = week.map((day) => day && `${day.opens}-${day.closes}`);
  const entries = hours.flatMap((text, day) => {
    if (text === undefined || text === hours[day - 1]) return [];
    const next = hours.findIndex((other, index) => index > day && other !== text);
    const last = next < 0 ? dayCodes.length - 1 : next - 1;
    return [`${dayCodes[day]}${last > day ? `-${dayCodes[last]}` : ''} ${text}`];
  });
  return entries.join('; ');
}

/** The hours with the names of weekdays in a language: 'Mon-Fri 09:00-18:00'. */
export const weekText = (text: string, locale: Locale): string =>
  text.replace(/Mo|Tu|We|Th|Fr|Sa|Su/g, (code) => weekdayName(locale, dayCodes.indexOf(code) + 1, 'short'));
