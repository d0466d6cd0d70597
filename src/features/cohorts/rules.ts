import { reminderHours } from '#/features/commitments/contract';
import { recordSearch } from '#/owner/records/search';
import { oneOf, parseText } from '#/platform/input/search';

/** `hidden`: only the owner sees it; `private`: whoever has its link. */
export const visibilities = ['hidden', 'public', 'private'] as const;
export type Visibility = (typeof visibilities)[number];

/** A cohort is over once its last date has ended. */
export const cohortStatuses = ['open', 'cancelled', 'over'] as const;
export type CohortStatus = (typeof cohortStatuses)[number];

/**
 * `offered`: a seat that became free is held for a time; `lapsed`: that time passed, or the cohort ended meanwhile; `left` by the person,
 * `removed` by the owner; `cancelled` with the whole cohort; `finished`: had a seat when the cohort ended.
 */
export const enrolmentStatuses = [
  'enrolled',
  'waiting',
  'offered',
  'left',
  'removed',
  'lapsed',
  'cancelled',
  'finished',
] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];

/** Those who have a seat: one that is offered is held. */
export const seatedStatuses = ['enrolled', 'offered'] as const satisfies EnrolmentStatus[];
/** Those who take part, or may still. */
export const liveStatuses = ['enrolled', 'offered', 'waiting'] as const satisfies EnrolmentStatus[];
export const isLive = (status: EnrolmentStatus): boolean => liveStatuses.some((each) => each === status);

/** Live enrolments that one mail address or telephone number may hold in a cohort. */
export const mostPerPerson = 3;

export const cohortLimits = { seats: 500, dates: 60, holdHours: 168 } as const;

/** Minutes after the owner's last change of the dates before people are told, so that they are told once. */
export const quietMinutes = 10;

export interface Interval {
  start: Date;
  end: Date;
}

interface Terms {
  status: CohortStatus;
  visibility: Visibility;
  /** The first moment at which nobody can enrol any more; null for the beginning. */
  closesAt: Date | null;
}

/** What visitors can do with a cohort. */
export type Openness = 'open' | 'closed' | 'cancelled' | 'over';

/** Whether somebody can enrol now. One without dates is open: they follow. `dates` in order. */
export function openness({ status, closesAt }: Terms, dates: readonly Interval[], now: Date): Openness {
  if (status === 'cancelled') return 'cancelled';
  const [first, last] = [dates.at(0), dates.at(-1)];
  if (status === 'over' || (last && last.end <= now)) return 'over';
  const isClosed = (closesAt && closesAt <= now) || (first && first.start <= now);
  return isClosed ? 'closed' : 'open';
}

/** Whether the first of the dates has begun; `dates` in order. */
export const hasBegun = (dates: readonly Interval[], now: Date): boolean =>
  dates[0] !== undefined && dates[0].start <= now;

/** A date of a cohort that takes place. */
export interface LiveDate extends Interval {
  id: string;
}

/**
 * Whether dates that are over already would begin or end a cohort as soon as they are stored, as a wrong year does: offers would lapse,
 * nobody would be told, and what is over can't be changed back. A day that was held can be corrected or added while another lies ahead,
 * and one without dates can be given those on which it was held. `dates` in order; `stored` are those it has, undefined for a new one.
 */
export function arePast(
  dates: readonly LiveDate[],
  stored: readonly LiveDate[] | undefined,
  now: Date,
): boolean {
  if (stored?.length === 0) return false;
  const hadEnded = new Set(stored?.filter(({ end }) => end <= now).map(({ id }) => id));
  const isAnyPast = dates.some(({ id, end }) => end <= now && !hadEnded.has(id));
  const last = dates.at(-1);
  return isAnyPast && (!hasBegun(stored ?? [], now) || (last !== undefined && last.end <= now));
}

/** Until when an offered seat is held: as long as the owner says, at most until the cohort begins. */
export function heldUntil(holdHours: number, dates: readonly Interval[], now: Date): Date {
  const held = new Date(now.getTime() + holdHours * 3_600_000);
  const begins = dates.at(0)?.start;
  return begins && begins < held ? begins : held;
}

/** When people are reminded of the first date; undefined once it has begun or is nearer than that. */
export function reminderAt(dates: readonly Interval[]): Date | undefined {
  const begins = dates.at(0)?.start;
  return begins && new Date(begins.getTime() - reminderHours * 3_600_000);
}

/** Where a cohort takes place, and when, as somebody was last told. */
export interface Told {
  /** In order of time; ISO 8601. */
  dates: { id: string; start: string; end: string }[];
  place: string;
  link: string;
}

export const isSameTold = (a: Told, b: Told): boolean =>
  a.place === b.place &&
  a.link === b.link &&
  a.dates.length === b.dates.length &&
  a.dates.every(({ id, start, end }, index) => {
    const other = b.dates[index];
    return other?.id === id && other.start === start && other.end === end;
  });

/** Those who take part, or may still, and know something else. */
export const unaware = <Person extends { status: EnrolmentStatus; told: Told }>(
  people: readonly Person[],
  known: Told,
): Person[] => people.filter(({ status, told }) => isLive(status) && !isSameTold(told, known));

/** Whether somebody who was told this expects a date that lies ahead. */
export const expectsDate = (told: Told | undefined, now: Date): boolean =>
  told?.dates.some(({ end }) => new Date(end) > now) ?? false;

/** The status that somebody has once the job has come to a cohort that is over, which may be a little later. */
export const statusOnceOver = (status: EnrolmentStatus, state: Openness): EnrolmentStatus =>
  state === 'over' && status === 'enrolled' ? 'finished' : status;

/** Whether somebody can have a certificate: the cohort is over, and the person was there at one date at least. */
export const canHaveCertificate = ({ status }: { status: EnrolmentStatus }, attended: number): boolean =>
  status === 'finished' && attended > 0;

/** Whether a person may be erased: not while a seat is taken or awaited. */
export const isErasable = ({ status }: { status: EnrolmentStatus }): boolean => !isLive(status);

/** The filters of the list of people, as in the address. */
export const enrolmentSearch = recordSearch({ cohort: parseText, status: oneOf(enrolmentStatuses) });
export type EnrolmentSearch = ReturnType<typeof enrolmentSearch>;
