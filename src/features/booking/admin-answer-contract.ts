import * as z from 'zod/mini';
import { language, lines } from '#/platform/input/fields';
import { limits, type Reservation } from './contract';

/** The request that the link in a mail to the owner opens. */
export interface AskedAppointment {
  reservation: Reservation;
}

/** `POST /api/auth/requests/{id}`: what the owner answers to a request. */
export const answerRequest = z.object({
  confirms: z.boolean(),
  /** To the visitor, where she declines. */
  message: z.optional(lines(limits.ownersMessage)),
  language,
});
