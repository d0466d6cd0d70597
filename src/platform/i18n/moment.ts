import { clockTime, longDate } from './dates';
import { comma, type Locale } from './locale';
import { type SiteZone, zoneWords } from './zone-name';

/** '10 Haziran 2026, Çarşamba, 14:00' in a zone. */
export const dateTimeIn = (locale: Locale, timeZone: string, at: Date): string =>
  `${longDate(locale, timeZone, at)}${comma[locale]}${clockTime(timeZone, at)}`;

/** Like `dateTimeIn`, followed by the zone in brackets. */
export const momentIn = (locale: Locale, zone: SiteZone, at: Date): string =>
  `${dateTimeIn(locale, zone.timeZone, at)} (${zoneWords(locale, zone, at).inBrackets})`;
