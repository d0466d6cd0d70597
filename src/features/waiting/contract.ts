import * as z from 'zod/mini';
import { language, line, lines, personName, phoneNumber, requiredLine } from '#/platform/input/fields';
import { textGroup } from '#/platform/input/text-group';
import { type DayPart, dayParts, type WaitingStatus } from './rules';

/** Maximum lengths of what a visitor sends; the form uses the same numbers. */
export const limits = { name: 120, email: 254, phone: 40, service: 200, answer: 1000, zone: 64 } as const;

/** What is stored about whoever waits: what a booking needs. */
export const waiter = textGroup({
  name: personName(limits.name),
  email: requiredLine(limits.email).check(z.email()),
  phone: phoneNumber(limits.phone),
});

/** A day, or none. */
const day = z.union([z.literal(''), z.iso.date()]);

/** What the visitor types into the form. */
export const waitingDetails = z.object({ ...waiter.shape, fromDay: day, toDay: day });

/** `POST /api/waiting` */
export const joinRequest = z.object({
  ...waitingDetails.shape,
  serviceId: requiredLine(limits.service),
  /** 1 is Monday; none for any day. */
  weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
  /** None for any part of the day. */
  parts: z.array(z.enum(dayParts)).check(z.maxLength(dayParts.length)),
  language,
  /** The zone in which the person reads times, by any IANA name; one that isn't known is left out. */
  visitorZone: z.optional(line(limits.zone)),
});
export type JoinRequest = z.output<typeof joinRequest>;

/** `POST /api/waiting/{id}/confirm`, and `/leave`. */
export const actRequest = z.object({ language });

/** `POST /api/waiting/{id}/decline`, and `/take`: which offer. */
export const answerRequest = z.object({
  offerId: z.uuid(),
  /** When taking it: the answers to the service's questions, by question. */
  answers: z.optional(z.record(z.string().check(z.maxLength(40)), lines(limits.answer))),
  language,
});

/** `GET /api/waiting?service=`: whether there is a list, and when that service is given. */
export interface WaitingList {
  isOn: boolean;
  /** 1 is Monday. */
  weekdays: number[];
  /** In which it can begin. */
  parts: DayPart[];
}

/** A time that is held for somebody. ISO 8601 with offset. */
export interface Offer {
  id: string;
  start: string;
  end: string;
  until: string;
}

/** An entry, for whoever has its link. */
export interface Waiting {
  id: string;
  status: WaitingStatus;
  name: string;
  email: string;
  serviceId: string;
  service: string;
  duration: string;
  weekdays: number[];
  parts: DayPart[];
  fromDay: string;
  toDay: string;
  timeZone: string;
  offer: Offer | null;
  /** When the time that was offered last begins, where that offer ran out without an answer; ISO 8601 with offset. */
  lapsed: string | null;
  /** The appointment that came of it. */
  reservationId: string | null;
}
