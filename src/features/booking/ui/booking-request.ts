import type { ConsultingService } from '#/features/catalogue/contract';
import type { Locale } from '#/platform/i18n/locale';
import type { PersonalDetails, ReservationRequest, Slot } from '../contract';
import { dateOf, startTimeOf } from './calendar-days';

export const personalFields = ['name', 'email', 'phone', 'company', 'serviceId', 'message'] as const;
export type PersonalField = (typeof personalFields)[number];

const isGiven = (text: string | undefined): boolean => Boolean(text?.trim());

/** What the main button waits for (specification, section 5). */
export const canReserve = (values: Partial<PersonalDetails>, slot: Slot | null): boolean =>
  slot !== null && [values.name, values.email, values.phone, values.serviceId].every(isGiven);

/** What the WhatsApp button waits for (specification, section 5). */
export const canWrite = (values: Partial<PersonalDetails>): boolean =>
  [values.name, values.email, values.serviceId].every(isGiven);

/** The body of `POST /api/reservations`. */
export function requestOf(
  values: PersonalDetails,
  service: ConsultingService,
  slot: Slot,
  language: Locale,
): ReservationRequest {
  const { name, email, phone, company, message } = values;
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    ...(isGiven(company) ? { company: company?.trim() } : {}),
    ...(isGiven(message) ? { message: message?.trim() } : {}),
    service: service.title,
    serviceId: service.id,
    serviceDuration: service.duration,
    appointmentDate: dateOf(slot),
    appointmentTime: startTimeOf(slot),
    slotId: slot.id,
    language,
  };
}

/** A conversation with the owner, its first message already written. `number` has digits only. */
export const whatsappAddress = (number: string, message: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`;

/** The same as a mail. */
export const mailAddress = (email: string, subject: string, message: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message.replaceAll('\n', '\r\n'))}`;

const fieldOf: Record<string, PersonalField> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  company: 'company',
  message: 'message',
  serviceId: 'serviceId',
  service: 'serviceId',
  serviceDuration: 'serviceId',
};
const aboutSlot = ['slotId', 'appointmentDate', 'appointmentTime'];

export interface Refusal {
  fields: { field: PersonalField; message: string }[];
  /** Said of the chosen slot, if it was refused. */
  slot?: string | undefined;
}

/** What a 422 means for this form; undefined where nothing in it can be mended here. */
export function refusalOf(
  errors: readonly { path: string; message: string }[] | undefined,
): Refusal | undefined {
  const fields = (errors ?? []).flatMap(({ path, message }) => {
    const field = fieldOf[path];
    return field ? [{ field, message }] : [];
  });
  const slot = errors?.find(({ path }) => aboutSlot.includes(path))?.message;
  return fields.length > 0 || slot ? { fields, slot } : undefined;
}
