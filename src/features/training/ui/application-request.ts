import type { CorporateProgram, TrainingService } from '#/features/catalogue/contract';
import type { Locale } from '#/platform/i18n/locale';
import type { ApplicationDetails, ApplicationRequest } from '../contract';

/** What can be applied for: a program, or one for companies. */
export type Offered = TrainingService | CorporateProgram;

/** In the order of the form. */
export const applicationFields = [
  'name',
  'email',
  'phone',
  'company',
  'program',
  'participantCount',
  'trainingType',
  'preferredFormat',
  'budget',
  'message',
  'urgency',
] as const satisfies readonly (keyof ApplicationDetails)[];

/** The body of `POST /api/training-reservations`; what was left empty is left out. */
export function requestOf(
  values: ApplicationDetails,
  program: Offered | undefined,
  language: Locale,
): ApplicationRequest {
  const { company, budget, message, ...required } = values;
  const given = Object.entries({ company, budget, message }).filter(([, text]) => text?.trim());
  return {
    ...required,
    ...Object.fromEntries(given),
    serviceType: 'training',
    service: program?.title ?? values.program,
    status: 'pending',
    language,
  };
}
