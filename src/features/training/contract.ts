import * as z from 'zod/mini';
import { emailAddress, language, line, lines, personName, requiredLine } from '#/platform/input/fields';
import { type Stored, textGroup } from '#/platform/input/text-group';
import { type ApplicationStatus, type TrainingType, trainingTypes } from './rules';

/** Maximum lengths in characters, and the maximum number of participants. */
export const limits = {
  name: 120,
  phone: 40,
  company: 160,
  budget: 120,
  message: 4000,
  title: 200,
  participants: 99_999,
} as const;

export const formats = ['online', 'hybrid', 'onsite'] as const;
export type Format = (typeof formats)[number];
export const urgencies = ['asap', 'this_month', 'next_month', 'flexible'] as const;
export type Urgency = (typeof urgencies)[number];
const countRange = { format: 'range', min: 1, max: limits.participants };

export const applicant = textGroup({
  name: personName(limits.name),
  email: emailAddress,
  phone: line(limits.phone).check(z.minLength(10)),
  company: z.optional(line(limits.company)),
  budget: z.optional(line(limits.budget)),
  message: z.optional(lines(limits.message)),
});

export const applicationDetails = z.object({
  ...applicant.shape,
  /** A program's id, or its title in any language. */
  program: requiredLine(limits.title),
  participantCount: line(limits.title).check(
    z.refine((text) => Number(text) >= 1, { abort: true }),
    z.refine((text) => /^\d+$/.test(text) && Number(text) <= limits.participants, { params: countRange }),
  ),
  trainingType: z.enum(trainingTypes),
  preferredFormat: z.enum(formats),
  urgency: z.enum(urgencies),
});
export type ApplicationDetails = z.input<typeof applicationDetails>;

/** `POST /api/training-reservations`. `status`, `service` and `serviceType` are accepted, but the server decides them. */
export const applicationRequest = z.extend(applicationDetails, {
  participantCount: z._default(applicationDetails.shape.participantCount, '1'),
  serviceType: z.optional(z.literal('training')),
  /** The program's title as the visitor saw it. The server doesn't use it. */
  service: z.optional(line(limits.title)),
  status: z.optional(z.literal('pending')),
  language,
});
export type ApplicationRequest = z.output<typeof applicationRequest>;

/** `GET /api/training-reservations/{id}`. Anybody who knows the id may read the application. */
export interface Application extends Stored<typeof applicant.shape> {
  id: string;
  status: ApplicationStatus;
  serviceType: 'training';
  /** The program's id. */
  program: string;
  /** The program's title, in the requested language. */
  service: string;
  /** As text, '5 hafta (40 saat)'. */
  duration: string;
  participantCount: string;
  trainingType: TrainingType;
  preferredFormat: Format;
  urgency: Urgency;
}
