import * as z from 'zod/mini';
import type { Locale } from '#/platform/i18n/locale';
import { language, lines } from '#/platform/input/fields';
import { limits, type Reservation } from './contract';

/** The request that the link in a mail to the owner opens. */
export interface AskedAppointment {
  reservation: Reservation;
  /** What the person reads. */
  language: Locale;
  /** Earlier appointments of the person at which nobody appeared. */
  noShows: number;
}

/** `POST /api/auth/requests/{id}`: what the owner answers to a request. */
export const answerRequest = z.object({
  confirms: z.boolean(),
  /** To the visitor, where she declines. */
  message: z.optional(lines(limits.ownersMessage)),
  language,
});
