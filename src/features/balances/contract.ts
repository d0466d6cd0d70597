import * as z from 'zod/mini';
import { line, personName, phoneNumber, requiredLine } from '#/platform/input/fields';
import { textGroup } from '#/platform/input/text-group';
import type { BalanceStatus, BookingRefusal, EntryKind, Forfeit } from './rules';

export const limits = {
  name: 120,
  email: 254,
  phone: 40,
  company: 160,
  reference: 60,
  link: 2048,
  payment: 1000,
  price: 60,
  note: 500,
} as const;

export const buyer = textGroup({
  name: personName(limits.name),
  email: requiredLine(limits.email).check(z.email()),
  phone: z.union([z.literal(''), phoneNumber(limits.phone)]),
  company: z.optional(line(limits.company)),
});

/** An entry of the ledger, as the holder of the link sees it. */
export interface Entry {
  kind: EntryKind;
  sessions: number;
  /** The sessions left after the entry. */
  left: number;
  /** ISO 8601. */
  at: string;
  reservationId: string | null;
}

/** A sold package, as the holder of its link sees it. */
export interface Balance {
  id: string;
  title: string;
  status: BalanceStatus;
  sessions: number;
  left: number;
  /** The last day on which the holder can book, `YYYY-MM-DD`; null for no end. */
  lastDay: string | null;
  /** The ids of the services for which the package pays; empty if it pays for every service that can be booked. */
  services: string[];
  returnHours: number;
  /** Why nothing can be booked from the package now; null if a booking is possible. */
  refusal: BookingRefusal | null;
  /** How to pay; null unless the status is `unpaid`. */
  payment: { reference: string; link: string; text: string } | null;
  person: { name: string; email: string; phone: string; company: string };
  /** Oldest first. */
  entries: Entry[];
}

/** Whether the package gets an appointment's session back if the visitor cancels now. */
export interface SessionOutlook {
  comesBack: boolean;
  /** Why the session doesn't come back; null if it does. */
  forfeit: Forfeit | null;
  returnHours: number;
}
