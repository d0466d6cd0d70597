import { Check } from '#/owner/kit/check';
import { kitWords } from '#/owner/kit/copy';
import { Fields } from '#/owner/kit/fields';
import { locales } from '#/platform/i18n/locale';
import { Field, Input, Options, Select, Textarea } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import type { SaleValues } from '../../admin-contract';
import { adminBalanceWords } from '../../copy';
import styles from './sale-fields.module.css';

/** The values that the owner can change later. */
export type DetailValues = Omit<SaleValues, 'packageId' | 'sessions' | 'paid'>;

interface SaleFieldsProps {
  values: DetailValues;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<DetailValues>) => void;
}

export const bindFields =
  ({ values, onChange }: SaleFieldsProps) =>
  (name: Exclude<keyof DetailValues, 'bookBeforePaid'>) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });

export function BuyerFields(props: SaleFieldsProps) {
  const { form: words } = useWords(adminBalanceWords);
  const { names } = useWords(kitWords).languages;
  const bind = bindFields(props);
  const { errors } = props;
  return (
    <Fields>
      <Field label={words.name} error={errors.name}>
        <Input dir="auto" required autoComplete="off" {...bind('name')} />
      </Field>
      <Field label={words.email} error={errors.email}>
        <Input type="email" dir="ltr" required autoComplete="off" {...bind('email')} />
      </Field>
      <Field label={words.phone} optional={words.optional} error={errors.phone}>
        <Input type="tel" dir="ltr" autoComplete="off" {...bind('phone')} />
      </Field>
      <Field label={words.company} optional={words.optional} error={errors.company}>
        <Input dir="auto" autoComplete="off" {...bind('company')} />
      </Field>
      <Field label={words.language} error={errors.language}>
        <Select {...bind('language')}>
          <Options of={locales} text={(locale) => names[locale]} />
        </Select>
      </Field>
    </Fields>
  );
}

export function PaymentFields(props: SaleFieldsProps) {
  const { form: words } = useWords(adminBalanceWords);
  const bind = bindFields(props);
  const { values, errors, onChange } = props;
  return (
    <div className={styles.root}>
      <Fields>
        <Field
          label={words.reference}
          optional={words.optional}
          hint={words.referenceHint}
          error={errors.reference}
        >
          <Input dir="auto" {...bind('reference')} />
        </Field>
        <Field label={words.price} optional={words.optional} hint={words.priceHint} error={errors.price}>
          <Input dir="auto" {...bind('price')} />
        </Field>
      </Fields>
      <Field label={words.paymentLink} optional={words.optional} error={errors.paymentLink}>
        <Input dir="ltr" inputMode="url" placeholder="https://" {...bind('paymentLink')} />
      </Field>
      <Field
        label={words.paymentText}
        optional={words.optional}
        hint={words.paymentTextHint}
        error={errors.paymentText}
      >
        <Textarea dir="auto" rows={3} {...bind('paymentText')} />
      </Field>
      <Check
        checked={values.bookBeforePaid}
        onChange={({ target }) => onChange({ bookBeforePaid: target.checked })}
      >
        {words.bookBeforePaid}
      </Check>
    </div>
  );
}
