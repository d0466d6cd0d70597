import { moneyText } from '#/platform/i18n/money';
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
