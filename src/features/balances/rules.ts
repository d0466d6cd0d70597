import { recordSearch } from '#/owner/records/search';
import type { Locale, Localized } from '#/platform/i18n/locale';
import { counted, type PluralForms } from '#/platform/i18n/plural';
import { oneOf } from '#/platform/input/search';

/** `expired` and `ended` are over: the first by its time, the second by the owner's hand. */
export const balanceStatuses = ['unpaid', 'paid', 'expired', 'ended'] as const;
export type BalanceStatus = (typeof balanceStatuses)[number];

/** What an entry of the ledger says. `extended` brings back what had expired, once the owner gives more time. */
export const entryKinds = ['sold', 'used', 'returned', 'corrected', 'expired', 'extended', 'ended'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** More sessions than any package has; a slip of the owner's finger isn't stored. */
export const mostSessions = 500;

/** A change of a balance, before it is known whether it may be made. */
export type Change =
  | { kind: 'sold' | 'corrected' | 'extended'; sessions: number }
  | { kind: 'used' | 'returned' | 'expired' | 'ended' };

/**
 * How many sessions a change adds (or takes, as a negative number) where `left` are left; undefined where it must not be written.
 * The ledger's one rule: what is left is never below zero, nor beyond what can be sold.
 */
export function sessionsOf(change: Change, left: number): number | undefined {
  const sessions = signed(change, left);
  const after = left + sessions;
  const isTooMany = change.kind !== 'returned' && sessions > 0 && after > mostSessions;
  return sessions !== 0 && after >= 0 && !isTooMany ? sessions : undefined;
}

function signed(change: Change, left: number): number {
  switch (change.kind) {
    case 'used':
      return -1;
    case 'returned':
      return 1;
    case 'expired':
    case 'ended':
      return -left;
    case 'sold':
    case 'extended':
      return Math.max(0, change.sessions);
    default:
      return change.sessions;
  }
}

/** What is left by the ledger. */
export const sumOf = (entries: readonly { sessions: number }[]): number =>
  entries.reduce((sum, { sessions }) => sum + sessions, 0);

/** The sessions that expired and have not been brought back. */
export const expiredSessions = (entries: readonly { kind: EntryKind; sessions: number }[]): number =>
  Math.max(0, -sumOf(entries.filter(({ kind }) => kind === 'expired' || kind === 'extended')));

/** What decides whether a balance pays for a booking. */
export interface Terms {
  status: BalanceStatus;
  left: number;
  /** The services that count; empty for every service that can be booked. */
  services: readonly string[];
  /** Until how many hours before its beginning a cancelled appointment's session comes back. */
  returnHours: number;
  bookBeforePaid: boolean;
  /** The first moment at which it is no longer valid; null for no end. */
  expiresAt: Date | null;
}

/** `inState` in `admin-queries.ts` says the same in SQL. */
const hasExpired = ({ status, expiresAt }: Pick<Terms, 'status' | 'expiresAt'>, now: Date): boolean =>
  status === 'expired' || (expiresAt !== null && expiresAt <= now);

/** Why nothing can be booked from a balance. */
export const bookingRefusals = ['ended', 'expired', 'unpaid', 'used_up'] as const;
export type BookingRefusal = (typeof bookingRefusals)[number];

/** Why nothing can be booked from it now; undefined where something can. */
export function whyNotBookable(
  balance: Omit<Terms, 'services' | 'returnHours'>,
  now: Date,
): BookingRefusal | undefined {
  if (balance.status === 'ended') return 'ended';
  if (hasExpired(balance, now)) return 'expired';
  if (balance.status === 'unpaid' && !balance.bookBeforePaid) return 'unpaid';
  return balance.left > 0 ? undefined : 'used_up';
}

/** Whether the balance pays for this service. */
export const counts = ({ services }: Pick<Terms, 'services'>, serviceId: string): boolean =>
  services.length === 0 || services.includes(serviceId);

/** Who ended an appointment: whoever booked it, the owner, or a request that was never confirmed. */
export type EndedBy = 'visitor' | 'owner' | 'request';

/** Why a cancelled appointment's session doesn't come back. */
export type Forfeit = 'late' | 'expired' | 'ended';

/**
 * Whether the session of an appointment comes back if it is cancelled now, and why it doesn't. The owner's own cancellations
 * always give it back, and so does a request that she never confirmed.
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

/** The statuses that the owner can set now. What has ended stays so; a payment noted by mistake can be taken back. */
export const nextStatuses = ({ status }: { status: BalanceStatus }): BalanceStatus[] => {
  if (status === 'unpaid') return ['paid', 'ended'];
  if (status === 'paid') return ['unpaid', 'ended'];
  return status === 'expired' ? ['ended'] : [];
};

/** Whether its person may be erased: not while sessions are left that could still be booked or that she still owes. */
export const isErasable = (
  { status, left, expiresAt }: Pick<Terms, 'status' | 'left' | 'expiresAt'>,
  now: Date,
): boolean => status === 'ended' || left === 0 || hasExpired({ status, expiresAt }, now);

/** The last day, `YYYY-MM-DD`, of what is valid for some months from a day on; the month's last one where it has no such day. */
export function lastDayAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, length));
  return first.toISOString().slice(0, 10);
}

/** Days before the end at which the person is reminded, while something is left. */
const warningDays = [30, 7] as const;

/** When to remind somebody that it ends; not at a time that has passed. */
export const warningsBefore = (expiresAt: Date, now: Date): Date[] =>
  warningDays.map((days) => new Date(expiresAt.getTime() - days * 24 * 3_600_000)).filter((at) => at > now);

/** Whether somebody should be told of its end: something is left that could be booked. */
export const isWorthWarning = (balance: Omit<Terms, 'services' | 'returnHours'>, now: Date): boolean =>
  whyNotBookable(balance, now) === undefined;

/** The states by which the owner filters the list. */
export const balanceStates = ['open', 'unpaid', 'used_up', 'expired', 'ended'] as const;
export type BalanceState = (typeof balanceStates)[number];

/** The filters of the list, as in the address. */
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
