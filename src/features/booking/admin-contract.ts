import * as z from 'zod/mini';
import type { RecordDetail, RecordSummary } from '#/owner/records/contract';
import type { Locale, Localized } from '#/platform/i18n/locale';
import { lines, requiredLine } from '#/platform/input/fields';
import { limits, type Reservation } from './contract';
import { type ReservationStatus, statuses } from './rules';

/** A line of the owner's list. */
export interface ReservationSummary extends RecordSummary<ReservationStatus> {
  /** Of the visitor. */
  language: Locale;
  phone: string;
  serviceId: string;
  service: string;
  serviceDuration: string;
  /** ISO 8601 with offset. */
  start: string;
  end: string;
  timeZone: string;
  /** Raised by every change. */
  sequence: number;
  /** Whether its time has passed. */
  isOver: boolean;
}

/** Everything about one appointment. */
export interface ReservationDetail extends Reservation, RecordDetail<ReservationStatus> {
  updatedAt: string;
  cancellationNote: string | null;
  /** What can be done now. */
  changeable: boolean;
  /** The statuses that it may be given now, apart from `cancelled`. */
  next: ReservationStatus[];
  erasable: boolean;
}

/** Raised by every change: whoever acts on an older one is told of the newer. */
const sequence = z.optional(z.number());

export const ownerMove = z.object({ slotId: requiredLine(limits.title), sequence });
export const ownerCancel = z.object({ message: z.optional(lines(2000)), sequence });
export const ownerStatus = z.object({ status: z.enum(statuses), sequence });

export type SlotReason =
  | { kind: 'reservation'; id: string; name: string }
  | { kind: 'buffer' | 'placeholder' | 'notice' | 'window' }
  | { kind: 'block'; note: string | null }
  | { kind: 'calendar'; name: string };

/** A start of the weekly hours, free or with every reason why it isn't. */
export interface WeekSlot {
  id: string;
  date: string;
  start: string;
  end: string;
  reasons: SlotReason[];
}

export interface WeekOverview {
  timeZone: string;
  /** The Monday, `YYYY-MM-DD`. */
  from: string;
  today: string;
  /** Minutes that a slot was measured with. */
  minutes: number;
  appointments: ReservationSummary[];
  slots: WeekSlot[];
}

/** The next free slots of a service as a message in each language. */
export interface FreeSlotsMessage {
  count: number;
  texts: Localized;
  /** Where the visitor chooses one, without the site's address. */
  paths: Localized;
}

export const freeSlotCounts = [3, 5, 10] as const;
