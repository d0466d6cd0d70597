import type { Locale, Localized } from './locale';
import { counted, type PluralForms } from './plural';

const minuteForms: Localized<PluralForms> = {
  tr: { other: '# dakika' },
  en: { one: '# minute', other: '# minutes' },
  ar: { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', other: '# دقيقة' },
};
const hourForms: Localized<PluralForms> = {
  tr: { other: '# saat' },
  en: { one: '# hour', other: '# hours' },
  ar: { one: 'ساعة واحدة', two: 'ساعتان', few: '# ساعات', other: '# ساعة' },
};
const weekForms: Localized<PluralForms> = {
  tr: { other: '# hafta' },
  en: { one: '# week', other: '# weeks' },
  ar: { one: 'أسبوع واحد', two: 'أسبوعان', few: '# أسابيع', many: '# أسبوعًا', other: '# أسبوع' },
};

/** A duration as forms, pages and mails show it: '90 dakika'. */
export const minutesText = (locale: Locale, minutes: number): string =>
  counted(locale, minutes, minuteForms[locale]);

/** '40 saat' */
export const hoursText = (locale: Locale, hours: number): string => counted(locale, hours, hourForms[locale]);

/** '5 hafta' */
export const weeksText = (locale: Locale, weeks: number): string => counted(locale, weeks, weekForms[locale]);
