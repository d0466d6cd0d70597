import { moneyText } from '#/platform/i18n/money';
import { useLocale } from './language/language';

interface PriceLabelProps {
  of: {
    price?: { amount: number; currency: string } | undefined;
    priceHidden?: true | undefined;
  };
  onRequest: string;
  className: string;
}

/** The price if the owner shows it, otherwise that it is on request; nothing if the owner wants no mention of it. */
export function PriceLabel({ of: { price, priceHidden }, onRequest, className }: PriceLabelProps) {
  const locale = useLocale();
  if (priceHidden) return null;
  return <span className={className}>{price ? <bdi>{moneyText(locale, price)}</bdi> : onRequest}</span>;
}
