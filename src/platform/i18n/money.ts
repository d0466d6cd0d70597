import { type Locale, localeTag } from './locale';
import { withWesternDigits } from './western-digits';

/** The amount as texts of this language write it: '₺3.000', 'TRY 3,000', '3,000 ليرة تركية'. A whole amount has no decimals. */
export function moneyText(
  locale: Locale,
  { amount, currency }: { amount: number; currency: string },
): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(localeTag(locale), {
    style: 'currency',
    currency,
    // With 'symbol', an Arabic text would have a Latin code between Arabic words.
    currencyDisplay: locale === 'ar' ? 'name' : 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

const plain = /^\d+(?:[.,]\d{1,2})?$/;
const grouped = /^[1-9]\d{0,2}([.,\s'’])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;

/**
 * The amount that somebody typed in any notation: '2500', '2.500', '2,500.50' or '٢٥٠٠'. A point or comma before three digits
 * separates thousands, since amounts have two decimals at most. Undefined for any other text.
 */
export function amountFrom(text: string): number | undefined {
  const typed = withWesternDigits(text.trim())
    .replace(/\u066b/g, ',')
    .replace(/\u066c/g, '’');
  if (plain.test(typed)) return Number(typed.replace(',', '.'));
  if (!grouped.test(typed)) return undefined;
  const [, whole = '', decimals = '0'] = /^(.*?\d{3})(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${decimals}`);
}
