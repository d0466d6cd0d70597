import type { UseFormReturn } from 'react-hook-form';
import { useCopy } from '#/platform/i18n/copy';
import { Field, Input } from '#/ui/field';
import { limits, type PersonalDetails } from '../contract';

/** Who books. Addresses and numbers are written left to right in every language. */
export function PersonalFields({ form }: { form: UseFormReturn<PersonalDetails> }) {
  const { form: copy } = useCopy('booking');
  const { errors } = form.formState;
  return (
    <div className="form-grid">
      <Field label={copy.name} error={errors.name?.message}>
        <Input required autoComplete="name" maxLength={limits.name} {...form.register('name')} />
      </Field>
      <Field label={copy.email} error={errors.email?.message}>
        <Input
          required
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={limits.email}
          {...form.register('email')}
        />
      </Field>
      <Field label={copy.phone} error={errors.phone?.message}>
        <Input
          required
          type="tel"
          dir="ltr"
          autoComplete="tel"
          maxLength={limits.phone}
          {...form.register('phone')}
        />
      </Field>
      <Field label={copy.company} optional={copy.optional} error={errors.company?.message}>
        <Input autoComplete="organization" maxLength={limits.company} {...form.register('company')} />
      </Field>
    </div>
  );
}
