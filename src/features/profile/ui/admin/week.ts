import { weekdayName } from '#/platform/i18n/dates';
import type { Locale } from '#/platform/i18n/locale';

/** Opening hours of a day, such as '09:00' and '18:00'. */
export interface DayHours {
  opens: string;
  closes: string;
}

const days: readonly string[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** The hours of each weekday, Monday first, from the notation of schema.org; undefined for days without. */
export function readWeek(text: string): (DayHours | undefined)[] {
  const week: (DayHours | undefined)[] = days.map(() => undefined);
  for (const [, first = '', last = first, opens = '', closes = ''] of text.matchAll(
    /(\w\w)(?:-(\w\w))? (\d\d:\d\d)-(\d\d:\d\d)/g,
  ))
    for (let day = days.indexOf(first); day >= 0 && day <= days.indexOf(last); day += 1)
      week[day] = { opens, closes };
  return week;
}

/** The hours in the notation of schema.org; days in a row with the same hours are one entry. */
export function writeWeek(week: readonly (DayHours | undefined)[]): string {
  const hours = week.map((day) => day && `${day.opens}-${day.closes}`);
  const entries = hours.flatMap((text, day) => {
    if (text === undefined || text === hours[day - 1]) return [];
    const next = hours.findIndex((other, index) => index > day && other !== text);
    const last = next < 0 ? days.length - 1 : next - 1;
    return [`${days[day]}${last > day ? `-${days[last]}` : ''} ${text}`];
  });
  return entries.join('; ');
}

/** The hours with the names of weekdays in a language: 'Mon-Fri 09:00-18:00'. */
export const weekText = (text: string, locale: Locale): string =>
  text.replace(/Mo|Tu|We|Th|Fr|Sa|Su/g, (code) => weekdayName(locale, days.indexOf(code) + 1, 'short'));
