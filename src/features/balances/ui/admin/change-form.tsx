import { useState } from 'react';
import { RowForm } from '#/owner/kit/row-form';
import { useSaving } from '#/owner/kit/use-saving';
import { recordClient } from '#/owner/records/client';
import { Notice } from '#/ui/feedback';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import type { BalanceTypes } from '../../admin-queries';
import { adminBalanceWords } from '../../copy';
import { BuyerFields, bindFields, type DetailValues, PaymentFields } from './sale-fields';

const { act } = recordClient('balances');

const valuesOf = (record: BalanceTypes['detail']): DetailValues => ({
  name: record.name,
  email: record.email,
  phone: record.phone,
  company: record.company ?? '',
  language: record.language,
  lastDay: record.lastDay ?? '',
  bookBeforePaid: record.bookBeforePaid,
  reference: record.reference,
  paymentLink: record.paymentLink,
  paymentText: record.paymentText,
  price: record.price,
});

interface ChangeFormProps {
  record: BalanceTypes['detail'];
  onDone: () => void;
}

export function ChangeForm({ record, onDone }: ChangeFormProps) {
  const { form: words } = useWords(adminBalanceWords);
  const locale = useLocale();
  const saving = useSaving<BalanceTypes['detail']>({ queryKey: ['inbox'], showsNewer: true });
  const [values, setValues] = useState(() => valuesOf(record));
  const change = (part: Partial<DetailValues>) => setValues((before) => ({ ...before, ...part }));
  const fields = { values, errors: saving.errors, onChange: change };
  const bind = bindFields(fields);
  const submit = async () => {
    const details = { ...values, sequence: record.sequence };
    if (await saving.runAndSay(() => act(record.id, locale, 'change', details), words.changed)) onDone();
  };
  return (
    <RowForm label={words.save} submit={words.save} saving={saving} onSubmit={submit} onCancel={onDone}>
      <Field label={words.lastDay} hint={words.lastDayHint} error={saving.errors.lastDay}>
        <Input type="date" {...bind('lastDay')} />
      </Field>
      <div className="full">
        <BuyerFields {...fields} />
      </div>
      <div className="full">
        <PaymentFields {...fields} />
      </div>
      {saving.newer ? (
        <div className="full">
          <Notice tone="danger">{words.conflict}</Notice>
        </div>
      ) : null}
    </RowForm>
  );
}
