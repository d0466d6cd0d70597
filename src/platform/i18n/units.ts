import { type Locale, localeTag } from './locale';

/** '26,5 GB': a number of megabytes in the unit that disks are sold by. */
export const gigabytesText = (locale: Locale, megabytes: number): string =>
  new Intl.NumberFormat(localeTag(locale), {
    style: 'unit',
    unit: 'gigabyte',
    unitDisplay: locale === 'ar' ? 'long' : 'short',
    maximumFractionDigits: megabytes < 1000 ? 2 : 1,
  }).format(megabytes / 1000);
