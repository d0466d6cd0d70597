import { currencies, type Money, priceModes } from '#/owner/items/fields';
import { usePriceRead } from '#/owner/items/form/use-price-read';
import { currencyText } from '#/platform/i18n/units';
import { Field, Input, Options, Select } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { adminCohortWords } from '../../copy';
import styles from './cohort-room.module.css';

export type TypedPrice = Omit<Money, 'amount'> & { amount: string };

interface PriceFieldsProps {
  price: TypedPrice;
  error: string | undefined;
  onChange: (price: TypedPrice) => void;
}

export function PriceFields({ price, error, onChange }: PriceFieldsProps) {
  const { form: words } = useWords(adminCohortWords).cohorts;
  const locale = useLocale();
  const reads = usePriceRead(price.amount, price.currency);
  const bind = (name: keyof TypedPrice) => ({
    value: price[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...price, [name]: target.value }),
  });
  return (
    <div className={styles.price}>
      <Field label={words.price}>
        <Select {...bind('mode')}>
          <Options of={priceModes} text={(mode) => words.priceModes[mode]} />
        </Select>
      </Field>
      {price.mode === 'shown' ? (
        <>
          <Field label={words.amount} error={error} hint={reads}>
            <Input inputMode="decimal" dir="ltr" autoComplete="off" {...bind('amount')} />
          </Field>
          <Field label={words.currency}>
            <Select {...bind('currency')}>
              <Options of={currencies} text={(code) => currencyText(locale, code)} />
            </Select>
          </Field>
        </>
      ) : null}
    </div>
  );
}
