import type { Profile } from '#/features/profile/contract';
import { calendarFile, calendarUid } from '#/platform/calendar/calendar-file';
import { leftToRight } from '#/platform/i18n/direction';
import type { Reservation } from '../contract';
import { parseMinutes } from '../rules';

export interface ReservationFileWords {
  summary: string;
  location: string;
  /** The appointment's time in the visitor's and the site's zone, a line each; empty if both show the same time. */
  clocks: readonly string[];
  /** '{label}: {short number}' */
  number: string;
}

export type ReservationOwner = Pick<Profile, 'name' | 'email' | 'phone'>;

export function reservationFile(
  reservation: Reservation,
  words: ReservationFileWords,
  owner: ReservationOwner,
  baseUrl: string,
  now: Date,
): string {
  const { id, sequence, status, serviceDuration, timeZone } = reservation;
  const start = new Date(reservation.start);
  return calendarFile({
    uid: calendarUid(id, baseUrl),
    sequence,
    method: 'PUBLISH',
    status: status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    start,
    end: new Date(start.getTime() + parseMinutes(serviceDuration) * 60_000),
    stamp: now,
    timeZone,
    summary: words.summary,
    description: [
      ...words.clocks,
      serviceDuration,
      owner.phone && leftToRight(owner.phone),
      owner.email,
      words.number,
    ]
      .filter(Boolean)
      .join('\n'),
    location: words.location,
    organizer: { name: owner.name, email: owner.email },
    reminderMinutes: 60,
  });
}
