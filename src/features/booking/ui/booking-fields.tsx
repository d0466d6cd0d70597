import type { ConsultingService } from '#/features/catalogue/contract';
import { useCopy } from '#/platform/i18n/copy';
import { Field, Input, Textarea } from '#/ui/field';
import { limits } from '../contract';
import { ServiceSelect } from './service-select';
import type { Booking } from './use-booking';

// Each part registers its own fields as it is drawn, so that the first wrong one in the page's order takes the focus.

/** Who books. Addresses and numbers are written left to right in every language. */
export function PersonalFields({ booking: { form } }: { booking: Booking }) {
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

interface ServiceFieldProps {
  booking: Booking;
  services: readonly ConsultingService[];
  preselected: string;
}

export function ServiceField({ booking, services, preselected }: ServiceFieldProps) {
  const { form: copy } = useCopy('booking');
  const { form, serviceChanged } = booking;
  return (
    <Field label={copy.service.label} error={form.formState.errors.serviceId?.message}>
      <ServiceSelect
        services={services}
        required
        defaultValue={preselected}
        {...form.register('serviceId', { onChange: serviceChanged })}
      />
    </Field>
  );
}

export function NotesField({ booking: { form } }: { booking: Booking }) {
  const { form: copy } = useCopy('booking');
  return (
    <Field label={copy.notes.label} optional={copy.optional} error={form.formState.errors.message?.message}>
      <Textarea rows={5} maxLength={limits.message} {...form.register('message')} />
    </Field>
  );
}
