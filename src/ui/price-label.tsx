import { useLocale } from './language/language';

interface Priced {
  price?: { amount: number; currency: string } | undefined;
  priceHidden?: true | undefined;
}

/** The price if the owner shows it, otherwise that it is on request; nothing if the owner wants no mention of it. */
export function PriceLabel({
  of: { price, priceHidden },
  onRequest,
  className,
}: {
  of: Priced;
  onRequest: string;
  className: string;
}) {
  const locale = useLocale();
  if (priceHidden) return null;
  return <span className={className}>{price ? <bdi>{moneyText(locale, price)}</bdi> : onRequest}</span>;
}

function moneyText(locale: string, { amount, currency }: NonNullable<Priced['price']>): string {
  const language = locale === 'ar' ? 'ar-SA-u-nu-latn' : locale;
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
