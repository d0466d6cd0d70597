import * as z from 'zod/mini';
import { startTimes } from '#/features/catalogue/contract';
import { maxDays } from '#/features/schedule/contract';
import { countries } from '#/platform/i18n/countries';
import { line, plannedDay } from '#/platform/input/fields';
import { weekdays } from '#/platform/time/zone';
import { followUpHours, followUpTexts } from './follow-up-contract';

/** The hours that the owner can choose as the end of a day, from 9 to 22 in half hours. */
export const choosableEnds: readonly number[] = Array.from({ length: 27 }, (_, index) => 9 + index / 2);

export const limits = {
  buffer: 120,
  noticeHours: 720,
  days: maxDays,
  openPerPerson: 20,
  requestHours: 336,
  /** The earliest time of a reminder, in hours before the appointment, and the maximum number of reminders. */
  reminderHours: 336,
  reminders: 3,
  mostPerDay: 50,
  mostPerWeek: 200,
  note: 200,
  holidays: 100,
  /** How many days ahead a date can have other hours. */
  overrideDays: 800,
} as const;

const wholeNumber = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
const version = z.optional(z.int());

const dayHours = z
  .array(z.literal(startTimes))
  .check(z.overwrite((hours) => [...new Set(hours)].sort((a, b) => a - b)));

const dayEnd = z.nullable(z.literal(choosableEnds));

/** `PUT /api/admin/availability`. */
export const ruleRequest = z.object({
  /** Start hours of each weekday, Monday first; 9.5 is half past nine. */
  hours: z.array(dayHours).check(z.length(weekdays.length)),
  /** The hour by which each weekday's last appointment must end. If this is missing, the stored value stays. */
  until: z.optional(z.array(dayEnd).check(z.length(weekdays.length))),
  bufferBefore: wholeNumber(0, limits.buffer),
  bufferAfter: wholeNumber(0, limits.buffer),
  noticeHours: wholeNumber(0, limits.noticeHours),
  days: wholeNumber(1, limits.days),
  /** How many open appointments a person may hold. If this is missing, the stored value stays. */
  openPerPerson: z.optional(wholeNumber(1, limits.openPerPerson)),
  /** How many of a person's open appointments may be for one service; null for no bound. If missing, the stored value stays. */
  openPerService: z.optional(z.nullable(wholeNumber(1, limits.openPerPerson))),
  /** Hours for which an unanswered request holds its slot; 0: until the slot begins. If missing, the stored value stays. */
  requestHours: z.optional(wholeNumber(0, limits.requestHours)),
  /** How many hours before an appointment reminders are sent; empty for none. If this is missing, the stored value stays. */
  reminders: z.optional(
    z.array(wholeNumber(1, limits.reminderHours)).check(
      z.maxLength(limits.reminders),
      z.overwrite((hours) => [...new Set(hours)].sort((a, b) => b - a)),
    ),
  ),
  /**
   * Hours from an appointment's end to its follow-up (null for none), and its texts. If either is missing, its stored value
   * stays.
   */
  followUpHours: z.optional(z.nullable(z.literal(followUpHours))),
  followUpTexts: z.optional(followUpTexts),
  /** How many appointments a day and a week may have; null for any number. If either is missing, its stored value stays. */
  mostPerDay: z.optional(z.nullable(wholeNumber(1, limits.mostPerDay))),
  mostPerWeek: z.optional(z.nullable(wholeNumber(1, limits.mostPerWeek))),
  placeholder: z.boolean(),
  /** The country whose holidays apply, and the ids of those on which nothing can be booked. Missing values stay as stored. */
  holidayCountry: z.optional(z.nullable(z.enum(countries))),
  holidaysOff: z.optional(z.array(line(limits.note)).check(z.maxLength(limits.holidays))),
  version,
});
export type RuleRequest = z.output<typeof ruleRequest>;
export type StoredRule = Required<RuleRequest>;

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** `POST /api/admin/blocks`, and `PUT /api/admin/blocks/{id}`. Without times the block takes whole days. */
export const blockRequest = z
  .object({
    /** The id of a new block, made by the form, so that a block that is sent twice is stored once. */
    id: z.optional(z.uuid()),
    from: plannedDay,
    to: plannedDay,
    fromTime: z.nullish(time),
    toTime: z.nullish(time),
    note: z.nullish(line(limits.note)),
    version,
  })
  .check(
    z.superRefine(({ from, to, fromTime, toTime }, context) => {
      const hasOneTimeOnly = Boolean(fromTime) !== Boolean(toTime);
      const path = [fromTime || toTime ? 'toTime' : 'to'];
      const isBackward = to < from || Boolean(fromTime && toTime && to === from && toTime <= fromTime);
      const isTooLong = Date.parse(to) - Date.parse(from) > 400 * 24 * 3_600_000;
      if (hasOneTimeOnly || isBackward || isTooLong) context.addIssue({ code: 'custom', path });
    }),
  );
export type BlockRequest = z.output<typeof blockRequest>;

/** `PUT /api/admin/overrides/{date}`: the hours of one date. A new override has no version. */
export const overrideRequest = z.object({
  /** Start hours; empty on a day that is closed. */
  hours: dayHours,
  until: z._default(dayEnd, null),
  note: z.nullish(line(limits.note)),
  version,
});
export type OverrideRequest = z.output<typeof overrideRequest>;

export interface Override {
  /** The date, `YYYY-MM-DD`. */
  id: string;
  hours: number[];
  until: number | null;
  note: string | null;
  version: number;
  /** The day's appointments that begin at none of these hours, or end too late. */
  touches: TouchedAppointment[];
}

/** A reservation that overlaps a block or a planned course, or doesn't fit a date's other hours. The reservation stays. */
export interface TouchedAppointment {
  id: string;
  name: string;
  /** ISO 8601 with offset. */
  start: string;
  end: string;
}

export interface Block {
  id: string;
  from: string;
  /** The last day, included. */
  to: string;
  /** Null for whole days. */
  fromTime: string | null;
  toTime: string | null;
  note: string | null;
  version: number;
  touches: TouchedAppointment[];
}

/**
 * The outcome of a change: what is stored now, or why it was refused. `skipped`: the block is empty, because clocks skip its
 * hours. `not_ahead`: the date is over, or too far ahead.
 */
export type Saved<Stored> =
  | { ok: true; stored: Stored }
  | { ok: false; reason: 'changed'; current: Stored }
  | { ok: false; reason: 'unknown' | 'skipped' | 'not_ahead' };

/** `POST /api/admin/availability/touched`: asks which appointments overlap these times. */
export const touchedRequest = z.object({
  times: z
    .array(
      z
        .object({ start: z.iso.datetime({ offset: true }), end: z.iso.datetime({ offset: true }) })
        .check(z.refine(({ start, end }) => Date.parse(start) < Date.parse(end))),
    )
    .check(z.maxLength(100)),
});
