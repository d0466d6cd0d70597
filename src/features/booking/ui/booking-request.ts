import * as z from 'zod/mini';
import type { AskedQuestion, ConsultingService } from '#/features/catalogue/contract';
import type { Locale } from '#/platform/i18n/locale';
import { filledIn } from '#/ui/form';
import {
  type BookingDetails,
  type PersonalDetails,
  personalDetails,
  type ReservationRequest,
  type Slot,
} from '../contract';
import { slotDate, slotStartTime } from './calendar-days';

export const personalFields = z.keyof(personalDetails).options;

const isGiven = (text: string | undefined): boolean => Boolean(text?.trim());

/** The fields that a booking needs, in the order of the form. */
const needed = ['name', 'email', 'phone', 'serviceId'] as const;

/** The needed fields that are not filled in yet, and `slot` if none is chosen. */
export const missingFields = (
  values: Partial<PersonalDetails>,
  slot: Slot | null,
): ((typeof needed)[number] | 'slot')[] => [
  ...needed.filter((field) => !isGiven(values[field])),
  ...(slot ? [] : (['slot'] as const)),
];

type Typed = Partial<BookingDetails>;
type Asking = Pick<ConsultingService, 'questions'> | undefined;

export const missingAnswers = ({ answers }: Typed, service: Asking): AskedQuestion[] =>
  (service?.questions ?? []).filter(({ id, required }) => required && !isGiven(answers?.[id]));

export const givenAnswers = ({ answers }: Typed, service: Asking): Record<string, string> =>
  Object.fromEntries(
    (service?.questions ?? []).flatMap(({ id }) => {
      const answer = answers?.[id]?.trim();
      return answer ? [[id, answer]] : [];
    }),
  );

export const canReserve = (values: Typed, slot: Slot | null, service?: Asking): boolean =>
  missingFields(values, slot).length === 0 && missingAnswers(values, service).length === 0;

export const canSendWhatsapp = (values: Partial<PersonalDetails>): boolean =>
  [values.name, values.email, values.serviceId].every(isGiven);

export const buildRequest = (
  { answers, ...values }: BookingDetails,
  service: ConsultingService,
  slot: Slot,
  { language, visitorZone }: { language: Locale; visitorZone?: string | undefined },
): ReservationRequest => ({
  ...filledIn(values),
  ...(service.questions ? { answers: givenAnswers({ answers }, service) } : {}),
  service: service.title,
  serviceId: service.id,
  serviceDuration: service.duration,
  appointmentDate: slotDate(slot),
  appointmentTime: slotStartTime(slot),
  slotId: slot.id,
  ...(visitorZone ? { visitorZone } : {}),
  language,
});

/** The address of a WhatsApp chat with a prefilled message. `number` has digits only. */
export const whatsappAddress = (number: string, message: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`;

export const mailAddress = (email: string, subject: string, message: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message.replaceAll('\n', '\r\n'))}`;

const aboutService = ['service', 'serviceDuration'];
const aboutSlot = ['slotId', 'appointmentDate', 'appointmentTime'];

type RefusedField = (typeof personalFields)[number] | `answers.${string}`;

const isField = (path: string): path is RefusedField =>
  path.startsWith('answers.') || personalFields.some((field) => field === path);

export interface Refusal {
  fields: { field: RefusedField; message: string }[];
  /** The message about the slot, if it was refused. */
  slot?: string | undefined;
}

/** The errors of a 422 response by field; undefined if none is about a field or the slot. */
export function parseRefusal(
  errors: readonly { path: string; message: string }[] | undefined,
): Refusal | undefined {
  const fields = (errors ?? []).flatMap(({ path, message }) => {
    const field = aboutService.includes(path) ? 'serviceId' : path;
    return isField(field) ? [{ field, message }] : [];
  });
  const slot = errors?.find(({ path }) => aboutSlot.includes(path))?.message;
  return fields.length > 0 || slot ? { fields, slot } : undefined;
}
