import { useWatch } from 'react-hook-form';
import { kitWords } from '#/owner/kit/copy';
import { currencyText } from '#/platform/i18n/units';
import { Field, Input, Options, Select } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { currencies, type Money, priceModes } from '../fields';
import styles from './money-field.module.css';
import { useOpenForm } from './open-form';
import { usePriceRead } from './use-price-read';

/** A price, and whether visitors see it. The amount can be entered only if they do. */
export function MoneyField({ name }: { name: string }) {
  const { words, form } = useOpenForm();
  const { money } = useWords(kitWords);
  const locale = useLocale();
  const mode: Money['mode'] = useWatch({ control: form.control, name: `${name}.mode` });
  const typed: string | undefined = useWatch({ control: form.control, name: `${name}.amount` });
  const currency: Money['currency'] = useWatch({ control: form.control, name: `${name}.currency` });
  const reads = usePriceRead(typed ?? '', currency);
  const { errors } = form.formState;
  const fault = (errors[name] as { amount?: { message?: string } } | undefined)?.amount?.message;
  return (
    <fieldset className={styles.root}>
      <legend className="field-label">{words.fields[name]}</legend>
      <Field label={money.mode}>
        <Select {...form.register(`${name}.mode`)}>
          <Options of={priceModes} text={(each) => money.modes[each]} />
        </Select>
      </Field>
      {mode !== 'shown' ? null : (
        <>
          <Field label={money.amount} error={fault} hint={reads}>
            <Input inputMode="decimal" dir="ltr" autoComplete="off" {...form.register(`${name}.amount`)} />
          </Field>
          <Field label={money.currency}>
            <Select {...form.register(`${name}.currency`)}>
              <Options of={currencies} text={(code) => currencyText(locale, code)} />
            </Select>
          </Field>
        </>
      )}
      <p className="field-hint">{money.hint}</p>
    </fieldset>
  );
}
