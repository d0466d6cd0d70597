import { type Locale, localeTag } from './locale';

/** '3.000 ₺', as pages and texts of this language write it; with two decimals only where the amount has some. */
export function moneyText(
  locale: Locale,
  { amount, currency }: { amount: number; currency: string },
): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(localeTag(locale), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
