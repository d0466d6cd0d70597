import * as z from 'zod/mini';
import type { ToldPlace } from '#/features/catalogue/contract';
import type { Localized } from '#/platform/i18n/locale';
import { language, line, lines, personName, phoneNumber, requiredLine } from '#/platform/input/fields';
import { type Stored, textGroup } from '#/platform/input/text-group';
import type { Challenge } from '#/platform/proof-of-work/zero-bits';
import type { RequestEnd, ReservationStatus } from './rules';

export const limits = {
  name: 120,
  email: 254,
  phone: 40,
  company: 160,
  message: 4000,
  ownersMessage: 2000,
  title: 200,
  answer: 1000,
  zone: 64,
} as const;

/**
 * The optional texts of a booking, in the order of the form. Each text needs an entry here, a column in the table, and a label
 * among the form's words (`notes.labels`).
 */
const notes = {
  message: z.optional(lines(limits.message)),
};
export type NoteName = keyof typeof notes;
export const noteNames = Object.keys(notes) as NoteName[];

export const visitor = textGroup({
  name: personName(limits.name),
  email: requiredLine(limits.email).check(z.email()),
  phone: phoneNumber(limits.phone),
  company: z.optional(line(limits.company)),
  ...notes,
});
export type Visitor = Stored<typeof visitor.shape>;

export const personalDetails = z.object({ ...visitor.shape, serviceId: requiredLine(limits.title) });
export type PersonalDetails = z.input<typeof personalDetails>;

/** What the visitor types into the form, with the answers to the service's questions, by question id. */
export const bookingDetails = z.object({
  ...personalDetails.shape,
  answers: z.optional(z.record(z.string(), z.optional(lines(limits.answer)))),
});
export type BookingDetails = z.input<typeof bookingDetails>;

/** `POST /api/reservations`. */
export const reservationRequest = z.object({
  ...visitor.shape,
  /** The service's title in any language, or its id. */
  service: requiredLine(limits.title),
  serviceId: z.optional(line(limits.title)),
  serviceDuration: requiredLine(limits.title),
  appointmentDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  appointmentTime: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
  slotId: requiredLine(limits.title),
  /** The answers to the service's questions, by question id. */
  answers: z.optional(z.record(z.string().check(z.maxLength(40)), lines(limits.answer))),
  /** The zone in which the visitor reads times; an IANA name. */
  visitorZone: z.optional(line(limits.zone)),
  language,
});
export type ReservationRequest = z.output<typeof reservationRequest>;

export interface Slot {
  /** `YYYY-MM-DD-HH`, or `YYYY-MM-DD-HHMM` if the slot doesn't begin on the hour. */
  id: string;
  /** ISO 8601 with offset. */
  start: string;
  end: string;
  /** 'Müsait' or 'Dolu', in the requested language. */
  title: string;
  available: boolean;
  /** Minutes. */
  duration: number;
}

export interface Availability {
  timeZone: string;
  service: { id: string; title: string; duration: string; minutes: number };
  slots: Slot[];
  /** Only while unusually many people book: the challenge. A booking is accepted only with a proof that solves it. */
  proof?: Challenge;
}

/** A question and its answer, in each language. The question is stored as it was asked, because the owner may change it later. */
export interface StoredAnswer {
  question: Localized;
  answer: Localized;
}

/** A question and its answer in one language. */
export interface Answer {
  question: string;
  answer: string;
}

/** The start of an appointment in the zone of the visitor who booked it. */
export interface VisitorTime {
  /** IANA name. */
  timeZone: string;
  /** The zone's name in the language of the response. */
  timeZoneName: string;
  /** ISO 8601 with the offset of that zone. */
  start: string;
}

/** `GET /api/reservations/{id}`: anybody who knows the id may read it. */
export interface Reservation extends Visitor {
  id: string;
  status: ReservationStatus;
  /** How the request ended; only of a cancelled reservation that the owner never confirmed. */
  requestEnd?: RequestEnd;
  /** When a pending request lapses, in ISO 8601 with offset. Missing in any other status, and if it lapses only at its start. */
  answerBy?: string;
  serviceId: string;
  service: string;
  /** A text that starts with the minutes. */
  serviceDuration: string;
  appointmentDate: string;
  appointmentTime: string;
  /** ISO 8601 with offset. */
  start: string;
  end: string;
  timeZone: string;
  /** Only if the visitor's zone shows another time than the site's. */
  visitorTime?: VisitorTime;
  place: ToldPlace;
  /** How many hours before the start reminders are sent; only if the owner has chosen other times than usual. */
  reminders?: number[];
  /** Only if the service had questions that were answered. */
  questions?: Answer[];
  /** Incremented when the appointment is confirmed by the owner, moved or cancelled; part of calendar files. */
  sequence: number;
}

/** `GET /api/time-zones`: the zones in which a visitor can read times, sorted by place name in the requested language. */
export interface TimeZoneList {
  zones: { id: string; place: string }[];
}

/** `POST /api/reservations/{id}/move`, by the link in a mail. */
export const moveRequest = z.object({
  slotId: requiredLine(limits.title),
  /** The zone in which the visitor read the new time, by any IANA name. An unknown zone is ignored. */
  visitorZone: z.optional(line(limits.zone)),
  language,
});
export const cancelRequest = z.object({
  language,
  /** What the page said before the visitor cancelled: whether the sold package gets its session back. */
  seen: z.optional(z.object({ comesBack: z.boolean() })),
});

/** `POST /api/balances/{id}/reservations/{reservation}/open`. */
export const openRequest = z.object({ language });

/** An appointment that a sold package pays for, as the holder of the package's link sees it. */
export interface PaidAppointment {
  id: string;
  service: string;
  /** ISO 8601 with offset. */
  start: string;
  status: ReservationStatus;
  /** Whether it can still be moved or cancelled. */
  changeable: boolean;
}

/** The response to a change. The old link is void; `token` is the token of the new link, or null after a cancellation. */
export interface ChangedReservation {
  reservation: Reservation;
  token: string | null;
}
