import * as z from 'zod/mini';
import type { Priced } from '#/features/catalogue/contract';
import type { Locale } from '#/platform/i18n/locale';
import { emailAddress, language, line, personName, phoneNumber } from '#/platform/input/fields';
import { textGroup } from '#/platform/input/text-group';
import type { EnrolmentStatus, Openness } from './rules';

const limits = { name: 120, phone: 40, company: 160, key: 200, zone: 64 } as const;

export const participant = textGroup({
  name: personName(limits.name),
  email: emailAddress,
  phone: phoneNumber(limits.phone),
  company: z.optional(line(limits.company)),
});

export const enrolmentDetails = z.object(participant.shape);
export type EnrolmentDetails = z.input<typeof enrolmentDetails>;

/** `POST /api/cohorts/{id}/enrolments` */
export const enrolmentRequest = z.extend(enrolmentDetails, {
  language,
  /** The secret of the link; only for a private cohort. */
  key: z.optional(line(limits.key)),
  /** The zone in which the person reads times, by any IANA name. An unknown zone is ignored. */
  visitorZone: z.optional(line(limits.zone)),
});
export type EnrolmentRequest = z.output<typeof enrolmentRequest>;

/** `POST /api/enrolments/{id}/accept`, and `/leave`. */
export const answerRequest = z.object({ language });

/** A date of a cohort; ISO 8601. */
export interface CohortDate {
  id: string;
  start: string;
  end: string;
}

/** A cohort as visitors read it, in one language, without the link to take part online. */
export interface Cohort extends Priced {
  id: string;
  program: { id: string; title: string };
  /** In order of time; empty while the dates are not fixed yet. */
  dates: CohortDate[];
  /** Where the course takes place; empty if the owner hasn't said. */
  place: string;
  /** Whether people can take part online, by a link that only those with a seat get. */
  online: boolean;
  /** The language in which the course is held. */
  language: Locale;
  /** The last day to enrol, `YYYY-MM-DD`; null if visitors can enrol until the cohort begins. */
  lastDay: string | null;
  openness: Openness;
}

/** How many seats of a cohort are left now. Must not be cached. */
export interface SeatsLeft {
  id: string;
  /** The seats that a new visitor can get: 0 while others wait, even if not all seats are taken. */
  left: number;
  openness: Openness;
}

/** An enrolment as the holder of its link sees it. */
export interface Enrolment {
  id: string;
  status: EnrolmentStatus;
  name: string;
  cohort: Cohort;
  /** The link to take part online; empty for those without a seat, and where there is none. */
  link: string;
  /** Place in the waiting list, 1 for the next; null if the person doesn't wait. */
  ahead: number | null;
  /** Until when the offered seat is held, ISO 8601; null if none is offered. */
  heldUntil: string | null;
  leavable: boolean;
  certified: boolean;
  /** Whether the cohort is over, and the owner has noted attendance for each date, but this person attended none. */
  absent: boolean;
  /** Whether there is a calendar file. */
  calendar: boolean;
  /** Dates that were taken off since the person enrolled, which calendars have to remove. */
  removed: CohortDate[];
  /** Incremented whenever mails tell people of changes; the sequence of calendar files. */
  sequence: number;
}

/** `POST /api/cohorts/{id}/enrolments`, 201 */
export interface Enrolled {
  enrolmentId: string;
  /** The token of the link to the person's own page. */
  token: string;
  status: EnrolmentStatus;
}
