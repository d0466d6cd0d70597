import { useCopy } from '#/platform/i18n/copy';
import { Field, Input } from '#/ui/field';
import { limits } from '../contract';
import type { ApplicationState } from './use-application';

/** Who applies. Addresses and numbers are written left to right in every language. */
export function PersonFields({ form }: Pick<ApplicationState, 'form'>) {
  const { form: copy } = useCopy('training');
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
