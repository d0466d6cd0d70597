import { defaultTimeZone } from '../time/site-zone';
import { countries } from './countries';
import { foldLetters } from './fold-letters';
import { type Locale, localeTag } from './locale';

/** The present IANA names of zones that ICU lists under outdated names. */
const renamed: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
};
const presentName = (timeZone: string): string => renamed[timeZone] ?? timeZone;

/** Translated names of the best-known cities, since `Intl` provides no names of cities. */
const cities: Record<string, { tr: string; ar: string }> = {
  'Africa/Cairo': { tr: 'Kahire', ar: 'القاهرة' },
  'Africa/Casablanca': { tr: 'Kazablanka', ar: 'الدار البيضاء' },
  'Africa/Tunis': { tr: 'Tunus', ar: 'تونس' },
  'Asia/Amman': { tr: 'Amman', ar: 'عمّان' },
  'Asia/Baghdad': { tr: 'Bağdat', ar: 'بغداد' },
  'Asia/Baku': { tr: 'Bakü', ar: 'باكو' },
  'Asia/Beirut': { tr: 'Beyrut', ar: 'بيروت' },
  'Asia/Damascus': { tr: 'Şam', ar: 'دمشق' },
  'Asia/Dubai': { tr: 'Dubai', ar: 'دبي' },
  'Asia/Kolkata': { tr: 'Delhi, Mumbai', ar: 'دلهي، مومباي' },
  'Asia/Kuwait': { tr: 'Kuveyt', ar: 'الكويت' },
  'Asia/Qatar': { tr: 'Doha', ar: 'الدوحة' },
  'Asia/Riyadh': { tr: 'Riyad', ar: 'الرياض' },
  'Asia/Tehran': { tr: 'Tahran', ar: 'طهران' },
  'Europe/Amsterdam': { tr: 'Amsterdam', ar: 'أمستردام' },
  'Europe/Athens': { tr: 'Atina', ar: 'أثينا' },
  'Europe/Berlin': { tr: 'Berlin', ar: 'برلين' },
  'Europe/Brussels': { tr: 'Brüksel', ar: 'بروكسل' },
  'Europe/Istanbul': { tr: 'İstanbul', ar: 'إسطنبول' },
  'Europe/London': { tr: 'Londra', ar: 'لندن' },
  'Europe/Madrid': { tr: 'Madrid', ar: 'مدريد' },
  'Europe/Moscow': { tr: 'Moskova', ar: 'موسكو' },
  'Europe/Paris': { tr: 'Paris', ar: 'باريس' },
  'Europe/Rome': { tr: 'Roma', ar: 'روما' },
  'Europe/Vienna': { tr: 'Viyana', ar: 'فيينا' },
  'Europe/Zurich': { tr: 'Zürih', ar: 'زيورخ' },
};

/** English names of countries that are still in use, where ICU has a newer one. */
const formerNames: Record<string, string> = { TR: 'Turkey', CZ: 'Czech Republic', MK: 'Macedonia' };

/** The zones of a country, by their present names. `getTimeZones` is newer than ES2024, whose types this project uses. */
const zonesOf = (country: string): string[] =>
  (new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => string[] })
    .getTimeZones?.()
    .map(presentName) ?? [];

let found: Map<string, string> | undefined;
/** The country of a zone. The map of all zones is built at the first call, because that is slow. */
function countryOf(zone: string): string | undefined {
  found ??= new Map(countries.flatMap((country) => zonesOf(country).map((each) => [each, country])));
  return found.get(zone);
}

export const timeZones: readonly string[] = Intl.supportedValuesOf('timeZone').map(presentName).sort();
const known = new Set(timeZones);
export const isTimeZone = (name: string): boolean => known.has(name);

/** The present name of a zone, given any name that a browser may use for it. Undefined for an offset or any other text. */
export function findTimeZone(name: string): string | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    return presentName(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return undefined;
  }
}

export interface TimeZoneChoice {
  /** IANA name. */
  id: string;
  /** The ISO 3166 code of the country, if the zone belongs to one. */
  country?: string | undefined;
  /** Country and city. The name of a less known city is not translated. */
  place: string;
  /** The text that a search for the zone looks in, by `foldLetters`. */
  found: string;
}

const cityIn = (locale: Locale, zone: string): string =>
  (locale === 'en' ? undefined : cities[zone]?.[locale]) ??
  zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

export function zonesByPlace(locale: Locale): TimeZoneChoice[] {
  const [names, englishNames] = [localeTag(locale), 'en'].map(
    (tag) => new Intl.DisplayNames(tag, { type: 'region' }),
  );
  const order = new Intl.Collator(localeTag(locale)).compare;
  const zones = timeZones.map((id): TimeZoneChoice => {
    const country = countryOf(id);
    const place = [country && names?.of(country), cityIn(locale, id)].filter(Boolean).join(' · ');
    const others = [
      id.replaceAll('_', ' '),
      country && englishNames?.of(country),
      formerNames[country ?? ''],
    ];
    return { id, country, place, found: foldLetters([place, ...others].join(' ')) };
  });
  return zones.sort((a, b) => order(a.place, b.place));
}

/** All zones, sorted by place, and the ids of the zones that the owner most likely wants, the likeliest first. */
export function timeZoneChoices(
  locale: Locale,
  likely: { browser?: string | undefined; current: string; country: string },
): { zones: TimeZoneChoice[]; likely: string[] } {
  const browser = presentName(likely.browser ?? '');
  const ids = [browser, likely.current, ...zonesOf(likely.country).slice(0, 4), defaultTimeZone];
  return { zones: zonesByPlace(locale), likely: [...new Set(ids)].filter(isTimeZone) };
}
