import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { bookableServices, consultingService } from '#/features/catalogue/queries';
import type { Context } from '#/platform/context';
import { hashToken } from '#/platform/crypto/token';
import type { Executor, Transaction } from '#/platform/db/database';
import { type Locale, localeOf } from '#/platform/i18n/locale';
import { isoWithOffset, wallTimeOf } from '#/platform/time/zone';
import type { Availability, Reservation, ReservationStatus } from './contract';
import { ar } from './copy/ar';
import { en } from './copy/en';
import { tr } from './copy/tr';
import {
  type BusySource,
  busyDuring,
  candidates,
  type Interval,
  isTaken,
  placeholderBusy,
  workingRule,
} from './rules';
import { bookingSettings, manageTokens, type ReservationRow, reservations } from './table';

export const bookingWords = { tr, en, ar };

/** Live appointments that touch the interval. */
const liveBetween = (db: Executor, { start, end }: Interval, exceptId?: string): Promise<Interval[]> =>
  db
    .select({ start: reservations.startsAt, end: reservations.endsAt })
    .from(reservations)
    .where(
      and(
        ne(reservations.status, 'cancelled'),
        lt(reservations.startsAt, end),
        gt(reservations.endsAt, start),
        exceptId ? ne(reservations.id, exceptId) : undefined,
      ),
    );

/** Lets bookings of one day decide one after the other: appointments never reach into the next day. */
export async function lockDay(tx: Transaction, date: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`booking ${date}`}, 0))`);
}

/** Why a moment within the interval can be taken, gathered from every source that is on. */
export async function busySources(
  db: Executor,
  interval: Interval,
  exceptId?: string,
): Promise<BusySource[]> {
  const [settings] = await db.select().from(bookingSettings);
  const live = busyDuring(await liveBetween(db, interval, exceptId));
  return settings?.placeholder ? [live, placeholderBusy] : [live];
}

/** `GET /api/availability`. Undefined for a service that can't be booked. */
export async function availability(
  ctx: Pick<Context, 'db' | 'clock'>,
  serviceId: string,
  locale: Locale,
  exceptId?: string,
): Promise<Availability | undefined> {
  const service = bookableServices(locale).find(({ id }) => id === serviceId);
  if (!service) return undefined;
  const { id, title, duration, minutes } = service;
  const { timeZone } = workingRule;
  const offered = candidates(ctx.clock.now(), minutes);
  const first = offered[0];
  const last = offered.at(-1);
  const sources =
    first && last ? await busySources(ctx.db, { start: first.start, end: last.end }, exceptId) : [];
  const slots = offered.map((candidate) => {
    const available = !isTaken(candidate, sources);
    return {
      id: candidate.id,
      start: isoWithOffset(candidate.start, timeZone),
      end: isoWithOffset(candidate.end, timeZone),
      title: bookingWords[locale].slots[available ? 'available' : 'taken'],
      available,
      duration: minutes,
    };
  });
  return { timeZone, service: { id, title, duration, minutes }, slots };
}

/** A stored row as its holder may read it, in a language. */
export function reservationOf(row: ReservationRow, locale: Locale = localeOf(row.language)): Reservation {
  const { timeZone } = workingRule;
  const service = consultingService(row.serviceId, locale);
  const { date, time } = wallTimeOf(row.startsAt, timeZone);
  return {
    id: row.id,
    status: row.status as ReservationStatus,
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    message: row.message,
    serviceId: row.serviceId,
    service: service?.title ?? row.serviceId,
    serviceDuration: service?.duration ?? String(row.minutes),
    appointmentDate: date,
    appointmentTime: time,
    start: isoWithOffset(row.startsAt, timeZone),
    end: isoWithOffset(row.endsAt, timeZone),
    timeZone,
    sequence: row.sequence,
  };
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

async function reservationRow(db: Executor, id: string): Promise<ReservationRow | undefined> {
  if (!uuid.test(id)) return undefined;
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id));
  return row;
}

/** Undefined for an unknown id, null for one whose personal data was erased (decisions, section 4). */
export async function reservationById(
  ctx: Pick<Context, 'db'>,
  id: string,
  locale?: Locale,
): Promise<Reservation | null | undefined> {
  const row = await reservationRow(ctx.db, id);
  if (!row) return undefined;
  return row.erasedAt ? null : reservationOf(row, locale);
}

/** The reservation that a mail's link opens, if the token is one of its own and no change has voided it. */
export async function reservationByToken(
  db: Executor,
  id: string,
  token: string,
): Promise<ReservationRow | undefined> {
  if (!uuid.test(id)) return undefined;
  const [found] = await db
    .select({ row: reservations })
    .from(manageTokens)
    .innerJoin(reservations, eq(reservations.id, manageTokens.reservationId))
    .where(and(eq(manageTokens.hash, hashToken(token)), eq(reservations.id, id)));
  return found?.row.erasedAt ? undefined : found?.row;
}
