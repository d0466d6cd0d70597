import { recordSearch } from '#/owner/records/search';
import type { Locale, Localized } from '#/platform/i18n/locale';
import { counted, type PluralForms } from '#/platform/i18n/plural';
import { oneOf } from '#/platform/input/search';

/** The statuses of a balance. An `expired` one is over because its end has come, an `ended` one because the owner ended it. */
export const balanceStatuses = ['unpaid', 'paid', 'expired', 'ended'] as const;
export type BalanceStatus = (typeof balanceStatuses)[number];

/** The kinds of entries of the ledger. `extended` restores expired sessions after the owner has set a later end. */
export const entryKinds = ['sold', 'used', 'returned', 'corrected', 'expired', 'extended', 'ended'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The most sessions of a balance: more than any package has, so that only typing errors of the owner are refused. */
export const mostSessions = 500;

export type Change =
  | { kind: 'sold' | 'corrected' | 'extended'; sessions: number }
  | { kind: 'used' | 'returned' | 'expired' | 'ended' };

/**
 * How many sessions a change adds (negative: removes) if `left` are left. Undefined if the change must not be written: it has no
 * effect, removes more than is left, or raises the sessions left above `mostSessions`. Returned sessions may exceed this maximum.
 */
export function sessionsOf(change: Change, left: number): number | undefined {
  const sessions = signed(change, left);
  const after = left + sessions;
  const isTooMany = change.kind !== 'returned' && sessions > 0 && after > mostSessions;
  return sessions !== 0 && after >= 0 && !isTooMany ? sessions : undefined;
}

function signed(change: Change, left: number): number {
  if (change.kind === 'corrected') return change.sessions;
  if ('sessions' in change) return Math.max(0, change.sessions);
  return { used: -1, returned: 1, expired: -left, ended: -left }[change.kind];
}

export const sumOf = (entries: readonly { sessions: number }[]): number =>
  entries.reduce((sum, { sessions }) => sum + sessions, 0);

/** The sessions that expired and have not been restored. */
export const expiredSessions = (entries: readonly { kind: EntryKind; sessions: number }[]): number =>
  Math.max(0, -sumOf(entries.filter(({ kind }) => kind === 'expired' || kind === 'extended')));

/** What decides whether a balance pays for a booking, and whether a session comes back. */
export interface Terms {
  status: BalanceStatus;
  left: number;
  /** The ids of the services for which the balance pays; empty if it pays for every service that can be booked. */
  services: readonly string[];
  /** How many hours before an appointment the visitor must cancel at the latest to get the session back. */
  returnHours: number;
  bookBeforePaid: boolean;
  /** The first moment at which the balance isn't valid any more; null for no end. */
  expiresAt: Date | null;
}

/** Whether a balance has expired, even if the job hasn't run yet. `inState` in `admin-queries.ts` says the same in SQL. */
const hasExpired = ({ status, expiresAt }: Pick<Terms, 'status' | 'expiresAt'>, now: Date): boolean =>
  status === 'expired' || (expiresAt !== null && expiresAt <= now);

export const bookingRefusals = ['ended', 'expired', 'unpaid', 'used_up'] as const;
export type BookingRefusal = (typeof bookingRefusals)[number];

export function whyNotBookable(
  balance: Omit<Terms, 'services' | 'returnHours'>,
  now: Date,
): BookingRefusal | undefined {
  if (balance.status === 'ended') return 'ended';
  if (hasExpired(balance, now)) return 'expired';
  if (balance.status === 'unpaid' && !balance.bookBeforePaid) return 'unpaid';
  return balance.left > 0 ? undefined : 'used_up';
}

export const counts = ({ services }: Pick<Terms, 'services'>, serviceId: string): boolean =>
  services.length === 0 || services.includes(serviceId);

/** Who ended an appointment: the visitor or the owner. `request` if the owner never confirmed it, whoever ended it. */
export type EndedBy = 'visitor' | 'owner' | 'request';

export type Forfeit = 'late' | 'expired' | 'ended';

/**
 * Why an appointment's session doesn't come back if the appointment is cancelled now; undefined if it does. It always comes back
 * if the owner cancels, or if she never confirmed the request.
 */
export function forfeitOf(
  balance: Pick<Terms, 'status' | 'returnHours' | 'expiresAt'>,
  startsAt: Date,
  by: EndedBy,
  now: Date,
): Forfeit | undefined {
  if (by !== 'visitor') return undefined;
  if (balance.status === 'ended') return 'ended';
  if (hasExpired(balance, now)) return 'expired';
  const until = startsAt.getTime() - balance.returnHours * 3_600_000;
  return now.getTime() <= until ? undefined : 'late';
}

/** The statuses that the owner can set now. `ended` is final. She can take back a payment that she noted by mistake. */
export const nextStatuses = ({ status }: { status: BalanceStatus }): BalanceStatus[] => {
  if (status === 'unpaid') return ['paid', 'ended'];
  if (status === 'paid') return ['unpaid', 'ended'];
  return status === 'expired' ? ['ended'] : [];
};

/** Whether the buyer's data may be erased: not while a valid balance has sessions left, which the owner still owes. */
export const isErasable = (
  { status, left, expiresAt }: Pick<Terms, 'status' | 'left' | 'expiresAt'>,
  now: Date,
): boolean => status === 'ended' || left === 0 || hasExpired({ status, expiresAt }, now);

/** The day some months after `day`, `YYYY-MM-DD`, or the last day of that month if the month is too short. */
export function lastDayAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, length));
  return first.toISOString().slice(0, 10);
}

/** How many days before the end the buyer gets a warning, if sessions are left. */
const warningDays = [30, 7] as const;

/** The times of the warnings before a balance's end, without those that have passed. */
export const warningsBefore = (expiresAt: Date, now: Date): Date[] =>
  warningDays.map((days) => new Date(expiresAt.getTime() - days * 24 * 3_600_000)).filter((at) => at > now);

export const balanceStates = ['open', 'unpaid', 'used_up', 'expired', 'ended'] as const;
export type BalanceState = (typeof balanceStates)[number];

export const balanceSearch = recordSearch({ state: oneOf(balanceStates) });
export type BalanceSearch = ReturnType<typeof balanceSearch>;

const sessionForms: Localized<PluralForms> = {
  tr: { other: '# görüşme' },
  en: { one: '# session', other: '# sessions' },
  ar: { zero: 'لا جلسات', one: 'جلسة واحدة', two: 'جلستان', few: '# جلسات', other: '# جلسة' },
};

/** '3 görüşme' */
export const sessionsText = (locale: Locale, count: number): string =>
  counted(locale, count, sessionForms[locale]);
