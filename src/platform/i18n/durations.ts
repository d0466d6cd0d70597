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

/** The forms for a length of time ('for 2 months'), in which the Arabic words for one and two have other endings. */
const monthForms: Localized<PluralForms> = {
  tr: { other: '# ay' },
  en: { one: '# month', other: '# months' },
  ar: { one: 'شهرًا واحدًا', two: 'شهرين', few: '# أشهر', many: '# شهرًا', other: '# شهر' },
};

const countedBy =
  (forms: Localized<PluralForms>) =>
  (locale: Locale, count: number): string =>
    counted(locale, count, forms[locale]);

/** A duration as forms, pages and mails show it: '90 dakika'. */
export const minutesText = countedBy(minuteForms);
export const hoursText = countedBy(hourForms);
export const weeksText = countedBy(weekForms);

/** How long something is kept: '24 ay'. */
export const monthsText = countedBy(monthForms);

/** The forms after 'in' ('in 2 minutes'), in which the Arabic dual has another ending. */
const waits: Localized<{ seconds: PluralForms; minutes: PluralForms }> = {
  tr: { seconds: { other: '# saniye' }, minutes: minuteForms.tr },
  en: { seconds: { one: '# second', other: '# seconds' }, minutes: minuteForms.en },
  ar: {
    seconds: { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', other: '# ثانية' },
    minutes: { ...minuteForms.ar, two: 'دقيقتين' },
  },
};

/** How long somebody has to wait, as written after 'in': seconds below a minute, then minutes, rounded up. */
export const waitText = (locale: Locale, seconds: number): string =>
  seconds < 60
    ? counted(locale, Math.ceil(seconds), waits[locale].seconds)
    : counted(locale, Math.ceil(seconds / 60), waits[locale].minutes);
