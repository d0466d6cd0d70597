import * as z from 'zod/mini';
import { requiredLine } from '#/platform/input/fields';

export const limits = { name: 80, address: 2000 } as const;

/** Where the browser keeps the owner's view of availability, which the calendars are a part of. */
export const availabilityKey = ['admin', 'availability'] as const;

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
  version: z.optional(z.int()),
});
export type CalendarChange = z.output<typeof calendarChange>;

/** `waiting`: it is still to be read, for the first time or because the owner asks for it. */
export const calendarStates = ['waiting', 'ok', 'failing'] as const;
export type CalendarState = (typeof calendarStates)[number];

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
  state: CalendarState;
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
