import * as z from 'zod/mini';
import type { CorporateProgram, TrainingService } from '#/features/catalogue/contract';
import type { Locale } from '#/platform/i18n/locale';
import { filledIn } from '#/ui/form';
import { type ApplicationDetails, type ApplicationRequest, applicationDetails } from '../contract';

/** Any program to apply for, those for companies included. */
export type AnyProgram = TrainingService | CorporateProgram;

export const applicationFields = z.keyof(applicationDetails).options;

/** The body of `POST /api/training-reservations`. */
export const buildRequest = (
  values: ApplicationDetails,
  program: AnyProgram | undefined,
  language: Locale,
): ApplicationRequest => ({
  ...filledIn(values),
  serviceType: 'training',
  service: program?.title ?? values.program,
  status: 'pending',
  language,
});
