import { reminderHours } from '#/features/commitments/contract';
import type { Interval } from '#/features/schedule/contract';
import { recordSearch } from '#/owner/records/search';
import { oneOf, parseText } from '#/platform/input/search';

/** Who sees a cohort. `hidden`: only the owner. `public`: everybody. `private`: anybody who has its link. */
export const visibilities = ['hidden', 'public', 'private'] as const;
export type Visibility = (typeof visibilities)[number];

/** The statuses of a cohort. It is over once its last date has ended. */
export const cohortStatuses = ['open', 'cancelled', 'over'] as const;
export type CohortStatus = (typeof cohortStatuses)[number];

/**
 * The statuses of an enrolment. `offered`: a seat that became free is held for the person for a time. `lapsed`: that time passed,
 * or the cohort ended before the person had a seat. `left`: by the person. `removed`: by the owner. `cancelled`: with the whole
 * cohort. `finished`: the person had a seat when the cohort ended.
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

/** The statuses that take a seat. An offered seat is held, so it counts. */
export const seatedStatuses = ['enrolled', 'offered'] as const satisfies EnrolmentStatus[];
/** The statuses of people who take part, or still may. */
export const liveStatuses = ['enrolled', 'offered', 'waiting'] as const satisfies EnrolmentStatus[];
export const isLive = (status: EnrolmentStatus): boolean => liveStatuses.some((each) => each === status);

/** The most live enrolments that one mail address or telephone number may hold in a cohort. */
export const mostPerPerson = 3;

export const cohortLimits = { seats: 500, dates: 60, holdHours: 168 } as const;

/** Minutes from the owner's last change of dates, place or link to the mail about it, so that several changes cause one mail. */
export const quietMinutes = 10;

interface Terms {
  status: CohortStatus;
  visibility: Visibility;
  /** The first moment at which nobody can enrol any more; null if that is the cohort's beginning. */
  closesAt: Date | null;
}

/** Whether visitors can enrol: `open`, `closed` (the time to enrol is over), `cancelled`, or `over` (the cohort has ended). */
export type Openness = 'open' | 'closed' | 'cancelled' | 'over';

/** What visitors can do with a cohort now. A cohort without dates counts as not begun. `dates` are in order of time. */
export function openness({ status, closesAt }: Terms, dates: readonly Interval[], now: Date): Openness {
  if (status === 'cancelled') return 'cancelled';
  const [first, last] = [dates.at(0), dates.at(-1)];
  if (status === 'over' || (last && last.end <= now)) return 'over';
  const isClosed = (closesAt && closesAt <= now) || (first && first.start <= now);
  return isClosed ? 'closed' : 'open';
}

/** Whether the first of the dates has begun. `dates` are in order of time. */
export const hasBegun = (dates: readonly Interval[], now: Date): boolean =>
  dates[0] !== undefined && dates[0].start <= now;

/** A cohort's date that takes place. */
export interface LiveDate extends Interval {
  id: string;
}

/**
 * Whether past dates in a request, for example with a wrong year, would begin or end the cohort as soon as they are stored. Such
 * dates are refused: offers would lapse, nobody would get a mail, and a cohort that is over can't be changed back. In a cohort
 * that has begun, past dates can be corrected or added as long as its last date lies ahead. A cohort without dates can be given
 * past dates. `dates` are in order of time; `stored` are the cohort's dates, undefined for a new cohort.
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

/** Until when a seat that is offered now is held: for `holdHours`, but at most until the cohort begins. */
export function heldUntil(holdHours: number, dates: readonly Interval[], now: Date): Date {
  const held = new Date(now.getTime() + holdHours * 3_600_000);
  const begins = dates.at(0)?.start;
  return begins && begins < held ? begins : held;
}

/** When people are reminded of the first date; this may be in the past. Undefined if there are no dates. */
export function reminderAt(dates: readonly Interval[]): Date | undefined {
  const begins = dates.at(0)?.start;
  return begins && new Date(begins.getTime() - reminderHours * 3_600_000);
}

/** Dates, place and link of a cohort, as a person was last told them. */
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

/** Of these people, those with a live enrolment who were last told something else than `known`. */
export const unaware = <Person extends { status: EnrolmentStatus; told: Told }>(
  people: readonly Person[],
  known: Told,
): Person[] => people.filter(({ status, told }) => isLive(status) && !isSameTold(told, known));

/** Whether a person takes part, or took part until the cohort ended. */
export const hasSeat = (status: EnrolmentStatus): boolean => status === 'enrolled' || status === 'finished';

/** Whether a person who was told this expects a date that has not ended. */
export const expectsDate = (told: Told | undefined, now: Date): boolean =>
  told?.dates.some(({ end }) => new Date(end) > now) ?? false;

/** The status of an enrolment, taking into account that its cohort may be over although the job hasn't run yet. */
export const statusOnceOver = (status: EnrolmentStatus, state: Openness): EnrolmentStatus =>
  state === 'over' && status === 'enrolled' ? 'finished' : status;

/** Whether a person can get a certificate: the cohort is over, and the person attended at least one date. */
export const canHaveCertificate = ({ status }: { status: EnrolmentStatus }, attended: number): boolean =>
  status === 'finished' && attended > 0;

/** Whether an enrolment may be erased: not while the person has a seat or waits for one. */
export const isErasable = ({ status }: { status: EnrolmentStatus }): boolean => !isLive(status);

export const enrolmentSearch = recordSearch({ cohort: parseText, status: oneOf(enrolmentStatuses) });
export type EnrolmentSearch = ReturnType<typeof enrolmentSearch>;
