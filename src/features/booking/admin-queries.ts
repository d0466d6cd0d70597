import { and, asc, desc, eq, gt, gte, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm';
import {
  allServices,
  type BookedService,
  serviceById,
  titleOf,
  usualMinutes,
} from '#/features/catalogue/queries';
import { siteTimeZone } from '#/features/profile/queries';
import { holidayDays } from '#/features/schedule/holiday-queries';
import { type Column, inColumns } from '#/owner/records/csv';
import { recordQueries } from '#/owner/records/queries';
import type { TypesOf } from '#/owner/records/record';
import type { Reading } from '#/owner/records/source';
import type { Context } from '#/platform/context';
import type { Sorting } from '#/platform/db/batches';
import { matchesQuery } from '#/platform/db/search';
import { clockTime, longDate } from '#/platform/i18n/dates';
import type { Locale } from '#/platform/i18n/locale';
import { dateTimeIn } from '#/platform/i18n/moment';
import { namedZone, zoneWords } from '#/platform/i18n/zone-name';
import { plannedDay } from '#/platform/input/fields';
import { whatsappLink } from '#/platform/replies/reply-links';
import { addDays, isoWithOffset, otherZone, toWallTime, weekStart, wholeDays } from '#/platform/time/zone';
import { workingRule } from './availability-queries';
import { noteNames } from './contract';
import type { AdminBookingCopy } from './copy';
import { adminBookingCopy } from './copy/admin/all';
import { bookingCopy } from './copy/all';
import { isResendable, mailKinds } from './mails/kinds';
import { answersIn, earlierNoShows, toReservation } from './queries';
import {
  awaitsAnswer,
  chooseOrder,
  endedBy,
  isChangeable,
  isErasable,
  nextStatuses,
  type Period,
  type ReservationSearch,
} from './rules';
import { type ReservationRow, reservations } from './table';
import { explainedSlots } from './week-queries';

type ReadContext = Pick<Context, 'db' | 'clock'>;

/** Appointments that begin on one of the days from `first` to `last`, both included. */
function during(first: string, last: string, timeZone: string): SQL | undefined {
  const { start, end } = wholeDays(first, last, timeZone);
  return and(gte(reservations.startsAt, start), lt(reservations.startsAt, end));
}

function inPeriod(period: Period, { now, timeZone }: Reading): SQL | undefined {
  const today = toWallTime(now, timeZone).date;
  const monday = weekStart(today);
  const conditions: Record<Period, SQL | undefined> = {
    upcoming: gt(reservations.startsAt, now),
    today: during(today, today, timeZone),
    week: during(monday, addDays(monday, 6), timeZone),
    past: lte(reservations.startsAt, now),
    all: undefined,
  };
  return conditions[period];
}

function sorting({ period = 'upcoming', sort = 'date' }: ReservationSearch): Sorting {
  const { createdAt, startsAt } = reservations;
  const order = chooseOrder(period, sort);
  if (order === 'booked') return { by: createdAt, backwards: true };
  // Latest first means nearest to now for past appointments, and furthest from now for future ones.
  const latestFirstOrder = period === 'past' ? 'nearest' : 'furthest';
  return { by: startsAt, backwards: order === 'latest' || order === latestFirstOrder };
}

/** The details of an appointment for messages to its person, in the person's language. */
function appointmentWords(
  { name, language, serviceId, startsAt, visitorZone }: ReservationRow,
  timeZone: string,
  services: ReadonlyMap<string, BookedService>,
) {
  const theirs = otherZone({ visitorZone }, timeZone, startsAt);
  return {
    name,
    service: titleOf(services.get(serviceId), serviceId, language),
    date: longDate(language, timeZone, startsAt),
    time: clockTime(timeZone, startsAt),
    zone: zoneWords(language, namedZone(language, timeZone), startsAt),
    theirs: theirs && dateTimeIn(language, theirs, startsAt),
  };
}

/** Whether the owner can still remind the appointment's person. */
const canBeReminded = ({ status, startsAt, erasedAt }: ReservationRow, now: Date): boolean =>
  status === 'confirmed' && startsAt > now && !erasedAt;

/** Who cancelled a confirmed appointment; null for any other. After an erasure nobody knows, because the note is emptied. */
function cancelledBy(row: ReservationRow): 'owner' | 'visitor' | null {
  const by = endedBy(row);
  return row.status !== 'cancelled' || row.erasedAt || by === 'request' ? null : by;
}

const answersText = (row: ReservationRow, locale: Locale): string =>
  answersIn(row, locale)
    .map(({ question, answer }) => `${question}: ${answer}`)
    .join('\n');

/** The start in the visitor's zone, as `YYYY-MM-DD HH:MM`; null if no zone is stored. */
function visitorMoment({ startsAt, visitorZone }: ReservationRow): string | null {
  if (!visitorZone) return null;
  const { date, time } = toWallTime(startsAt, visitorZone);
  return `${date} ${time}`;
}

export const reservationQueries = recordQueries({
  kind: 'reservations',
  table: reservations,
  mails: mailKinds,
  siteTimeZone,
  related: allServices,
  where: ({ period = 'upcoming', status, service, q }: ReservationSearch, reading) =>
    and(
      inPeriod(period, reading),
      status ? eq(reservations.status, status) : undefined,
      service ? eq(reservations.serviceId, service) : undefined,
      q ? matchesQuery(q, reservations.searched, reservations.searchedDigits) : undefined,
    ),
  sorting,
  summary(row, locale, { now, timeZone, related: services }) {
    const {
      message: _,
      appointmentDate: _d,
      appointmentTime: _t,
      ...facts
    } = toReservation(row, services.get(row.serviceId), timeZone, locale);
    return { ...facts, language: row.language, isOver: row.endsAt <= now, cancelledBy: cancelledBy(row) };
  },
  detail: async (row, locale, { now, timeZone, related: services }, db) => ({
    ...toReservation(row, services.get(row.serviceId), timeZone, locale),
    updatedAt: row.updatedAt.toISOString(),
    cancelledBy: cancelledBy(row),
    cancellationNote: row.cancellationNote || null,
    /** The id of the sold package that pays for the appointment; null if none does. */
    balanceId: row.balanceId,
    /** The link of a WhatsApp chat with a reminder as its text; null if `canBeReminded` is false or the number can't be used. */
    reminder: canBeReminded(row, now)
      ? whatsappLink(
          row.phone,
          adminBookingCopy[row.language].reminder.text(appointmentWords(row, timeZone, services)),
        )
      : null,
    noShows: row.erasedAt ? 0 : await earlierNoShows(db, row),
    changeable: !row.erasedAt && isChangeable(row, now),
    awaitsAnswer: !row.erasedAt && awaitsAnswer(row, now),
    /** The statuses that the owner can set now; cancelling is an action of its own. */
    next: nextStatuses(row, now),
    erasable: !row.erasedAt && isErasable(row, now),
  }),
  resendable: ({ kind }, row, { now }) => isResendable(kind, row, now),
  answer(row, language, { timeZone, related: services }) {
    const { answer, clocks } = adminBookingCopy[language];
    const appointment = appointmentWords({ ...row, language }, timeZone, services);
    const { name, service, date } = appointment;
    return {
      subject: answer.subject(appointment),
      text: answer.text(appointment),
      words: { name, service, date, time: clocks(appointment) },
    };
  },
  csv(locale, { timeZone, related: services }) {
    const { csv, statuses } = adminBookingCopy[locale];
    const { labels } = bookingCopy[locale].form.notes;
    const columns: Column<ReservationRow>[] = [
      [csv.id, ({ id }) => id],
      [csv.status, ({ status }) => statuses[status]],
      [csv.date, ({ startsAt }) => toWallTime(startsAt, timeZone).date],
      [csv.time, ({ startsAt }) => toWallTime(startsAt, timeZone).time],
      [csv.minutes, ({ minutes }) => minutes],
      [csv.service, ({ serviceId }) => titleOf(services.get(serviceId), serviceId, locale)],
      [csv.name, ({ name }) => name],
      [csv.email, ({ email }) => email],
      [csv.phone, ({ phone }) => phone],
      [csv.company, ({ company }) => company],
      ...noteNames.map((name): Column<ReservationRow> => [labels[name], (row) => row[name]]),
      [csv.language, ({ language }) => language],
      [csv.created, ({ createdAt }) => isoWithOffset(createdAt, timeZone)],
      [csv.answers, (row) => answersText(row, locale)],
      [csv.noticeVersion, ({ noticeVersion }) => noticeVersion],
      [csv.visitorZone, ({ visitorZone }) => visitorZone],
      [csv.visitorTime, visitorMoment],
    ];
    return inColumns(columns);
  },
});

export type ReservationTypes = TypesOf<typeof reservationQueries, AdminBookingCopy>;

const defaultMinutes = 60;

/** The week of `date`, by default the current one: its appointments, and every slot with the reasons why it isn't free. */
export async function weekOverview(
  ctx: ReadContext,
  date: string | undefined,
  serviceId: string | undefined,
  locale: Locale,
) {
  const timeZone = await siteTimeZone(ctx.db);
  const today = toWallTime(ctx.clock.now(), timeZone).date;
  const from = weekStart(plannedDay.safeParse(date).data ?? today);
  const to = addDays(from, 6);
  const service = serviceId ? await serviceById(ctx.db, serviceId) : undefined;
  const minutes = service ? usualMinutes(service) : defaultMinutes;
  const appointments = await reservationQueries.listed(
    ctx,
    and(during(from, to, timeZone), ne(reservations.status, 'cancelled')),
    locale,
    { order: [asc(reservations.startsAt)] },
  );
  const names = new Map(appointments.map(({ id, name }) => [id, name]));
  const slots = await explainedSlots(ctx, { from, to }, minutes, serviceId);
  const { holidayCountry } = await workingRule(ctx.db);
  return {
    timeZone,
    /** The week's Monday, `YYYY-MM-DD`. */
    from,
    today,
    /** The length of the slots in minutes. */
    minutes,
    appointments,
    /** All public holidays of the week, also those on which the owner works. */
    holidays: holidayCountry ? await holidayDays(holidayCountry, { from, to }, locale) : [],
    slots: slots.map(({ reasons, ...slot }) => ({
      ...slot,
      reasons: reasons.map((reason) => {
        if (reason.kind === 'reservation') return { ...reason, name: names.get(reason.id) ?? '' };
        return reason.kind === 'block' ? { kind: reason.kind, note: reason.note } : reason;
      }),
    })),
  };
}

export type WeekOverview = Awaited<ReturnType<typeof weekOverview>>;
export type SlotReason = WeekOverview['slots'][number]['reasons'][number];

export const upcomingCount = ({ db, clock }: ReadContext): Promise<number> =>
  reservationQueries.counted(
    { db },
    and(eq(reservations.status, 'confirmed'), gt(reservations.startsAt, clock.now())),
  );

const canStillBeDecided = (now: Date) =>
  and(
    eq(reservations.status, 'pending'),
    gt(reservations.startsAt, now),
    or(isNull(reservations.answerBy), gt(reservations.answerBy, now)),
  );

export const requestCount = (ctx: ReadContext): Promise<number> =>
  reservationQueries.counted(ctx, canStillBeDecided(ctx.clock.now()));

const shownOnOverview = 5;

/**
 * The lists of the owner's overview:
 * - `requests`: requests that the owner can still confirm or decline, soonest first;
 * - `today`: today's appointments, including those that are over, without cancelled ones;
 * - `tomorrow`: tomorrow's confirmed appointments;
 * - `later`: the next confirmed appointments after tomorrow;
 * - `withoutOutcome`: the latest past confirmed appointments for which the owner hasn't said whether they took place.
 * `later`, `requests` and `withoutOutcome` are shortened. `withoutOutcomeTotal` is the total of `withoutOutcome`. The total of
 * `requests` is `requestCount`.
 */
export async function overviewAppointments(ctx: ReadContext, locale: Locale) {
  const now = ctx.clock.now();
  const timeZone = await siteTimeZone(ctx.db);
  const today = toWallTime(now, timeZone).date;
  const tomorrow = addDays(today, 1);
  const isConfirmed = eq(reservations.status, 'confirmed');
  const later = and(isConfirmed, gte(reservations.startsAt, wholeDays(today, tomorrow, timeZone).end));
  // The condition on the start is implied by the one on the end. It lets the database use the index on the start.
  const withoutOutcome = and(isConfirmed, lt(reservations.startsAt, now), lte(reservations.endsAt, now));
  const [soonestFirst, latestFirst] = [asc(reservations.startsAt), desc(reservations.startsAt)];
  const listed = (where: SQL | undefined, order: SQL, limit?: number) =>
    reservationQueries.listed(ctx, where, locale, { order: [order], limit });
  return {
    requests: await listed(canStillBeDecided(now), soonestFirst, shownOnOverview),
    today: await listed(
      and(ne(reservations.status, 'cancelled'), during(today, today, timeZone)),
      soonestFirst,
    ),
    tomorrow: await listed(and(isConfirmed, during(tomorrow, tomorrow, timeZone)), soonestFirst),
    later: await listed(later, soonestFirst, shownOnOverview),
    withoutOutcome: await listed(withoutOutcome, latestFirst, shownOnOverview),
    withoutOutcomeTotal: await reservationQueries.counted(ctx, withoutOutcome),
  };
}
