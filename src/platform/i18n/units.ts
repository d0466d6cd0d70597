import { type Locale, localeTag } from './locale';

const withUnit = (locale: Locale, unit: 'gigabyte' | 'second', value: number): string =>
  new Intl.NumberFormat(localeTag(locale), {
    style: 'unit',
    unit,
    unitDisplay: locale === 'ar' ? 'long' : 'short',
    maximumFractionDigits: value < 1 ? 2 : 1,
  }).format(value);

export const gigabytesText = (locale: Locale, megabytes: number): string =>
  withUnit(locale, 'gigabyte', megabytes / 1000);

export const tookText = (locale: Locale, seconds: number): string =>
  withUnit(locale, 'second', Math.max(seconds, 0.01));

/** 'Türk lirası (₺)': the name and the symbol of a currency, given by its ISO 4217 code. */
export function currencyText(locale: Locale, code: string): string {
  const name = new Intl.DisplayNames(localeTag(locale), { type: 'currency' }).of(code) ?? code;
  const parts = new Intl.NumberFormat(localeTag(locale), {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value;
  return symbol && symbol !== code ? `${name} (${symbol})` : name;
}
