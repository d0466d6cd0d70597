import { comma, type Locale, type Localized, localeTag } from './locale';

const formats: Record<string, Intl.DateTimeFormat> = {};

/** A formatter in the page's language and always in an explicit zone, so that server and browser agree. */
export function dateFormat(
  locale: Locale,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  formats[key] ??= new Intl.DateTimeFormat(localeTag(locale), { ...options, timeZone });
  return formats[key];
}

const part = (locale: Locale, timeZone: string, at: Date, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, timeZone, options).format(at);

const twoDigitDay = (locale: Locale, timeZone: string, at: Date) =>
  part(locale, timeZone, at, { day: '2-digit' }).padStart(2, '0');

/** '10 Haziran 2026, Çarşamba'. Arabic begins with the day of the week, and pads no number: 'الأربعاء، 10 يونيو 2026'. */
export function longDate(locale: Locale, timeZone: string, at: Date): string {
  const month = part(locale, timeZone, at, { month: 'long' });
  const year = part(locale, timeZone, at, { year: 'numeric' });
  const weekday = part(locale, timeZone, at, { weekday: 'long' });
  if (longDates[locale] === 'weekday first') {
    const day = part(locale, timeZone, at, { day: 'numeric' });
    return `${weekday}${comma[locale]}${day} ${month} ${year}`;
  }
  return `${twoDigitDay(locale, timeZone, at)} ${month} ${year}${comma[locale]}${weekday}`;
}

const longDates: Localized<'day first' | 'weekday first'> = {
  tr: 'day first',
  en: 'day first',
  ar: 'weekday first',
};

/** The parts of a day's header in the calendar: 'Çarşamba', '03 Haziran' and '03'. In Arabic the number isn't padded. */
export function dayHeader(locale: Locale, timeZone: string, at: Date) {
  const month = part(locale, timeZone, at, { month: 'long' });
  const pads = longDates[locale] === 'day first';
  const day = pads ? twoDigitDay(locale, timeZone, at) : part(locale, timeZone, at, { day: 'numeric' });
  return { weekday: part(locale, timeZone, at, { weekday: 'long' }), date: `${day} ${month}`, day };
}

/** 'HH:mm' on a 24-hour clock, in every language. */
export const clockTime = (timeZone: string, at: Date): string =>
  dateFormat('en', timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

const inWords = (locale: Locale) =>
  dateFormat(locale, 'UTC', { day: 'numeric', month: 'long', year: 'numeric' });
const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** The name of a weekday, 1 (Monday) to 7, on its own. */
export const weekdayName = (locale: Locale, weekday: number, style: 'long' | 'short' = 'long'): string =>
  // 1 January 2024 was a Monday.
  part(locale, 'UTC', new Date(Date.UTC(2024, 0, weekday)), { weekday: style });

/** A date without a time, YYYY-MM-DD, in words: '10 Mayıs 2026'. */
export const calendarDay = (locale: Locale, day: string): string => inWords(locale).format(midnight(day));

/** A range of days, YYYY-MM-DD, in words: '24–26 Kasım 2026'. If both days are equal, it is named once. */
export const calendarDays = (locale: Locale, first: string, last: string): string =>
  // The kind of space in the result differs between JavaScript engines.
  inWords(locale).formatRange(midnight(first), midnight(last)).replaceAll(/\s+/g, ' ');

/** A point in time as texts name it: 'HH:mm', and the day unless it is today. */
export interface DateTimeParts {
  time: string;
  day?: string;
}

export function dateTimeParts(locale: Locale, timeZone: string, at: Date, now: Date): DateTimeParts {
  const formatDay = (instant: Date) =>
    part(locale, timeZone, instant, { day: 'numeric', month: 'long', year: 'numeric' });
  const time = clockTime(timeZone, at);
  return formatDay(at) === formatDay(now) ? { time } : { time, day: formatDay(at) };
}

/** A future day, YYYY-MM-DD: '5 Haziran', with the year where that differs from the year of `today`. */
export function upcomingDay(locale: Locale, day: string, today: string): string {
  if (day.slice(0, 4) !== today.slice(0, 4)) return calendarDay(locale, day);
  return part(locale, 'UTC', midnight(day), { day: 'numeric', month: 'long' });
}

/** A day and a time in a list: '10 Haz 2026, 14:00'. */
export const shortDateTime = (locale: Locale, timeZone: string, at: Date): string =>
  `${part(locale, timeZone, at, { day: 'numeric', month: 'short', year: 'numeric' })}${comma[locale]}${clockTime(timeZone, at)}`;
