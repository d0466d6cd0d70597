import type { ConsultingService } from '#/features/catalogue/contract';
import { Field, Select, Textarea } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { PersonFields } from '#/ui/person-fields';
import { limits, noteNames } from '../contract';
import { bookingWords } from '../copy';
import { ServiceSelect } from './service-select';
import type { Booking } from './use-booking';

// Fields are registered when they are rendered, in the page's order, so that the first invalid one takes the focus.

export function BookerFields({ booking: { form } }: { booking: Booking }) {
  const { form: copy } = useWords(bookingWords);
  return (
    <PersonFields
      labels={copy}
      limits={limits}
      register={form.register}
      phone={() => form.register('phone')}
      company={() => form.register('company')}
      errors={form.formState.errors}
    />
  );
}

interface ServiceFieldProps {
  booking: Booking;
  services: readonly ConsultingService[];
  preselected: string;
}

export function ServiceField({ booking, services, preselected }: ServiceFieldProps) {
  const { form: copy, request, facts } = useWords(bookingWords);
  const { form, service, serviceChanged, chooseLength } = booking;
  return (
    <div className="form-grid">
      <Field
        className="full"
        label={copy.service.label}
        hint={service?.approval ? request.serviceHint : undefined}
        error={form.formState.errors.serviceId?.message}
      >
        <ServiceSelect
          services={services}
          required
          defaultValue={preselected}
          {...form.register('serviceId', { onChange: serviceChanged })}
        />
      </Field>
      {service?.lengths ? (
        <Field label={facts.duration}>
          <Select value={service.minutes} onChange={({ target }) => chooseLength(Number(target.value))}>
            {service.lengths.map(({ minutes, duration }) => (
              <option key={minutes} value={minutes}>
                {duration}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
    </div>
  );
}

export function NoteFields({ booking: { form } }: { booking: Booking }) {
  const { form: copy } = useWords(bookingWords);
  return noteNames.map((name) => (
    <Field
      key={name}
      label={copy.notes.labels[name]}
      optional={copy.optional}
      error={form.formState.errors[name]?.message}
    >
      <Textarea rows={limits[name] > 500 ? 5 : 2} maxLength={limits[name]} {...form.register(name)} />
    </Field>
  ));
}
