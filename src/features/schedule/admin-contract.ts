import * as z from 'zod/mini';
import { line, requiredLine } from '#/platform/input/fields';

/** Hours that the visitors' calendar shows (specification, section 9: 08:00 to 18:00). */
export const choosableHours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export const limits = {
  buffer: 120,
  noticeHours: 720,
  days: 365,
  openPerPerson: 20,
  note: 200,
  name: 80,
  address: 2000,
} as const;

const wholeNumber = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
const version = z.optional(z.int());

const dayHours = z
  .array(wholeNumber(choosableHours[0], choosableHours[9]))
  .check(z.overwrite((hours) => [...new Set(hours)].sort((a, b) => a - b)));

/** `PUT /api/admin/availability`. */
export const ruleRequest = z.object({
  /** Start hours of each weekday, Monday first. */
  hours: z.array(dayHours).check(z.length(weekdays.length)),
  bufferBefore: wholeNumber(0, limits.buffer),
  bufferAfter: wholeNumber(0, limits.buffer),
  noticeHours: wholeNumber(0, limits.noticeHours),
  days: wholeNumber(1, limits.days),
  /** Stays as it is where it isn't told. */
  openPerPerson: z.optional(wholeNumber(1, limits.openPerPerson)),
  placeholder: z.boolean(),
  version,
});
export type RuleRequest = z.output<typeof ruleRequest>;
/** The rule as it is stored. */
export type StoredRule = Required<RuleRequest>;

const date = z.iso.date();
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** `POST /api/admin/blocks`, and with a version `PUT`: whole days without times, else from one moment to another. */
export const blockRequest = z
  .object({
    from: date,
    to: date,
    fromTime: z.nullish(time),
    toTime: z.nullish(time),
    note: z.nullish(line(limits.note)),
    version,
  })
  .check(
    z.superRefine(({ from, to, fromTime, toTime }, context) => {
      const isHalf = Boolean(fromTime) !== Boolean(toTime);
      const path = [fromTime || toTime ? 'toTime' : 'to'];
      const isBackward = to < from || Boolean(fromTime && toTime && to === from && toTime <= fromTime);
      const isEndless = Date.parse(to) - Date.parse(from) > 400 * 24 * 3_600_000;
      if (isHalf || isBackward || isEndless) context.addIssue({ code: 'custom', path });
    }),
  );
export type BlockRequest = z.output<typeof blockRequest>;

/** A reservation that a block lies over; it stays as it is. */
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
  /** The last day, itself included. */
  to: string;
  /** Null for whole days. */
  fromTime: string | null;
  toTime: string | null;
  note: string | null;
  version: number;
  touches: TouchedAppointment[];
}

const address = requiredLine(limits.address).check(
  z.overwrite((text) => text.replace(/^webcal:\/\//i, 'https://')),
  z.refine(isSecretAddress),
);

/** https, because whoever reads the address on its way reads the calendar; on this machine itself there is no way. */
function isSecretAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password) return false;
  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+)$/.test(url.hostname))
  );
}

/** `POST /api/admin/calendars`. */
export const calendarRequest = z.object({ name: requiredLine(limits.name), address });
export type CalendarRequest = z.output<typeof calendarRequest>;

/** `PUT /api/admin/calendars/{id}`: the address stays as it is where none comes along. */
export const calendarChange = z.object({
  name: requiredLine(limits.name),
  address: z.optional(address),
  version,
});
export type CalendarChange = z.output<typeof calendarChange>;

export const calendarErrors = [
  'bad_address',
  'private_address',
  'unreachable',
  'status',
  'wrong_type',
  'too_large',
  'too_slow',
  'not_a_calendar',
  'too_complex',
] as const;
export type CalendarError = (typeof calendarErrors)[number];

/** A connected calendar; of its address only the host is ever told. */
export interface Calendar {
  id: string;
  name: string;
  host: string;
  state: 'waiting' | 'ok' | 'failing';
  error: CalendarError | null;
  /** Entries that could not be understood. */
  unread: number;
  /** Busy times that are still to come. */
  busy: number;
  /** ISO 8601: the last attempt, and the last one that went well. */
  checkedAt: string | null;
  readAt: string | null;
  version: number;
}

/** `GET /api/admin/availability`. */
export interface AvailabilityOverview {
  timeZone: string;
  rule: StoredRule;
  /** Those that are not over yet, soonest first. */
  blocks: Block[];
  calendars: Calendar[];
}
