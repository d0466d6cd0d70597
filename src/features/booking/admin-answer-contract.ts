import * as z from 'zod/mini';
import type { Locale } from '#/platform/i18n/locale';
import { language, lines } from '#/platform/input/fields';
import { limits, type Reservation } from './contract';

/** The request that the owner answers by the link in a mail. */
export interface AskedAppointment {
  reservation: Reservation;
  /** The language in which the person booked. */
  language: Locale;
  /** How many earlier appointments the person has missed. */
  noShows: number;
}

/** `POST /api/auth/requests/{id}`: whether the owner confirms or declines the request. */
export const answerRequest = z.object({
  confirms: z.boolean(),
  /** The owner's message to the visitor; used only when she declines. */
  message: z.optional(lines(limits.ownersMessage)),
  language,
});
