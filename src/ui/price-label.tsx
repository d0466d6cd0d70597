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

/** The price, or `onRequest` if the owner shows no price. Renders nothing if the owner wants no mention of the price. */
export function PriceLabel({ of: { price, priceHidden }, onRequest, className }: PriceLabelProps) {
  const locale = useLocale();
  if (priceHidden) return null;
  return <span className={className}>{price ? <bdi>{moneyText(locale, price)}</bdi> : onRequest}</span>;
}
