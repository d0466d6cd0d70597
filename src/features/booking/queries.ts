import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { bookableServices, consultingService } from '#/features/catalogue/queries';
import type { TouchedAppointment } from '#/features/schedule/admin-contract';
import type { Appointment, Interval, Moment } from '#/features/schedule/contract';
import { reachOf, reasonsFor, slotsOf, type WorkingRule, workingRule } from '#/features/schedule/queries';
import type { Context } from '#/platform/context';
import { hashToken } from '#/platform/crypto/token';
import { isId } from '#/platform/db/columns';
import type { Database, Executor } from '#/platform/db/database';
import { periods, spanOf } from '#/platform/db/periods';
import { emailKeySql, phoneKeySql } from '#/platform/db/search';
import { transact } from '#/platform/db/transact';
import type { Locale } from '#/platform/i18n/locale';
import { timeZone } from '#/platform/time/site-zone';
import { isoWithOffset, wallTimeOf } from '#/platform/time/zone';
import type { Availability, Reservation } from './contract';
import { bookingCopy } from './copy/all';
import type { Person } from './rules';
import { manageTokens, type ReservationRow, reservations } from './table';

/** As the index says it, so that the database knows it for the same. */
const isLive = sql`${reservations.status} <> 'cancelled'`;

/** Asked of the index that keeps appointments apart, whose size is that of the answer however many lie in the past. */
const periodTouches = (intervals: readonly Interval[]) =>
  sql`${reservations.period} && ${periods(intervals)}`;

/** Live appointments that touch one of the intervals. */
export const appointmentsWithin = (
  db: Executor,
  intervals: readonly Interval[],
  exceptId?: string,
): Promise<Appointment[]> =>
  db
    .select({ id: reservations.id, start: reservations.startsAt, end: reservations.endsAt })
    .from(reservations)
    .where(and(isLive, periodTouches(intervals), exceptId ? ne(reservations.id, exceptId) : undefined))
    .prepare(exceptId ? 'appointments_but_one' : 'appointments')
    .execute();

/** What bookings of one day lock, to decide one after the other: appointments never reach into the next day. */
export const dayLock = (date: string): string => `booking ${date}`;

/** By what the holders of the live appointments ahead are known that share the person's mail address or telephone number. */
export const openAppointments = (db: Executor, { email, phone }: Person, now: Date): Promise<Person[]> =>
  db
    .select({ email: sql<string>`${emailKeySql('email')}`, phone: sql<string>`${phoneKeySql('phone')}` })
    .from(reservations)
    .where(
      and(
        isLive,
        gt(reservations.startsAt, now),
        or(
          email ? sql`${emailKeySql('email')} = ${email}` : undefined,
          phone ? sql`${phoneKeySql('phone')} = ${phone}` : undefined,
        ),
      ),
    )
    .prepare(phone ? 'open_appointments' : 'open_appointments_of_address')
    .execute();

/** The reservation that a key has brought. */
export async function reservationOfKey(
  db: Executor,
  key: string,
): Promise<Pick<ReservationRow, 'id' | 'requestHash'> | undefined> {
  const [row] = await db
    .select({ id: reservations.id, requestHash: reservations.requestHash })
    .from(reservations)
    .where(eq(reservations.idempotencyKey, key))
    .prepare('reservation_of_key')
    .execute();
  return row;
}

/** The confirmed appointments that touch each of the intervals, soonest first; one statement, however many intervals. */
export async function appointmentsTouching(
  db: Executor,
  intervals: readonly Interval[],
): Promise<TouchedAppointment[][]> {
  if (intervals.length === 0) return [];
  const found = await db
    .select()
    .from(reservations)
    .where(and(isLive, eq(reservations.status, 'confirmed'), periodTouches([spanOf(intervals)])))
    .orderBy(reservations.startsAt);
  return intervals.map(({ start, end }) =>
    found
      .filter(({ startsAt, endsAt }) => startsAt < end && endsAt > start)
      .map(({ id, name, startsAt, endsAt }) => ({
        id,
        name,
        start: isoWithOffset(startsAt, timeZone),
        end: isoWithOffset(endsAt, timeZone),
      })),
  );
}

/**
 * The same, once the bookings of these days that are under way have come to their end: one that came in just before what
 * the owner has written now is told of.
 */
export async function settledAppointmentsTouching(
  db: Database,
  [interval]: readonly [Interval],
): Promise<TouchedAppointment[][]> {
  const firstDay = wallTimeOf(interval.start, timeZone).date;
  const lastDay = wallTimeOf(interval.end, timeZone).date;
  return transact(db, async (tx) => {
    await tx.execute(sql`
      select pg_advisory_xact_lock(hashtextextended('booking ' || to_char(day, 'YYYY-MM-DD'), 0))
      from generate_series(${firstDay}::date, ${lastDay}::date, '1 day') as day`);
    return appointmentsTouching(tx, [interval]);
  });
}

/** Whether nothing speaks against a slot; inside the lock of its day that holds until the transaction ends. */
export async function isFree(
  db: Executor,
  rule: WorkingRule,
  slot: Moment,
  now: Date,
  exceptId?: string,
): Promise<boolean> {
  const [reasons, appointments] = await Promise.all([
    reasonsFor(db, rule, [slot]),
    appointmentsWithin(db, reachOf(rule, [slot]), exceptId),
  ]);
  return reasons(slot, now, appointments).length === 0;
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
  const now = ctx.clock.now();
  const rule = await workingRule(ctx.db);
  const offered = slotsOf(rule, now, minutes);
  const window = { start: now, end: offered.at(-1)?.end ?? now };
  const [reasons, appointments] = await Promise.all([
    reasonsFor(ctx.db, rule, [window]),
    appointmentsWithin(ctx.db, reachOf(rule, [window]), exceptId),
  ]);
  const slots = offered.map((moment) => {
    const available = reasons(moment, now, appointments).length === 0;
    return {
      id: moment.id,
      start: isoWithOffset(moment.start, timeZone),
      end: isoWithOffset(moment.end, timeZone),
      title: bookingCopy[locale].slots[available ? 'available' : 'taken'],
      available,
      duration: minutes,
    };
  });
  return { timeZone, service: { id, title, duration, minutes }, slots };
}

/** A stored row as its holder may read it, in a language. */
export function reservationOf(row: ReservationRow, locale: Locale = row.language): Reservation {
  const service = consultingService(row.serviceId, locale);
  const { date, time } = wallTimeOf(row.startsAt, timeZone);
  return {
    id: row.id,
    status: row.status,
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

async function reservationRow(db: Executor, id: string): Promise<ReservationRow | undefined> {
  if (!isId(id)) return undefined;
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
  if (!isId(id)) return undefined;
  const [found] = await db
    .select({ row: reservations })
    .from(manageTokens)
    .innerJoin(reservations, eq(reservations.id, manageTokens.reservationId))
    .where(and(eq(manageTokens.hash, hashToken(token)), eq(reservations.id, id)));
  return found?.row.erasedAt ? undefined : found?.row;
}
