import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { ToldPlace } from '#/features/catalogue/contract';
import {
  type BookedService,
  publicPlace,
  serviceById,
  titleOf,
  toldPlace,
} from '#/features/catalogue/queries';
import { reminderHours } from '#/features/commitments/contract';
import { siteTimeZone } from '#/features/profile/queries';
import type { Interval } from '#/features/schedule/contract';
import type { Context } from '#/platform/context';
import { hashToken } from '#/platform/crypto/token';
import { isUuid } from '#/platform/db/columns';
import type { Database, Executor, Transaction } from '#/platform/db/database';
import { overallPeriod, toMultirange } from '#/platform/db/periods';
import { emailKey, emailKeySql, phoneKey, phoneKeySql } from '#/platform/db/search';
import { minutesText } from '#/platform/i18n/durations';
import type { Locale } from '#/platform/i18n/locale';
import { namedVisitorZone } from '#/platform/i18n/zone-name';
import { isoWithOffset, otherZone, toWallTime } from '#/platform/time/zone';
import type { TouchedAppointment } from './admin-availability-contract';
import {
  type Answer,
  type NoteName,
  noteNames,
  type Reservation,
  type VisitorTime,
  visitor,
} from './contract';
import { bookingCopy } from './copy/all';
import { mailPlan } from './mail-plan-queries';
import { openStatuses, type Person, reminderAt, stormMinutes } from './rules';
import { type ReservationRow, reservations, reservationTokens, type TokenPurpose } from './table';

/**
 * Reads an appointment from the beginning of the table, and the newest one through an index. Throws if the database's files of
 * the table or of the index are damaged or missing.
 */
export const assertReadable = (db: Database): Promise<unknown> =>
  db.transaction(async (tx) => {
    await tx.select({ name: reservations.name }).from(reservations).limit(1);
    // Makes the database use the index even for a small table. If the table's file was emptied, the index points to missing rows,
    // which is an error. Without the index, the database would just find no rows.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx
      .select({ name: reservations.name })
      .from(reservations)
      .orderBy(desc(reservations.createdAt))
      .limit(1);
  });

/** The condition "not cancelled", written exactly as in the exclusion constraint, so that the database can use its index. */
export const isLive = sql`${reservations.status} <> 'cancelled'`;

/**
 * The condition that an appointment overlaps one of the intervals. Together with `isLive`, it lets the database use the index of
 * the exclusion constraint.
 */
export const periodTouches = (intervals: readonly Interval[]) =>
  sql`${reservations.period} && ${toMultirange(intervals)}`;

/** The condition that a reservation has the person's mail address or phone number. */
const ofPerson = ({ email, phone }: Person) =>
  or(
    email ? sql`${emailKeySql('email')} = ${email}` : undefined,
    phone ? sql`${phoneKeySql('phone')} = ${phone}` : undefined,
  );

/**
 * The future appointments under the person's mail address or phone number, without those that a sold package pays for. Each has
 * the normalised keys of its own address and number, and its service.
 */
export const futureAppointmentsOf = (
  db: Executor,
  person: Person,
  now: Date,
): Promise<(Person & { serviceId: string })[]> =>
  db
    .select({
      email: sql<string>`${emailKeySql('email')}`,
      phone: sql<string>`${phoneKeySql('phone')}`,
      serviceId: reservations.serviceId,
    })
    .from(reservations)
    .where(
      and(
        isLive,
        gt(reservations.startsAt, now),
        // Appointments of sold packages don't count towards the bound: the number of sessions is their bound.
        isNull(reservations.balanceId),
        ofPerson(person),
      ),
    );

/**
 * How many bookings were made in the last `stormMinutes`, by anybody. Bookings dated more than a minute ahead don't count: they
 * were made before the server's clock was set back.
 */
export const recentBookings = (db: Executor, now: Date): Promise<number> => {
  const { createdAt } = reservations;
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  return db.$count(reservations, and(gt(createdAt, after(-stormMinutes)), lte(createdAt, after(1))));
};

/** The number of earlier no-shows under the same mail address or phone number. */
export const earlierNoShows = (
  db: Executor,
  { id, email, phone, startsAt }: Pick<ReservationRow, 'id' | 'email' | 'phone' | 'startsAt'>,
): Promise<number> =>
  db.$count(
    reservations,
    and(
      eq(reservations.status, 'no_show'),
      ne(reservations.id, id),
      lt(reservations.startsAt, startsAt),
      isNull(reservations.erasedAt),
      ofPerson({ email: emailKey(email), phone: phoneKey(phone) }),
    ),
  );

/** For each interval, the pending and confirmed appointments that overlap it, soonest first. One statement reads them all. */
export async function appointmentsTouching(
  db: Executor,
  intervals: readonly Interval[],
  timeZone: string,
): Promise<TouchedAppointment[][]> {
  if (intervals.length === 0) return [];
  const found = await db
    .select()
    .from(reservations)
    // `isLive` follows from the statuses; it lets the database use the index.
    .where(and(isLive, inArray(reservations.status, openStatuses), periodTouches([overallPeriod(intervals)])))
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

/** The visitor's optional texts that are filled in, under the form's labels in a language. */
export const notesIn = (row: Pick<ReservationRow, NoteName>, locale: Locale): Answer[] =>
  noteNames.flatMap((name) => {
    const text = row[name];
    return text ? [{ question: bookingCopy[locale].form.notes.labels[name], answer: text }] : [];
  });

export const answersIn = ({ answers }: Pick<ReservationRow, 'answers'>, locale: Locale): Answer[] =>
  (answers ?? []).map(({ question, answer }) => ({
    question: question[locale],
    answer: answer[locale],
  }));

/** The place as the visitor is told it. It includes the link of a video meeting only if the appointment is, or was, confirmed. */
export const placeFor = (
  { status, requestEnd }: Pick<ReservationRow, 'status' | 'requestEnd'>,
  service: BookedService | undefined,
): ToldPlace => (status === 'pending' || requestEnd ? publicPlace : toldPlace)(service?.place);

/** The start in the visitor's zone; undefined if that zone shows the same time as the site's. */
function visitorTime(row: ReservationRow, timeZone: string, locale: Locale): VisitorTime | undefined {
  const other = otherZone(row, timeZone, row.startsAt);
  return other
    ? { ...namedVisitorZone(locale, other), start: isoWithOffset(row.startsAt, other) }
    : undefined;
}

/** A reservation as anybody who knows its id may read it, in one language and the site's zone. */
export function toReservation(
  row: ReservationRow,
  service: BookedService | undefined,
  timeZone: string,
  locale: Locale = row.language,
): Reservation {
  const { date, time } = toWallTime(row.startsAt, timeZone);
  const theirs = visitorTime(row, timeZone, locale);
  return {
    id: row.id,
    status: row.status,
    ...(row.requestEnd ? { requestEnd: row.requestEnd } : {}),
    ...(row.status === 'pending' && row.answerBy ? { answerBy: isoWithOffset(row.answerBy, timeZone) } : {}),
    ...visitor.read(row),
    serviceId: row.serviceId,
    service: titleOf(service, row.serviceId, locale),
    serviceDuration: minutesText(locale, row.minutes),
    appointmentDate: date,
    appointmentTime: time,
    start: isoWithOffset(row.startsAt, timeZone),
    end: isoWithOffset(row.endsAt, timeZone),
    timeZone,
    ...(theirs ? { visitorTime: theirs } : {}),
    // A cancelled appointment doesn't show its place any more, which may be the link of a video meeting.
    place: row.status === 'cancelled' ? { kind: 'open', detail: '' } : placeFor(row, service),
    ...(row.answers?.length ? { questions: answersIn(row, locale) } : {}),
    sequence: row.sequence,
  };
}

/** `toReservation` with service and zone from the database, and with the reminders if they aren't the usual ones. */
export async function describeReservation(
  db: Executor,
  row: ReservationRow,
  locale?: Locale,
): Promise<Reservation> {
  const [service, timeZone, { reminders: hours }] = await Promise.all([
    serviceById(db, row.serviceId),
    siteTimeZone(db),
    mailPlan(db),
  ]);
  const hasUsualReminders = hours.length === 1 && hours[0] === reminderHours;
  return {
    ...toReservation(row, service, timeZone, locale),
    ...(hasUsualReminders
      ? {}
      : { reminders: hours.filter((each) => reminderAt(row.startsAt, row.updatedAt, each)) }),
  };
}

async function reservationRow(db: Executor, id: string): Promise<ReservationRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id));
  return row;
}

/** Locks a reservation until the transaction ends, so that its changes happen one after the other. */
export async function lockReservation(tx: Transaction, id: string): Promise<ReservationRow | undefined> {
  const [row] = await tx.select().from(reservations).where(eq(reservations.id, id)).for('update');
  return row;
}

/** A reservation by its id; undefined if the id is unknown, null if its personal data was erased. */
export async function reservationById(
  { db }: Pick<Context, 'db'>,
  id: string,
  locale?: Locale,
): Promise<Reservation | null | undefined> {
  const row = await reservationRow(db, id);
  if (!row) return undefined;
  return row.erasedAt ? null : describeReservation(db, row, locale);
}

/** The reservation, if an earlier sending of the same request made its latest change. That change made the link void. */
export async function reservationAfterChange(
  db: Executor,
  id: string,
  changeHash: string | null,
): Promise<ReservationRow | undefined> {
  if (!changeHash) return undefined;
  const row = await reservationRow(db, id);
  return row?.changeHash === changeHash && !row.erasedAt ? row : undefined;
}

/** The reservation that a mail's link opens, if the token belongs to it and is not void. */
export async function reservationByToken(
  db: Executor,
  id: string,
  token: string,
  purpose: TokenPurpose = 'manage',
): Promise<ReservationRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select({ row: reservations })
    .from(reservationTokens)
    .innerJoin(reservations, eq(reservations.id, reservationTokens.about))
    .where(
      and(
        eq(reservationTokens.hash, hashToken(token)),
        eq(reservationTokens.purpose, purpose),
        eq(reservations.id, id),
      ),
    );
  return found?.row.erasedAt ? undefined : found?.row;
}
