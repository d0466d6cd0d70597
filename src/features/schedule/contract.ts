/** Whole hours at which an appointment may begin on a working day, until the owner says otherwise (specification, section 9). */
export const usualHours = [9, 10, 11, 13, 14, 15, 16] as const;

export interface Interval {
  start: Date;
  end: Date;
}

/** A live reservation, as far as time goes. */
export interface Appointment extends Interval {
  id: string;
}

/** A moment that could be booked, before anyone asks whether it is free. */
export interface Moment extends Interval {
  /** `YYYY-MM-DD-HH` */
  id: string;
  date: string;
  hour: number;
  /** Days from today: 1 is tomorrow. */
  dayOffset: number;
}

/** Why a moment can't be booked. A block's note is the owner's own: visitors are never told a reason. */
export type Reason =
  | { kind: 'reservation'; id: string }
  /** Free itself, but too near to an appointment, or to a busy time of a calendar. */
  | { kind: 'buffer' }
  | { kind: 'block'; id: string; note: string | null }
  | { kind: 'calendar'; name: string }
  | { kind: 'placeholder' }
  /** Nearer than the minimum notice. */
  | { kind: 'notice' }
  /** Not offered at all: today, the past, or beyond the booking window. */
  | { kind: 'window' };

/** A slot of the weekly hours, and everything that speaks against it; it can be booked where nothing does. */
export interface ExplainedSlot {
  id: string;
  date: string;
  hour: number;
  /** ISO 8601 with offset. */
  start: string;
  end: string;
  reasons: Reason[];
}
