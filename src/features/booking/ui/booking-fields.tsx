import { Fragment } from 'react';
import type { ConsultingService } from '#/features/catalogue/contract';
import { moneyText } from '#/platform/i18n/money';
import { Field, Select, Textarea } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { limits, noteNames } from '../contract';
import { bookingWords } from '../copy';
import { placeText } from '../rules';
import { ServiceSelect } from './service-select';
import type { Booking } from './use-booking';

interface ServiceFieldProps {
  booking: Booking;
  services: readonly ConsultingService[];
  preselected: string;
  /** The owner's phone number, for services at which the visitor calls her. */
  phone: string;
  /** Whether a sold package pays for the booking. */
  isPaid: boolean;
}

export function ServiceField({ booking, services, preselected, phone, isPaid }: ServiceFieldProps) {
  const { form: copy, request, facts } = useWords(bookingWords);
  const locale = useLocale();
  const { form, service, serviceChanged, chooseLength } = booking;
  const price = isPaid ? undefined : service?.price;
  const known = [
    price && { term: copy.service.price, text: moneyText(locale, price) },
    service?.place && { term: facts.place, text: placeText(facts, service.place, phone) },
  ].filter((each) => each !== undefined);
  return (
    <div className="form-grid">
      <Field
        className="full"
        label={copy.service.label}
        hint={
          known.length > 0 || service?.approval ? (
            <>
              {known.map(({ term, text }) => (
                <Fragment key={term}>
                  {term}: <bdi>{text}</bdi>
                  <br />
                </Fragment>
              ))}
              {service?.approval ? request.serviceHint : null}
            </>
          ) : undefined
        }
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
      <Textarea rows={limits[name] > 500 ? 5 : 2} {...form.register(name)} />
    </Field>
  ));
}
