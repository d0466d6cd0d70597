import * as z from 'zod/mini';
import { type Money, moneyRequest } from '#/owner/items/fields';
import { locales } from '#/platform/i18n/locale';
import { line, lines, linkOrNone, plannedDay } from '#/platform/input/fields';
import { cohortLimits, visibilities } from './rules';

export const ownersLimits = { place: 300, link: 2048, note: 300, cancellation: 1000 } as const;

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const dateRequest = z.object({ id: z.uuid(), date: plannedDay, from: time, to: time });
/** A date of a cohort in the owner's form, with times of the site's zone. */
export type DateRequest = z.output<typeof dateRequest>;

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** `PUT /api/admin/cohorts/{id}`. The request for a new cohort has no version. */
export const cohortRequest = z.object({
  programId: line(100).check(z.minLength(1)),
  visibility: z.enum(visibilities),
  dates: z.array(dateRequest).check(z.maxLength(cohortLimits.dates)),
  place: line(ownersLimits.place),
  link: linkOrNone(ownersLimits.link),
  seats: whole(1, cohortLimits.seats),
  minimum: whole(0, cohortLimits.seats),
  /** The last day to enrol, `YYYY-MM-DD`; empty for none. */
  lastDay: z.union([z.literal(''), plannedDay]),
  language: z.enum(locales),
  price: moneyRequest,
  holdHours: whole(1, cohortLimits.holdHours),
  note: line(ownersLimits.note),
  version: z.optional(z.number()),
});
export type CohortRequest = z.output<typeof cohortRequest>;
/** The request as the form sends it, before it is parsed. */
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

/** The only status that the owner sets by hand is `removed`. Others follow from the person's answers, the cohort, or time. */
export const removalRequest = z.object({ status: z.literal('removed') });

export interface CohortValues extends Omit<CohortRequest, 'version' | 'price'> {
  price: Money;
}
