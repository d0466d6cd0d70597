import { and, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { offeredService, titled, titleOf, usualMinutes } from '#/features/catalogue/queries';
import { siteTimeZone } from '#/features/profile/queries';
import {
  type BusyTime,
  type Interval,
  type RuleReason,
  reasonsAgainst,
  slotsBetween,
  slotsInWindow,
  type WeeklySlot,
  withBuffers,
} from '#/features/schedule/contract';
import { calendarTimes } from '#/features/schedule/queries';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { overallPeriod, toMultirange } from '#/platform/db/periods';
import { minutesText } from '#/platform/i18n/durations';
import type { Locale } from '#/platform/i18n/locale';
import { addDays, isoWithOffset, toInstant } from '#/platform/time/zone';
import type { Availability } from './contract';
import { bookingCopy } from './copy/all';
import { isLive, periodTouches } from './queries';
import { type BookingRule, defaultRule } from './rules';
import { blocks, bookingSettings, reservations } from './table';

/** Why a slot can't be booked. Only the owner sees the reasons, as they contain names and notes. */
export type Reason =
  | RuleReason
  | { kind: 'reservation'; id: string }
  | { kind: 'block'; id: string; note: string | null }
  | { kind: 'calendar'; name: string };

/** The owner's current rule. */
export async function workingRule(db: Executor): Promise<BookingRule> {
  const [[settings], timeZone] = await Promise.all([db.select().from(bookingSettings), siteTimeZone(db)]);
  return { ...(settings ?? defaultRule), timeZone };
}

/** A service that visitors can book, and the rule that holds for it. */
export async function bookableService(db: Executor, idOrTitle: string) {
  const service = offeredService(db, idOrTitle);
  const [[found], timeZone] = await Promise.all([
    db.select().from(service).leftJoin(bookingSettings, sql`true`),
    siteTimeZone(db),
  ]);
  if (!found || found.offered_service.booking === 'request') return undefined;
  const rule: BookingRule = { ...(found.booking_settings ?? defaultRule), timeZone };
  const { main } = found.offered_service;
  return { service: titled(found.offered_service), main, rule };
}

/** The busy times that touch the intervals: appointments first, then blocks, then events of connected calendars. */
async function busyTimesWithin(
  db: Executor,
  intervals: readonly Interval[],
  exceptId?: string,
): Promise<BusyTime<Reason>[]> {
  const { start, end } = overallPeriod(intervals);
  const booked = db
    .select({
      kind: sql<string>`'reservation'`.as('kind'),
      id: sql<string>`${reservations.id}::text`.as('id'),
      label: sql<string | null>`null::text`.as('label'),
      start: reservations.startsAt,
      end: reservations.endsAt,
    })
    .from(reservations)
    .where(and(isLive, periodTouches(intervals), exceptId ? ne(reservations.id, exceptId) : undefined));
  const blocked = db
    .select({
      kind: sql<string>`'block'`.as('kind'),
      id: sql<string>`${blocks.id}::text`.as('id'),
      label: sql<string | null>`${blocks.note}`.as('label'),
      start: blocks.startsAt,
      end: blocks.endsAt,
    })
    .from(blocks)
    .where(
      and(
        isNull(blocks.deletedAt),
        lt(blocks.startsAt, end),
        gt(blocks.endsAt, start),
        sql`tstzrange(${blocks.startsAt}, ${blocks.endsAt}) && ${toMultirange(intervals)}`,
      ),
    );
  const found = await unionAll(booked, blocked, calendarTimes(db, intervals));
  const taken = found.map(({ kind, id, label, start: from, end: to }): BusyTime<Reason> => {
    const interval = { start: from, end: to };
    if (kind === 'reservation') return { ...interval, why: { kind, id }, buffers: 'both' };
    if (kind === 'block') return { ...interval, why: { kind, id, note: label }, buffers: 'none' };
    return { ...interval, why: { kind: 'calendar', name: label ?? '' }, buffers: 'one' };
  });
  return [
    ...taken.filter(({ why }) => why.kind === 'reservation'),
    ...taken.filter(({ why }) => why.kind !== 'reservation'),
  ];
}

/** Whether a slot is free; if the caller holds the lock of its day, it stays so until the transaction ends. */
export async function isFree(
  db: Executor,
  rule: BookingRule,
  slot: WeeklySlot,
  now: Date,
  exceptId?: string,
): Promise<boolean> {
  const busy = await busyTimesWithin(db, withBuffers(rule, [slot]), exceptId);
  return reasonsAgainst(slot, { now, rule, busy }).length === 0;
}

/** `GET /api/availability`; undefined for a service that can't be booked. */
export async function availability(
  ctx: Pick<Context, 'db' | 'clock'>,
  serviceId: string,
  locale: Locale,
  exceptId?: string,
): Promise<Availability | undefined> {
  const found = await bookableService(ctx.db, serviceId);
  if (found?.service.id !== serviceId) return undefined;
  const { service, rule } = found;
  const minutes = usualMinutes(service);
  const now = ctx.clock.now();
  const offered = slotsInWindow(rule, now, minutes);
  const { timeZone } = rule;
  const window = { start: now, end: offered.at(-1)?.end ?? now };
  const busy = await busyTimesWithin(ctx.db, withBuffers(rule, [window]), exceptId);
  const slots = offered.map((slot) => {
    const available = reasonsAgainst(slot, { now, rule, busy }).length === 0;
    return {
      id: slot.id,
      start: isoWithOffset(slot.start, timeZone),
      end: isoWithOffset(slot.end, timeZone),
      title: bookingCopy[locale].slots[available ? 'available' : 'taken'],
      available,
      duration: minutes,
    };
  });
  const title = titleOf(service, serviceId, locale);
  const duration = minutesText(locale, minutes);
  return { timeZone, service: { id: serviceId, title, duration, minutes }, slots };
}

/** A slot of the weekly hours, with the reasons why it isn't free. */
export interface ExplainedSlot {
  id: string;
  date: string;
  hour: number;
  /** ISO 8601 with offset. */
  start: string;
  end: string;
  reasons: Reason[];
}

/** For the owner: every slot of the weekly hours on these days, past ones too, with the reasons why it isn't free. */
export async function explainedSlots(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  days: { from: string; to: string },
  minutes: number,
): Promise<ExplainedSlot[]> {
  const now = clock.now();
  const rule = await workingRule(db);
  const { timeZone } = rule;
  const interval = {
    start: toInstant(days.from, '00:00', timeZone),
    // A margin, so that no slot of the last day could reach beyond the interval.
    end: new Date(toInstant(addDays(days.to, 1), '00:00', timeZone).getTime() + minutes * 60_000),
  };
  const busy = await busyTimesWithin(db, withBuffers(rule, [interval]));
  return slotsBetween(rule, days, now, minutes).map((slot) => ({
    id: slot.id,
    date: slot.date,
    hour: slot.hour,
    start: isoWithOffset(slot.start, timeZone),
    end: isoWithOffset(slot.end, timeZone),
    reasons: reasonsAgainst(slot, { now, rule, busy }),
  }));
}
