import * as z from 'zod/mini';
import { requiredLine } from '#/platform/input/fields';
import { isConfidentialAddress } from '#/platform/net/loopback';
import type { SafeFetchFailure } from '#/platform/net/safe-fetch';
import type { HolidayDay } from './rules';

export const limits = { name: 80, address: 2000 } as const;

/** Query key of the owner's view of availability, which includes the calendars. */
export const availabilityKey = ['admin', 'availability'] as const;

/** It must be https, because whoever intercepts it can read the calendar; this machine is exempt. */
const address = requiredLine(limits.address).check(
  z.overwrite((text) => text.replace(/^webcal:\/\//i, 'https://')),
  z.refine(isConfidentialAddress),
);

/** `POST /api/admin/calendars`. */
export const calendarRequest = z.object({ name: requiredLine(limits.name), address });
export type CalendarRequest = z.output<typeof calendarRequest>;

/** `PUT /api/admin/calendars/{id}`: without an address the stored one stays. */
export const calendarChange = z.object({
  name: requiredLine(limits.name),
  address: z.optional(address),
  version: z.optional(z.int()),
});
export type CalendarChange = z.output<typeof calendarChange>;

/** `waiting`: it will be read soon, for the first time or because the owner asked for it. */
export const calendarStates = ['waiting', 'ok', 'failing'] as const;
export type CalendarState = (typeof calendarStates)[number];

export type CalendarError = SafeFetchFailure | 'not_a_calendar' | 'too_complex';

/** A connected calendar; only the host of its address is ever shown. */
export interface Calendar {
  id: string;
  name: string;
  host: string;
  state: CalendarState;
  error: CalendarError | null;
  /** Number of entries that could not be understood. */
  skipped: number;
  /** Number of busy times in the future. */
  busy: number;
  /** ISO 8601: the last attempt, and the last successful one. */
  checkedAt: string | null;
  readAt: string | null;
  /** ISO 8601: since when nothing new is known of it; null where it can be read. */
  failingSince: string | null;
  version: number;
}

/** `GET /api/admin/holidays/{country}`. */
export interface ComingHolidays {
  /** The codes of the countries whose holidays are known. */
  countries: string[];
  /** The days of the coming year, in order of time. */
  days: HolidayDay[];
}
