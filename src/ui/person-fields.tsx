import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, Input } from './field';

type PersonField = 'name' | 'email' | 'phone' | 'company';

interface PersonFieldsProps {
  labels: { name: string; email: string; phone?: string; company?: string; optional: string };
  register: (field: 'name' | 'email') => UseFormRegisterReturn;
  // `phone` and `company` are functions, so that fields register in the order of the form: the first invalid one gets the focus.
  phone?: () => UseFormRegisterReturn<'phone'>;
  company?: () => UseFormRegisterReturn<'company'>;
  errors: Partial<Record<PersonField, { message?: string | undefined } | undefined>>;
  children?: () => ReactNode;
}

/** `dir` is set where a field is left to right in every language: mail addresses and phone numbers. */
export function PersonFields({ labels, register, phone, company, errors, children }: PersonFieldsProps) {
  return (
    <div className="form-grid">
      <Field label={labels.name} error={errors.name?.message}>
        <Input required autoComplete="name" {...register('name')} />
      </Field>
      <Field label={labels.email} error={errors.email?.message}>
        <Input required type="email" dir="ltr" autoComplete="email" {...register('email')} />
      </Field>
      {phone ? (
        <Field label={labels.phone} error={errors.phone?.message}>
          <Input required type="tel" dir="ltr" autoComplete="tel" {...phone()} />
        </Field>
      ) : null}
      {company ? (
        <Field label={labels.company} optional={labels.optional} error={errors.company?.message}>
          <Input autoComplete="organization" {...company()} />
        </Field>
      ) : null}
      {children?.()}
    </div>
  );
}
