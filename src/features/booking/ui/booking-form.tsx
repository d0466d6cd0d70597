import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import type { ConsultingService } from '#/features/catalogue/contract';
import type { Profile } from '#/features/profile/contract';
import { clockTime, longDate } from '#/platform/i18n/dates';
import { yearRoundZoneWords, zoneWords } from '#/platform/i18n/zone-name';
import { Notice } from '#/ui/feedback';
import { Held } from '#/ui/held';
import { useLocale, useWords } from '#/ui/language/language';
import { useSiteZone } from '#/ui/language/zone';
import { Part } from '#/ui/layout';
import { PersonFields } from '#/ui/person-fields';
import type { Answer } from '../contract';
import { bookingWords } from '../copy';
import { placeText } from '../rules';
import { NoteFields, ServiceField } from './booking-fields';
import { canReserve, canSendWhatsapp, givenAnswers, mailAddress, whatsappAddress } from './booking-request';
import { BookingSend } from './booking-send';
import { useVisitorTimeText } from './chosen-slot';
import { QuestionFields } from './question-fields';
import { SlotPicker } from './slot-picker';
import { type Booking, type PaidBooking, useBooking } from './use-booking';

export interface BookingFormProps {
  services: readonly ConsultingService[];
  owner: Pick<Profile, 'whatsapp' | 'email' | 'phone'>;
  preselected: string;
  /** The note on what the details are used for. */
  privacy: ReactNode;
  onBooked: (reservationId: string) => Promise<void>;
  /** Reloads the services; called when an answer is refused, because the questions may have changed. */
  onOutdated: () => Promise<void>;
  /** Only if a sold package pays for the booking. */
  paid?: PaidBooking;
  /** What a visitor can do if the week or day on view has no free slot. */
  whenFull?: (serviceId: string) => ReactNode;
}

/** The booking form. It is hidden without JavaScript; then a text above it says how to book instead. */
export function BookingForm({
  services,
  owner,
  preselected,
  privacy,
  onBooked,
  onOutdated,
  paid,
  whenFull,
}: BookingFormProps) {
  const copy = useWords(bookingWords);
  const booking = useBooking({ services, preselected, onBooked, onOutdated, paid });
  const message = useMessage(booking, owner);
  const zone = yearRoundZoneWords(useLocale(), useSiteZone(), new Date());
  const { form, service, values, chosen, availability } = booking;

  const isOnRequest = (service ? [service] : services).every(
    ({ price, priceHidden }) => !price && !priceHidden,
  );
  const { priceOnRequest, note } = copy.form.service;
  const serviceNote = isOnRequest ? `${priceOnRequest} ${note}` : note;

  const openWhatsapp = owner.whatsapp
    ? () => {
        if (message) window.open(whatsappAddress(owner.whatsapp, message), '_blank', 'noopener');
      }
    : undefined;
  // Without a chosen slot, submitting opens a WhatsApp chat with the visitor's message, if the owner has a number, and name, mail
  // address and service are filled in.
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (booking.sending) return;
    if (openWhatsapp && !chosen && canSendWhatsapp(values)) openWhatsapp();
    else void form.handleSubmit(booking.reserve)();
  };
  // Browsers ignore Enter while the submit button is disabled. This makes Enter submit anyway, which shows what is missing.
  const submitOnEnter = (event: KeyboardEvent) => {
    const isInput = event.target instanceof HTMLInputElement;
    if (
      event.key !== 'Enter' ||
      !isInput ||
      event.nativeEvent.isComposing ||
      canReserve(values, chosen, service)
    )
      return;
    event.preventDefault();
    submit();
  };

  return (
    <form noValidate method="post" className="needs-script" onSubmit={submit} onKeyDown={submitOnEnter}>
      <Held while={booking.sending}>
        <Part
          id="booking-person"
          title={copy.form.personal.title}
          note={service?.approval ? copy.request.personalNote : copy.form.personal.note}
        >
          {/* The first invalid field in the order of registration gets the focus, so each is registered as it is rendered. */}
          <PersonFields
            labels={copy.form}
            register={form.register}
            phone={() => form.register('phone')}
            company={() => form.register('company')}
            errors={form.formState.errors}
          />
        </Part>
        <Part
          id="booking-service"
          title={copy.form.service.title}
          note={paid ? copy.session.serviceNote : serviceNote}
        >
          <ServiceField
            booking={booking}
            services={services}
            preselected={preselected}
            phone={owner.phone}
            isPaid={paid !== undefined}
          />
        </Part>
        <Part wide id="booking-time" title={copy.form.time.title} note={copy.form.time.note(zone)}>
          {service ? (
            <SlotPicker
              availability={availability.data}
              failed={availability.isError && !availability.isFetching}
              isAsked={availability.isFetchedAfterMount}
              onRetry={() => void availability.refetch()}
              chosen={chosen}
              whyCleared={booking.whyCleared}
              onChoose={booking.choose}
              onClear={booking.clear}
              hasWhatsApp={owner.whatsapp !== ''}
              whenFull={whenFull?.(service.id)}
            />
          ) : (
            <Notice tone="need">{copy.calendar.needService}</Notice>
          )}
        </Part>
        {service?.questions ? (
          <Part id="booking-questions" title={copy.form.questions.title} note={copy.form.questions.note}>
            <QuestionFields key={service.id} booking={booking} questions={service.questions} />
          </Part>
        ) : null}
        <Part id="booking-notes" title={copy.form.notes.title} note={copy.form.notes.note}>
          <NoteFields booking={booking} />
        </Part>
      </Held>
      <Part
        id="booking-send"
        className="part-last"
        title={service?.approval ? copy.request.sendTitle : copy.form.send.title}
      >
        <BookingSend
          booking={booking}
          privacy={privacy}
          onWhatsapp={openWhatsapp}
          mailAddress={message && mailAddress(owner.email, copy.page.title, message)}
        />
      </Part>
    </form>
  );
}

/** The message to the owner in the page's language; undefined while name, mail address or service is missing. */
function useMessage({ values, service, chosen }: Booking, owner: Pick<Profile, 'phone'>): string | undefined {
  const { whatsapp, facts } = useWords(bookingWords);
  const locale = useLocale();
  const zone = useSiteZone();
  const now = new Date().toISOString();
  const own = useVisitorTimeText({ start: chosen?.start ?? now, timeZone: zone.timeZone });
  if (!service || !canSendWhatsapp(values)) return undefined;
  const at = chosen ? new Date(chosen.start) : undefined;
  const orUndefined = (text: string | undefined) => text?.trim() || undefined;
  return whatsapp.message({
    name: values.name?.trim() ?? '',
    email: values.email?.trim() ?? '',
    phone: orUndefined(values.phone),
    company: orUndefined(values.company),
    service: service.title,
    duration: service.duration,
    date: at && longDate(locale, zone.timeZone, at),
    time: at && clockTime(zone.timeZone, at),
    zone: at ? zoneWords(locale, zone, at).inBrackets : '',
    own: at && own,
    place: service.place && placeText(facts, service.place, owner.phone),
    answers: answersOf(service, givenAnswers(values, service), facts),
    notes: orUndefined(values.message),
  });
}

const answersOf = (
  { questions = [] }: ConsultingService,
  given: Record<string, string>,
  { yes, no }: { yes: string; no: string },
): Answer[] =>
  questions.flatMap(({ id, kind, label: question }) => {
    const answer = given[id];
    if (!answer) return [];
    const word = answer === 'yes' ? yes : no;
    return [{ question, answer: kind === 'yesno' ? word : answer }];
  });
