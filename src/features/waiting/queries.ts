import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { bookableService } from '#/features/booking/availability-queries';
import { holdsFor } from '#/features/booking/offer-queries';
import { serviceById, titleOf, usualMinutes } from '#/features/catalogue/queries';
import { siteTimeZone } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { hashToken } from '#/platform/crypto/token';
import { isUuid } from '#/platform/db/columns';
import type { Executor, Transaction } from '#/platform/db/database';
import { lockNames } from '#/platform/db/locks';
import { emailKeySql } from '#/platform/db/search';
import { minutesText } from '#/platform/i18n/durations';
import type { Locale } from '#/platform/i18n/locale';
import { isoWithOffset } from '#/platform/time/zone';
import type { Waiting, WaitingList } from './contract';
import { openStatuses, partsOffered, weekdaysOffered } from './rules';
import { type WaitingRow, waitingEntries, waitingSettings, waitingTokens } from './table';

export async function storedSettings(db: Executor) {
  const { isOn, offerHours, version } = waitingSettings;
  const [row] = await db.select({ isOn, offerHours, version }).from(waitingSettings);
  return row ?? { isOn: false, offerHours: 2, version: 0 };
}

/**
 * Whether the waiting list is on, and when the service is offered. All weekdays and parts of the day are returned if the list is
 * off, or if the service has no weekly hours or isn't found.
 */
export async function waitingList(db: Executor, serviceId: string): Promise<WaitingList> {
  const { isOn } = await storedSettings(db);
  const found = isOn && serviceId ? await bookableService(db, serviceId) : undefined;
  const rule = found?.rule ?? { hours: [] };
  return { isOn, weekdays: weekdaysOffered(rule), parts: partsOffered(rule) };
}

/** The confirmed entries that wait, in the order in which they were made. */
export const inLine = (db: Executor): Promise<WaitingRow[]> =>
  db
    .select()
    .from(waitingEntries)
    .where(eq(waitingEntries.status, 'waiting'))
    .orderBy(asc(waitingEntries.createdAt), asc(waitingEntries.id));

export const openEntries = (db: Executor): Promise<WaitingRow[]> =>
  db
    .select()
    .from(waitingEntries)
    .where(inArray(waitingEntries.status, [...openStatuses]));

/** Takes the lock under which requests and confirmations of an address run one after the other. `email` is its `emailKey`. */
export const lockAddress = (tx: Transaction, email: string): Promise<void> =>
  lockNames(tx, [`waiter ${email}`]);

/** The open entries of an address (`emailKey`) for a service: a waiting one, or some that are not confirmed yet. */
export const openEntriesOf = (tx: Transaction, email: string, serviceId: string): Promise<WaitingRow[]> =>
  tx
    .select()
    .from(waitingEntries)
    .where(
      and(
        sql`${emailKeySql('email')} = ${email}`,
        eq(waitingEntries.serviceId, serviceId),
        inArray(waitingEntries.status, [...openStatuses]),
      ),
    );

export async function lockEntry(tx: Transaction, id: string): Promise<WaitingRow | undefined> {
  const [row] = await tx.select().from(waitingEntries).where(eq(waitingEntries.id, id)).for('update');
  return row;
}

export async function entryByToken(db: Executor, id: string, token: string): Promise<WaitingRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select({ row: waitingEntries })
    .from(waitingTokens)
    .innerJoin(waitingEntries, eq(waitingEntries.id, waitingTokens.about))
    .where(and(eq(waitingTokens.hash, hashToken(token)), eq(waitingEntries.id, id)));
  return found?.row.erasedAt ? undefined : found?.row;
}

export async function describeEntry(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  row: WaitingRow,
  locale: Locale,
): Promise<Waiting> {
  const [timeZone, service, holds] = await Promise.all([
    siteTimeZone(db),
    serviceById(db, row.serviceId),
    holdsFor(db, [row.id]),
  ]);
  const offer = holds.find(({ ended, heldUntil }) => ended === null && heldUntil > clock.now());
  const last = holds.at(-1);
  // An offer whose time is over counts as lapsed even if the job hasn't marked it yet.
  const hasLapsed = !offer && (last?.ended === null || last?.ended === 'lapsed');
  const { id, status, name, email, serviceId, weekdays, parts, fromDay, toDay, reservationId } = row;
  const at = (instant: Date) => isoWithOffset(instant, timeZone);
  return {
    id,
    status,
    name,
    email,
    serviceId,
    weekdays,
    parts,
    fromDay,
    toDay,
    reservationId,
    timeZone,
    service: titleOf(service, serviceId, locale),
    duration: service ? minutesText(locale, usualMinutes(service)) : '',
    offer: offer
      ? { id: offer.id, start: at(offer.startsAt), end: at(offer.endsAt), until: at(offer.heldUntil) }
      : null,
    lapsed: last && hasLapsed ? at(last.startsAt) : null,
  };
}
