import * as z from 'zod/mini';
import { requiredLine } from '#/platform/input/fields';
import { isConfidentialAddress } from '#/platform/net/loopback';
import type { SafeFetchFailure } from '#/platform/net/safe-fetch';

const limits = { name: 80, address: 2000 } as const;

/** Query key of the owner's view of availability, which includes the calendars. */
export const availabilityKey = ['admin', 'availability'] as const;

/**
 * A calendar's address. It must be https, because anybody who intercepts the address can read the calendar. Addresses of this
 * machine are exempt.
 */
const address = requiredLine(limits.address).check(
  z.overwrite((text) => text.replace(/^webcal:\/\//i, 'https://')),
  z.refine(isConfidentialAddress),
);

/** `POST /api/admin/calendars`. */
export const calendarRequest = z.object({ name: requiredLine(limits.name), address });
export type CalendarRequest = z.output<typeof calendarRequest>;

/** `PUT /api/admin/calendars/{id}`. Without an address, the stored address stays. */
export const calendarChange = z.object({
  name: requiredLine(limits.name),
  address: z.optional(address),
  version: z.optional(z.int()),
});
export type CalendarChange = z.output<typeof calendarChange>;

/**
 * The states of a connected calendar. `waiting`: it will be read at once, because it is new, because its address or the site's
 * time zone has changed, or because the owner asked for it.
 */
export const calendarStates = ['waiting', 'ok', 'failing'] as const;
export type CalendarState = (typeof calendarStates)[number];

export type CalendarError = SafeFetchFailure | 'not_a_calendar' | 'too_complex';
