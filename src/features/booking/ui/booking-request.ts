import * as z from 'zod/mini';
import type { ConsultingService } from '#/features/catalogue/contract';
import type { Locale } from '#/platform/i18n/locale';
import { filledIn, matchServerErrors } from '#/ui/form';
import { type PersonalDetails, personalDetails, type ReservationRequest, type Slot } from '../contract';
import { dateOf, startTimeOf } from './calendar-days';

export const personalFields = z.keyof(personalDetails).options;

const isGiven = (text: string | undefined): boolean => Boolean(text?.trim());

/** What the main button waits for (specification, section 5). */
export const canReserve = (values: Partial<PersonalDetails>, slot: Slot | null): boolean =>
  slot !== null && [values.name, values.email, values.phone, values.serviceId].every(isGiven);

/** What the WhatsApp button waits for (specification, section 5). */
export const canWrite = (values: Partial<PersonalDetails>): boolean =>
  [values.name, values.email, values.serviceId].every(isGiven);

/** The body of `POST /api/reservations`. */
export const requestOf = (
  values: PersonalDetails,
  service: ConsultingService,
  slot: Slot,
  language: Locale,
): ReservationRequest => ({
  ...filledIn(values),
  service: service.title,
  serviceId: service.id,
  serviceDuration: service.duration,
  appointmentDate: dateOf(slot),
  appointmentTime: startTimeOf(slot),
  slotId: slot.id,
  language,
});

/** A conversation with the owner, its first message already written. `number` has digits only. */
export const whatsappAddress = (number: string, message: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`;

/** The same as a mail. */
export const mailAddress = (email: string, subject: string, message: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message.replaceAll('\n', '\r\n'))}`;

const aboutService = ['service', 'serviceDuration'];
const aboutSlot = ['slotId', 'appointmentDate', 'appointmentTime'];

export interface Refusal {
  fields: { field: (typeof personalFields)[number]; message: string }[];
  /** Said of the chosen slot, if it was refused. */
  slot?: string | undefined;
}

/** What a 422 means for this form; undefined where nothing in it can be mended here. */
export function refusalOf(
  errors: readonly { path: string; message: string }[] | undefined,
): Refusal | undefined {
  const fields = matchServerErrors(
    personalFields,
    errors?.map(({ path, message }) => ({ path: aboutService.includes(path) ? 'serviceId' : path, message })),
  );
  const slot = errors?.find(({ path }) => aboutSlot.includes(path))?.message;
  return fields.length > 0 || slot ? { fields, slot } : undefined;
}
