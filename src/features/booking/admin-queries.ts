import { and, asc, count, desc, eq, gt, gte, lt, lte, ne, type SQL } from 'drizzle-orm';
import { consultingService, findConsultingService } from '#/features/catalogue/queries';
import { type Page, pageOf, pageRange } from '#/owner/records/paging';
import type { Context } from '#/platform/context';
import { isId } from '#/platform/db/columns';
import { inPortions, orderIn, type Sorting } from '#/platform/db/portions';
import { matching } from '#/platform/db/search';
import { clockTime, longDate } from '#/platform/i18n/dates';
import type { Locale } from '#/platform/i18n/locale';
import { answersTo } from '#/platform/mail/answer';
import { failingMails, isMailFailing, mailsAbout } from '#/platform/mail/outbox';
import { timeZone } from '#/platform/time/site-zone';
import { addDays, instantOf, isoWithOffset, mondayOf, wallTimeOf } from '#/platform/time/zone';
import type { ReservationDetail, ReservationSummary, WeekOverview } from './admin-contract';
import { explainedSlots } from './availability-queries';
import { adminBookingCopy } from './copy/admin/all';
import { mailKinds } from './mails/letter';
import { reservationOf } from './queries';
import {
  isChangeable,
  isErasable,
  isResendable,
  nextStatuses,
  orderOf,
  type Period,
  type ReservationSearch,
} from './rules';
import { type ReservationRow, reservations } from './table';

type Reading = Pick<Context, 'db' | 'clock'>;

const startOfDay = (date: string) => instantOf(date, '00:00', timeZone);

/** Appointments that begin on these days, the last one not included. */
const during = (from: string, to: string) =>
  and(gte(reservations.startsAt, startOfDay(from)), lt(reservations.startsAt, startOfDay(to)));

function inPeriod(period: Period, now: Date): SQL | undefined {
  const today = wallTimeOf(now, timeZone).date;
  const monday = mondayOf(today);
  const bounds: Record<Period, SQL | undefined> = {
    upcoming: gt(reservations.startsAt, now),
    today: during(today, addDays(today, 1)),
    week: during(monday, addDays(monday, 7)),
    past: lte(reservations.startsAt, now),
    all: undefined,
  };
  return bounds[period];
}

const wanted = (search: ReservationSearch, now: Date) =>
  and(
    inPeriod(search.period ?? 'upcoming', now),
    search.status ? eq(reservations.status, search.status) : undefined,
    search.service ? eq(reservations.serviceId, search.service) : undefined,
    search.q ? matching(search.q, reservations.searched, reservations.searchedDigits) : undefined,
  );

function sortingOf({ period = 'upcoming', sort = 'date' }: ReservationSearch): Sorting {
  const { createdAt, startsAt } = reservations;
  const order = orderOf(period, sort);
  if (order === 'booked') return { by: createdAt, backwards: true };
  const latestFirst = period === 'past' ? 'nearest' : 'furthest';
  return { by: startsAt, backwards: order === 'latest' || order === latestFirst };
}

function summaryOf(row: ReservationRow, failing: boolean, locale: Locale, now: Date): ReservationSummary {
  const { message: _, appointmentDate: _d, appointmentTime: _t, ...facts } = reservationOf(row, locale);
  return {
    ...facts,
    language: row.language,
    isOver: row.endsAt <= now,
    createdAt: row.createdAt.toISOString(),
    erased: row.erasedAt !== null,
    mailFailing: failing,
  };
}

async function summaries(
  { db, clock }: Reading,
  where: SQL | undefined,
  order: SQL[],
  locale: Locale,
  range: { offset?: number; limit?: number } = {},
): Promise<ReservationSummary[]> {
  const query = db
    .select({ row: reservations, failing: isMailFailing(reservations) })
    .from(reservations)
    .where(where)
    .orderBy(...order)
    .$dynamic();
  if (range.limit !== undefined) query.limit(range.limit).offset(range.offset ?? 0);
  return (await query).map(({ row, failing }) => summaryOf(row, failing, locale, clock.now()));
}

/** One page of what was looked for; two statements, however many rows. */
export async function findReservations(
  ctx: Reading,
  search: ReservationSearch,
  locale: Locale,
): Promise<Page<ReservationSummary>> {
  const where = wanted(search, ctx.clock.now());
  const { page, offset, limit } = pageRange(search.page);
  const items = await summaries(ctx, where, orderIn(reservations, sortingOf(search)), locale, {
    offset,
    limit,
  });
  const [counted] = await ctx.db.select({ total: count() }).from(reservations).where(where);
  return pageOf(items, counted?.total ?? 0, page);
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Greets the person in the own language, and names the appointment. */
function answersFor(row: ReservationRow) {
  const { language } = row;
  const { answer } = adminBookingCopy[language];
  const appointment = {
    name: row.name,
    service: consultingService(row.serviceId, language)?.title ?? row.serviceId,
    date: longDate(language, timeZone, row.startsAt),
    time: clockTime(timeZone, row.startsAt),
  };
  return answersTo(row, { subject: answer.subject(appointment), text: answer.text(appointment) });
}

/** Undefined for an unknown id. */
export async function reservationDetail(
  ctx: Reading,
  id: string,
  locale: Locale,
): Promise<ReservationDetail | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await ctx.db.select().from(reservations).where(eq(reservations.id, id));
  if (!row) return undefined;
  const mails = await mailsAbout(ctx.db, id);
  const now = ctx.clock.now();
  return {
    ...reservationOf(row, locale),
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    erasedAt: iso(row.erasedAt),
    cancellationNote: row.cancellationNote || null,
    changeable: !row.erasedAt && isChangeable(row, now),
    next: nextStatuses(row, now),
    erasable: !row.erasedAt && isErasable(row, now),
    mails: mails.map((mail) => ({
      ...mail,
      resendable: isResendable({ ...mail, dueAt: new Date(mail.dueAt) }, row, now),
    })),
    answers: row.erasedAt ? null : answersFor(row),
  };
}

const defaultMinutes = 60;

/** The week of a date: what is booked, and of every start whether it is free or why not. */
export async function weekOverview(
  ctx: Reading,
  date: string | undefined,
  serviceId: string | undefined,
  locale: Locale,
): Promise<WeekOverview> {
  const now = ctx.clock.now();
  const today = wallTimeOf(now, timeZone).date;
  const isDate = date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
  const from = mondayOf(isDate ? date : today);
  const to = addDays(from, 6);
  const minutes = findConsultingService(serviceId ?? '')?.minutes ?? defaultMinutes;
  const appointments = await summaries(
    ctx,
    and(during(from, addDays(from, 7)), ne(reservations.status, 'cancelled')),
    [asc(reservations.startsAt)],
    locale,
  );
  const names = new Map(appointments.map(({ id, name }) => [id, name]));
  const slots = await explainedSlots(ctx, { from, to }, minutes);
  return {
    timeZone,
    from,
    today,
    minutes,
    appointments,
    slots: slots.map(({ id, date: ofDay, start, end, reasons }) => ({
      id,
      date: ofDay,
      start,
      end,
      reasons: reasons.map((reason) => {
        if (reason.kind === 'reservation') return { ...reason, name: names.get(reason.id) ?? '' };
        return reason.kind === 'block' ? { kind: 'block', note: reason.note } : reason;
      }),
    })),
  };
}

/** How many appointments lie ahead. */
export async function upcomingCount({ db, clock }: Reading): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(reservations)
    .where(and(eq(reservations.status, 'confirmed'), gt(reservations.startsAt, clock.now())));
  return counted?.total ?? 0;
}

/** How many the overview shows of a kind. */
const shownOnOverview = 5;

/**
 * All of today's appointments, those that are over too; tomorrow's; the first few after them, with how many there are;
 * and the latest that are over and of which nobody has said yet whether they took place.
 */
export async function overviewAppointments(ctx: Reading, locale: Locale) {
  const now = ctx.clock.now();
  const today = wallTimeOf(now, timeZone).date;
  const tomorrow = addDays(today, 1);
  const isConfirmed = eq(reservations.status, 'confirmed');
  const later = and(isConfirmed, gte(reservations.startsAt, startOfDay(addDays(today, 2))));
  // The start is what the index goes by: what begins later is not over.
  const unanswered = and(isConfirmed, lt(reservations.startsAt, now), lte(reservations.endsAt, now));
  const [soonestFirst, latestFirst] = [asc(reservations.startsAt), desc(reservations.startsAt)];
  const listed = (where: SQL | undefined, order: SQL, limit?: number) =>
    summaries(ctx, where, [order], locale, limit === undefined ? {} : { limit });
  const counted = async (where: SQL | undefined) => {
    const [row] = await ctx.db.select({ total: count() }).from(reservations).where(where);
    return row?.total ?? 0;
  };
  return {
    today: await listed(and(ne(reservations.status, 'cancelled'), during(today, tomorrow)), soonestFirst),
    tomorrow: await listed(and(isConfirmed, during(tomorrow, addDays(tomorrow, 1))), soonestFirst),
    later: await listed(later, soonestFirst, shownOnOverview),
    unanswered: await listed(unanswered, latestFirst, shownOnOverview),
    unansweredTotal: await counted(unanswered),
  };
}

/** The mails about appointments that could not be sent so far, the latest first. */
export const failingReservationMails = ({ db }: Pick<Context, 'db'>, limit: number) =>
  failingMails(db, reservations, mailKinds, limit);

/** The rows of a list for a spreadsheet, with their head, in the reader's language. */
export async function* reservationRows(ctx: Reading, search: ReservationSearch, locale: Locale) {
  const { csv, statuses } = adminBookingCopy[locale];
  yield csv;
  const rows = inPortions(ctx.db, reservations, wanted(search, ctx.clock.now()), sortingOf(search));
  for await (const row of rows) {
    const { date, time } = wallTimeOf(row.startsAt, timeZone);
    yield [
      row.id,
      statuses[row.status],
      date,
      time,
      row.minutes,
      consultingService(row.serviceId, locale)?.title ?? row.serviceId,
      row.name,
      row.email,
      row.phone,
      row.company,
      row.message,
      row.language,
      isoWithOffset(row.createdAt, timeZone),
    ];
  }
}
