import * as z from 'zod/mini';
import type { HolidayDay } from '#/features/schedule/contract';
import type { RecordDetail, RecordSummary } from '#/owner/records/contract';
import type { Locale, Localized } from '#/platform/i18n/locale';
import { lines, requiredLine } from '#/platform/input/fields';
import type { Cap } from './caps';
import { limits, type Reservation } from './contract';
import { type ReservationStatus, statuses } from './rules';

/** A reservation in the owner's list. */
export interface ReservationSummary
  extends RecordSummary<ReservationStatus>,
    Omit<Reservation, keyof RecordSummary | 'message' | 'appointmentDate' | 'appointmentTime'> {
  /** The visitor's language. */
  language: Locale;
  /** Whether its time has passed. */
  isOver: boolean;
}

/** A reservation on its page for the owner. */
export interface ReservationDetail extends Reservation, RecordDetail<ReservationStatus> {
  updatedAt: string;
  cancellationNote: string | null;
  /** The sold package that pays for it. */
  balanceId: string | null;
  /** A chat with the person with a reminder as its text; null where nothing is to be reminded of, or the number can't be messaged. */
  reminder: string | null;
  /** To how many earlier appointments the person didn't come. */
  noShows: number;
  /** Whether it can still be moved or cancelled. */
  changeable: boolean;
  /** Whether it can still be confirmed or declined. */
  awaitsAnswer: boolean;
  /** The statuses that the owner can set now; cancelling is an action of its own. */
  next: ReservationStatus[];
  erasable: boolean;
}

/** The `sequence` that the owner has seen: if it is outdated, the action is a conflict. */
const sequence = z.optional(z.number());

export const ownerMove = z.object({ slotId: requiredLine(limits.title), sequence });
export const ownerApprove = z.object({ sequence });
export const ownerCancel = z.object({ message: z.optional(lines(limits.ownersMessage)), sequence });
export const ownerStatus = z.object({ status: z.enum(statuses), sequence });

export type SlotReason =
  | { kind: 'reservation'; id: string; name: string }
  | { kind: 'buffer' | 'placeholder' | 'notice' | 'window' | 'end' | Cap }
  | { kind: 'block' | 'override'; note: string | null }
  | { kind: 'calendar'; name: string }
  | { kind: 'holiday' | 'held' | 'cohort' };

/** A slot of the weekly hours, with all reasons why it isn't free. */
export interface WeekSlot {
  id: string;
  date: string;
  start: string;
  end: string;
  reasons: SlotReason[];
}

export interface WeekOverview {
  timeZone: string;
  /** The week's Monday, `YYYY-MM-DD`. */
  from: string;
  today: string;
  /** The length of the slots, in minutes. */
  minutes: number;
  appointments: ReservationSummary[];
  slots: WeekSlot[];
  /** The public holidays of the week, whether the owner is off or not. */
  holidays: HolidayDay[];
}

/** The next free slots of a service as a message in each language. */
export interface FreeSlotsMessage {
  count: number;
  texts: Localized;
  /** The path of the booking page in each language. */
  paths: Localized;
}

export const freeSlotCounts = [3, 5, 10] as const;
