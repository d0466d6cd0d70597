import * as z from 'zod/mini';
import type { Priced } from '#/features/catalogue/contract';
import type { Locale } from '#/platform/i18n/locale';
import { emailAddress, language, line, personName, phoneNumber } from '#/platform/input/fields';
import { textGroup } from '#/platform/input/text-group';
import type { EnrolmentStatus, Openness } from './rules';

/** Maximum lengths of what a visitor types; as in the application form. */
export const limits = { name: 120, email: 254, phone: 40, company: 160, key: 200, zone: 64 } as const;

/** What is stored about whoever enrols: the person's fields of the application form. */
export const participant = textGroup({
  name: personName(limits.name),
  email: emailAddress,
  phone: phoneNumber(limits.phone),
  company: z.optional(line(limits.company)),
});

/** What the visitor fills in. */
export const enrolmentDetails = z.object(participant.shape);
export type EnrolmentDetails = z.input<typeof enrolmentDetails>;

/** `POST /api/cohorts/{id}/enrolments` */
export const enrolmentRequest = z.extend(enrolmentDetails, {
  language,
  /** Of a private cohort: the secret of its link. */
  key: z.optional(line(limits.key)),
  /** The zone in which the person reads times, by any IANA name; one that isn't known is left out. */
  visitorZone: z.optional(line(limits.zone)),
});
export type EnrolmentRequest = z.output<typeof enrolmentRequest>;

/** What somebody answers on the own page. */
export const answerRequest = z.object({ language });

/** A date of a cohort; ISO 8601 with the site's offset. */
export interface CohortDate {
  id: string;
  start: string;
  end: string;
}

/** A cohort as visitors read it, in one language. The link is not among it. */
export interface Cohort extends Priced {
  id: string;
  program: { id: string; title: string };
  /** In order of time; none while they are to be settled. */
  dates: CohortDate[];
  /** Where it takes place; empty where it isn't said. */
  place: string;
  /** Whether one can take part online, through a link that only those enrolled are told. */
  online: boolean;
  /** The language in which it is held. */
  language: Locale;
  /** The last day on which one can enrol, `YYYY-MM-DD`; null until it begins. */
  lastDay: string | null;
  openness: Openness;
}

/** How many seats are left now, which no cache may keep. */
export interface SeatsLeft {
  id: string;
  /** Nobody gets a seat at once while others wait, so there may be none left although not all are taken. */
  left: number;
  openness: Openness;
}

/** The own page of whoever enrolled. */
export interface Enrolment {
  id: string;
  status: EnrolmentStatus;
  name: string;
  cohort: Cohort;
  /** Where to take part online; empty for those without a seat. */
  link: string;
  /** Place in the waiting list, 1 for the next; null for those who don't wait. */
  ahead: number | null;
  /** Until when the offered seat is held, ISO 8601. */
  heldUntil: string | null;
  /** Whether the person can still leave. */
  leavable: boolean;
  /** Whether a certificate was issued. */
  certified: boolean;
  /** Whether it is over, and the owner has noted who was there on each day, but this person on none. */
  absent: boolean;
  /** Whether there is a calendar file. */
  calendar: boolean;
  /** Dates that were taken off since the person enrolled, which calendars have to remove. */
  removed: CohortDate[];
  /** Rises whenever people are told of other dates. */
  sequence: number;
}

/** `POST /api/cohorts/{id}/enrolments`, 201 */
export interface Enrolled {
  enrolmentId: string;
  /** The secret of the link to the own page. */
  token: string;
  status: EnrolmentStatus;
}
