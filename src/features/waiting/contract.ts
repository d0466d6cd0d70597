import * as z from 'zod/mini';
import { language, line, lines, personName, phoneNumber, requiredLine } from '#/platform/input/fields';
import { textGroup } from '#/platform/input/text-group';
import { type DayPart, dayParts, type WaitingStatus } from './rules';

const limits = { name: 120, email: 254, phone: 40, service: 200, answer: 1000, zone: 64 } as const;

/** A waiting person's name and addresses, with which an offer is booked. */
export const waiter = textGroup({
  name: personName(limits.name),
  email: requiredLine(limits.email).check(z.email()),
  phone: phoneNumber(limits.phone),
});

/** A day as `YYYY-MM-DD`, or an empty text for none. */
const day = z.union([z.literal(''), z.iso.date()]);

export const waitingDetails = z.object({ ...waiter.shape, fromDay: day, toDay: day });

/** `POST /api/waiting` */
export const joinRequest = z.object({
  ...waitingDetails.shape,
  serviceId: requiredLine(limits.service),
  /** 1 is Monday; empty for any day. */
  weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
  /** Empty for any part of the day. */
  parts: z.array(z.enum(dayParts)).check(z.maxLength(dayParts.length)),
  language,
  /** The zone in which the person reads times, by any IANA name. An unknown zone is ignored. */
  visitorZone: z.optional(line(limits.zone)),
});
export type JoinRequest = z.output<typeof joinRequest>;

/** The `current` of the conflict after `POST /api/waiting` if a free slot suits the person. */
export const freeNow = { isFree: true } as const;

/** `POST /api/waiting/{id}/confirm`, and `/leave`. */
export const actRequest = z.object({ language });

/** `POST /api/waiting/{id}/decline`, and `/take`. */
export const answerRequest = z.object({
  offerId: z.uuid(),
  /** Only for `/take`: the answers to the service's questions, by question id. */
  answers: z.optional(z.record(z.string().check(z.maxLength(40)), lines(limits.answer))),
  language,
});

/** `GET /api/waiting?service=`: whether there is a waiting list, and when the service is offered. */
export interface WaitingList {
  isOn: boolean;
  /** 1 is Monday. */
  weekdays: number[];
  parts: DayPart[];
}

/** A slot that is held for the person until `until`. Times in ISO 8601 with offset. */
export interface Offer {
  id: string;
  start: string;
  end: string;
  until: string;
}

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
  /** The start of the last offered slot, if that offer lapsed without an answer; ISO 8601 with offset. */
  lapsed: string | null;
  /** The appointment that the person booked from an offer. */
  reservationId: string | null;
}
