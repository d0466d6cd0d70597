import * as z from 'zod/mini';
import { type Money, moneyRequest } from '#/owner/items/fields';
import { locales } from '#/platform/i18n/locale';
import { line, lines, plannedDay } from '#/platform/input/fields';
import {
  type CohortStatus,
  cohortLimits,
  type EnrolmentStatus,
  type Openness,
  type Visibility,
  visibilities,
} from './rules';

/** Maximum lengths of what the owner types. */
export const ownersLimits = { place: 300, link: 2048, note: 300, cancellation: 1000 } as const;

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const dateRequest = z.object({ id: z.uuid(), date: plannedDay, from: time, to: time });
/** A date of a cohort in the owner's form, with times of the site's zone. */
export type DateRequest = z.output<typeof dateRequest>;

/** A web address that is safe to link to; empty for none. */
const meetingLink = line(ownersLimits.link).check(
  z.refine((text) => text === '' || (URL.canParse(text) && /^https?:\/\//i.test(text)), {
    params: { format: 'web_address' },
  }),
);

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** `PUT /api/admin/cohorts/{id}`; without a version a new one. */
export const cohortRequest = z.object({
  programId: line(100).check(z.minLength(1)),
  visibility: z.enum(visibilities),
  dates: z.array(dateRequest).check(z.maxLength(cohortLimits.dates)),
  place: line(ownersLimits.place),
  link: meetingLink,
  seats: whole(1, cohortLimits.seats),
  minimum: whole(0, cohortLimits.seats),
  /** `YYYY-MM-DD`; empty for none. */
  lastDay: z.union([z.literal(''), plannedDay]),
  language: z.enum(locales),
  price: moneyRequest,
  holdHours: whole(1, cohortLimits.holdHours),
  note: line(ownersLimits.note),
  version: z.optional(z.number()),
});
export type CohortRequest = z.output<typeof cohortRequest>;
/** As the form sends it. */
export type TypedCohort = z.input<typeof cohortRequest>;

export const cancelRequest = z.object({
  note: lines(ownersLimits.cancellation),
  version: z.optional(z.number()),
});
export type CancelRequest = z.output<typeof cancelRequest>;

/** `POST /api/admin/cohorts/{id}/link` */
export const renewalRequest = z.object({ version: z.optional(z.number()) });
export type RenewalRequest = z.output<typeof renewalRequest>;

/** `POST /api/admin/cohorts/{id}/attendance` */
export const attendanceRequest = z.object({ enrolmentId: z.uuid(), dateId: z.uuid(), present: z.boolean() });
export type AttendanceRequest = z.output<typeof attendanceRequest>;

/** `POST /api/admin/cohorts/{id}/certificates` */
export const certificateRequest = z.object({ enrolmentId: z.uuid(), issued: z.boolean() });
export type CertificateRequest = z.output<typeof certificateRequest>;

/** `POST /api/admin/cohorts/from-application` */
export const inquiryRequest = z.object({ applicationId: z.uuid() });

/** The owner takes somebody off; other statuses come about by themselves. */
export const removalRequest = z.object({ status: z.literal('removed') });

/** How many people a cohort has. */
export interface Counts {
  enrolled: number;
  offered: number;
  waiting: number;
}

/** A cohort in the owner's list. */
export interface CohortSummary extends Counts {
  id: string;
  title: string;
  note: string;
  visibility: Visibility;
  status: CohortStatus;
  openness: Openness;
  /** ISO 8601; null while there are no dates. */
  begins: string | null;
  dates: number;
  seats: number;
  minimum: number;
  lastDay: string | null;
}

/** A program that cohorts can be made of. */
export interface ChosenProgram {
  id: string;
  title: string;
}

/** `GET /api/admin/cohorts` */
export interface CohortList {
  /** Those that lie ahead by their beginning, then those that are over. */
  items: CohortSummary[];
  programs: ChosenProgram[];
}

/** What the owner's form of a cohort holds. */
export interface CohortValues extends Omit<CohortRequest, 'version' | 'price'> {
  price: Money;
}

/** Somebody in a cohort. */
export interface Participant {
  id: string;
  name: string;
  email: string;
  status: EnrolmentStatus;
  place: number;
  erased: boolean;
  heldUntil: string | null;
  /** The ids of the dates at which the person was there. */
  attended: string[];
  /** Whether a certificate can be issued, and whether it is. */
  certifiable: boolean;
  certified: boolean;
}

/** `GET /api/admin/cohorts/{id}` */
export interface CohortDetail {
  summary: CohortSummary;
  values: CohortValues;
  programs: ChosenProgram[];
  /** By place. */
  people: Participant[];
  /** The inquiry that it was made from. */
  applicationId: string | null;
  /** The link of a private cohort. */
  privateLink: string | null;
  cancellationNote: string | null;
  /** When people are told of the latest changes, ISO 8601; null where they know them. */
  tellAt: string | null;
  /** Whether the time to enrol has ended with too few. */
  short: boolean;
  /** Other cohorts of hers at the same time. */
  clashes: { id: string; title: string; start: string }[];
  version: number;
}
