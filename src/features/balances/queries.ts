import { and, asc, eq } from 'drizzle-orm';
import { siteTimeZone } from '#/features/profile/queries';
import { hashToken } from '#/platform/crypto/token';
import { isUuid } from '#/platform/db/columns';
import type { Executor } from '#/platform/db/database';
import type { Locale } from '#/platform/i18n/locale';
import { toWallTime } from '#/platform/time/zone';
import type { Balance, Entry, SessionOutlook } from './contract';
import { forfeitOf, whyNotBookable } from './rules';
import { type BalanceRow, balanceEntries, balances, balanceTokens, type EntryRow } from './table';

export async function hasSales(db: Executor): Promise<boolean> {
  const [row] = await db.select({ id: balances.id }).from(balances).limit(1);
  return row !== undefined;
}

/** The last day on which a balance is valid, in the site's zone, `YYYY-MM-DD`; null for no end. */
export const lastDayOf = ({ expiresAt }: Pick<BalanceRow, 'expiresAt'>, timeZone: string): string | null =>
  expiresAt && toWallTime(new Date(expiresAt.getTime() - 1), timeZone).date;

/** The balance that a mail's link opens, if the token belongs to it and is not void. */
export async function balanceByToken(
  db: Executor,
  id: string,
  token: string,
): Promise<BalanceRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select({ row: balances })
    .from(balanceTokens)
    .innerJoin(balances, eq(balances.id, balanceTokens.about))
    .where(and(eq(balanceTokens.hash, hashToken(token)), eq(balances.id, id)));
  return found?.row.erasedAt ? undefined : found?.row;
}

export const entriesOf = (db: Executor, balanceId: string): Promise<EntryRow[]> =>
  db
    .select()
    .from(balanceEntries)
    .where(eq(balanceEntries.balanceId, balanceId))
    .orderBy(asc(balanceEntries.place));

export const toEntry = ({ kind, sessions, left, at, reservationId }: EntryRow): Entry => ({
  kind,
  sessions,
  left,
  at: at.toISOString(),
  reservationId,
});

export async function describeBalance(
  db: Executor,
  row: BalanceRow,
  locale: Locale,
  now: Date,
): Promise<Balance> {
  const [entries, timeZone] = await Promise.all([entriesOf(db, row.id), siteTimeZone(db)]);
  const { id, title, status, sessions, left, services, returnHours, name, email, phone, company } = row;
  const { reference, paymentLink, paymentText } = row;
  return {
    id,
    status,
    sessions,
    left,
    services,
    returnHours,
    title: title[locale],
    lastDay: lastDayOf(row, timeZone),
    refusal: whyNotBookable(row, now) ?? null,
    payment:
      status === 'unpaid'
        ? { reference: reference ?? '', link: paymentLink ?? '', text: paymentText ?? '' }
        : null,
    person: { name, email, phone, company: company ?? '' },
    entries: entries.map(toEntry),
  };
}

/** Whether an appointment's session comes back if the visitor cancels now; undefined if no package paid for the appointment. */
export async function sessionOutlook(
  db: Executor,
  { balanceId, startsAt, status }: { balanceId: string | null; startsAt: Date; status: string },
  now: Date,
): Promise<SessionOutlook | undefined> {
  if (balanceId === null) return undefined;
  const [balance] = await db.select().from(balances).where(eq(balances.id, balanceId));
  if (!balance) return undefined;
  const forfeit = forfeitOf(balance, startsAt, status === 'pending' ? 'request' : 'visitor', now);
  return { comesBack: !forfeit, forfeit: forfeit ?? null, returnHours: balance.returnHours };
}
