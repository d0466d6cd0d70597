import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm';
import { type Interval, overlaps, widened } from '#/features/schedule/contract';
import { calendarTimes } from '#/features/schedule/queries';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { lockNames } from '#/platform/db/locks';
import { overallPeriod, toMultirange } from '#/platform/db/periods';
import { shortDateTime } from '#/platform/i18n/dates';
import { endingLeftToRight } from '#/platform/i18n/direction';
import { comma, type Locale } from '#/platform/i18n/locale';
import { occurs, toInstant, toWallTime } from '#/platform/time/zone';
import { adminBookingCopy } from '../copy/admin/all';
import { isLive, periodTouches } from '../queries';
import { dayLock, openStatuses, touchedDays } from '../rules';
import { type ReservationRow, reservations, slotHolds } from '../table';
import { revise } from './revise';

/** An appointment that can't keep its hour on the clock of another zone. */
export type Unkept = Pick<ReservationRow, 'name' | 'startsAt'>;

interface Planned extends Interval {
  row: ReservationRow;
}

/**
 * A calendar's busy time after the move from zone `from` to `to`: whole days become days of `to`, other times keep their
 * instants.
 */
function busyIn({ start, end }: Interval, from: string, to: string): Interval {
  const edges = [toWallTime(start, from), toWallTime(end, from)] as const;
  if (edges.some(({ time }) => time !== '00:00')) return { start, end };
  return { start: toInstant(edges[0].date, '00:00', to), end: toInstant(edges[1].date, '00:00', to) };
}

/**
 * Lets the future appointments keep their day and hour when the site moves to another zone. Their instants change, so their
 * visitors get the mails of a moved appointment. If some appointments can't keep their hour, none is moved, and these
 * appointments are returned. An appointment can't keep its hour if its new start is past, if clocks in the new zone skip the
 * hour, or if another appointment, a hold or a connected calendar is in the way. To be called in the transaction that moves the
 * site, before `moveBlocks`.
 */
export async function keepHours(ctx: Context, tx: Transaction, from: string, to: string): Promise<Unkept[]> {
  const now = ctx.clock.now();
  const rows = await tx
    .select()
    .from(reservations)
    .where(
      and(
        inArray(reservations.status, openStatuses),
        gt(reservations.startsAt, now),
        isNull(reservations.erasedAt),
      ),
    )
    .orderBy(asc(reservations.startsAt))
    .for('update');
  if (rows.length === 0) return [];
  const planned = rows.map((row): Planned => {
    const { date, time } = toWallTime(row.startsAt, from);
    const start = toInstant(date, time, to);
    return { row, start, end: new Date(start.getTime() + row.minutes * 60_000) };
  });
  const days = planned.flatMap(({ row, ...there }) => [
    ...touchedDays({ start: row.startsAt, end: row.endsAt }, from),
    ...touchedDays(there, to),
  ]);
  // Waits for bookings in progress on these days, so that their appointments are seen below.
  await lockNames(tx, days.map(dayLock));

  const inTheWay = [...(await unmovedTimes(tx, planned)), ...(await busyTimes(tx, planned, from, to))];
  const unkept = planned.filter(({ row, ...there }) => {
    const { date, time } = toWallTime(row.startsAt, from);
    const meetsAnother = planned.some((other) => other.row.id !== row.id && overlaps(other, there));
    return (
      there.start <= now ||
      !occurs(date, time, to) ||
      meetsAnother ||
      inTheWay.some((each) => overlaps(each, there))
    );
  });
  if (unkept.length > 0) return unkept.map(({ row: { name, startsAt } }) => ({ name, startsAt }));

  // First, all appointments move 400 years ahead, out of each other's way. Otherwise an appointment at its new time could overlap
  // another one that has not moved yet.
  const aside = sql`interval '400 years'`;
  const ids = rows.map(({ id }) => id);
  await tx
    .update(reservations)
    .set({
      startsAt: sql`${reservations.startsAt} + ${aside}`,
      endsAt: sql`${reservations.endsAt} + ${aside}`,
    })
    .where(inArray(reservations.id, ids));
  for (const { row, start, end } of planned) {
    const answerBy = row.answerBy && row.answerBy < start ? row.answerBy : null;
    await revise(ctx, tx, row, 'moved', { startsAt: start, endsAt: end, answerBy }, null);
  }
  return [];
}

/** The times that don't move: live appointments that have begun, and holds, whose instants were named in mails. */
async function unmovedTimes(tx: Transaction, planned: readonly Planned[]): Promise<Interval[]> {
  const found = await tx
    .select({ id: reservations.id, start: reservations.startsAt, end: reservations.endsAt })
    .from(reservations)
    .where(and(isLive, periodTouches(planned)));
  const held = await tx
    .select({ start: slotHolds.startsAt, end: slotHolds.endsAt })
    .from(slotHolds)
    .where(and(isNull(slotHolds.ended), sql`${slotHolds.period} && ${toMultirange(planned)}`));
  const moved = new Set(planned.map(({ row }) => row.id));
  return [...found.filter(({ id }) => !moved.has(id)), ...held];
}

/** Busy times of calendars around the new times. One more day is read on both sides, because whole days move with the zone. */
async function busyTimes(
  tx: Transaction,
  planned: readonly Planned[],
  from: string,
  to: string,
): Promise<Interval[]> {
  const found = await calendarTimes(tx, overallPeriod(widened(planned, 24 * 60)));
  return found.map((each) => busyIn(each, from, to));
}

/** How many appointments a refusal names. */
const named = 3;

/** Tells the owner why the site's zone isn't changed: names the appointments that can't keep their hour, in the present zone. */
export function unkeptText(locale: Locale, unkept: readonly Unkept[], timeZone: string): string {
  const { zoneChange: copy } = adminBookingCopy[locale];
  const first = unkept
    .slice(0, named)
    .map(({ name, startsAt }) => `${endingLeftToRight(name)} (${shortDateTime(locale, timeZone, startsAt)})`);
  const rest = unkept.length - first.length;
  const list = [...first, ...(rest > 0 ? [copy.further(rest)] : [])].join(comma[locale]);
  return copy.unkept(list);
}
