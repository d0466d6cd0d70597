import { defaultTimeZone } from '../time/site-zone';
import { toWallTime } from '../time/zone';
import { dateFormat } from './dates';
import { comma, type Locale, type Localized } from './locale';

export interface SiteZone {
  /** IANA name. */
  timeZone: string;
  /** The zone's name in the page's language. It may be missing for the default zone, which has `defaultWords`. */
  timeZoneName?: string | undefined;
}

export interface ZoneWords {
  /** 'Türkiye saati', 'Istanbul time', 'توقيت إسطنبول'. Turkish ends in 'saati', Arabic begins with 'توقيت' or 'التوقيت'. */
  name: string;
  /** A text to append to the name: ' (TSİ)', ' (GMT+3)'. Empty if the offset changes within the times that the text is about. */
  brackets: string;
  /** The name, and the offset unless it changes, for brackets or a line of its own: 'Türkiye saati, TSİ'. */
  full: string;
  /** The text to put in brackets after a single time: 'TSİ', 'Istanbul time, GMT+3'. */
  inBrackets: string;
  /** The text next to a time that is shown in large letters. */
  beside: string;
  /** The shortest text, for narrow places. */
  short: string;
}

/** 'GMT+3', 'GMT−4', 'GMT+5:30' */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'GMT';
  const size = Math.abs(minutes);
  const rest = size % 60 ? `:${String(size % 60).padStart(2, '0')}` : '';
  return `GMT${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest}`;
}

/** `now`: the zone's offset, as a text. If the offset changes (not `isSame`), only `beside` and `short` contain it. */
function wordsWith(locale: Locale, name: string, now: string, isSame = true): ZoneWords {
  const inText = locale === 'ar' ? `ب${name}` : name;
  const full = isSame ? `${inText}${comma[locale]}${now}` : inText;
  return { name, brackets: isSame ? ` (${now})` : '', full, inBrackets: full, beside: now, short: now };
}

const defaultWords: Localized<ZoneWords> = {
  tr: { ...wordsWith('tr', 'Türkiye saati', 'TSİ'), inBrackets: 'TSİ' },
  en: wordsWith('en', 'Istanbul time', 'GMT+3'),
  ar: { ...wordsWith('ar', 'توقيت إسطنبول', 'GMT+3'), beside: 'بتوقيت إسطنبول', short: 'إسطنبول' },
};

/** The zone's words for one instant, with the offset at that instant. */
export function zoneWords(locale: Locale, { timeZone, timeZoneName }: SiteZone, at: Date): ZoneWords {
  if (timeZone === defaultTimeZone) return defaultWords[locale];
  return wordsWith(locale, timeZoneName ?? timeZone, offsetText(toWallTime(at, timeZone).offset));
}

/** The zone's words for a whole year. If the offset changes within the year, sentences leave it out. */
export function yearRoundZoneWords(
  locale: Locale,
  { timeZone, timeZoneName }: SiteZone,
  now: Date,
): ZoneWords {
  if (timeZone === defaultTimeZone) return defaultWords[locale];
  const current = toWallTime(now, timeZone).offset;
  // Looks at every second week, because in Morocco the clocks change only for the month of Ramadan.
  const fortnights = Array.from({ length: 27 }, (_, index) =>
    Date.UTC(now.getUTCFullYear(), 0, 1 + index * 14),
  );
  const isSame = fortnights.every((at) => toWallTime(new Date(at), timeZone).offset === current);
  return wordsWith(locale, timeZoneName ?? timeZone, offsetText(current), isSame);
}

const nameOf = (locale: Locale, timeZone: string, timeZoneName: 'shortGeneric' | 'longGeneric') =>
  dateFormat(locale, timeZone, { timeZoneName })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** A zone's name in the form for sentences. 'Standard' is left out, because the offset beside the name says the same. */
function inSentence(locale: Locale, name: string): string {
  const plain = name.replace(/ Standar[dt] /, ' ');
  if (locale === 'tr')
    return plain.endsWith(' Saati') ? plain.replace(/ Saati$/, ' saati') : `${plain} saati`;
  if (locale === 'ar') return /^(ال)?توقيت /u.test(name) ? name : `توقيت ${name}`;
  return plain.replace(/ Time$/, ' time');
}

/** The name of the site's zone: 'Lübnan saati', 'United Kingdom time', 'توقيت نيويورك'. Browsers may not know these names. */
export function zoneName(locale: Locale, timeZone: string): string {
  if (timeZone === defaultTimeZone) return defaultWords[locale].name;
  const name = nameOf(locale, timeZone, 'shortGeneric');
  // Abbreviations such as 'ET' are replaced by the long name.
  const isShort = locale === 'en' && !name.endsWith(' Time');
  return inSentence(locale, isShort ? nameOf(locale, timeZone, 'longGeneric') : name);
}

export const namedZone = (locale: Locale, timeZone: string): Required<SiteZone> => ({
  timeZone,
  timeZoneName: zoneName(locale, timeZone),
});

/** The zone of a visitor, with a name that browsers know, too: 'Orta Avrupa saati', 'Pacific time', 'توقيت الخليج'. */
export const namedVisitorZone = (locale: Locale, timeZone: string): Required<SiteZone> => ({
  timeZone,
  timeZoneName:
    timeZone === defaultTimeZone
      ? defaultWords[locale].name
      : inSentence(locale, nameOf(locale, timeZone, 'longGeneric')),
});
