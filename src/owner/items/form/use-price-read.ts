import { kitWords } from '#/owner/kit/copy';
import { amountFrom, moneyText } from '#/platform/i18n/money';
import { useLocale, useWords } from '#/ui/language/language';

/** How visitors will see an amount that is being typed; undefined while the text is no amount. */
export function usePriceRead(typed: string, currency: string): string | undefined {
  const { money } = useWords(kitWords);
  const locale = useLocale();
  const amount = amountFrom(typed);
  return amount === undefined ? undefined : money.reads(moneyText(locale, { amount, currency }));
}
