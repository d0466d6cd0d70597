import { and, gt, isNull, lt, ne, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { ruleLimits } from '#/features/catalogue/contract';
import { neighbourly } from '#/features/catalogue/queries';
import { cohortTimes } from '#/features/cohorts/queries';
import {
  type BusyTime,
  type Interval,
  type RuleReason,
  reasonsAgainst,
  type WeeklySlot,
  withBuffers,
} from '#/features/schedule/contract';
import { holidaysOff } from '#/features/schedule/holiday-queries';
import { calendarTimes } from '#/features/schedule/queries';
import type { Executor } from '#/platform/db/database';
import { overallPeriod, toMultirange } from '#/platform/db/periods';
import { timesNear } from '#/platform/time/times-near';
import { type Cap, capsReached, widenToCounted } from './caps';
import { isLive, periodTouches } from './queries';
import type { BookingRule } from './rules';
import { blocks, reservations, slotHolds } from './table';

/** Why a slot can't be booked. Only the owner sees the reasons, as they contain names and notes. */
export type Reason =
  | RuleReason
  | { kind: 'reservation'; id: string }
  /** The day or the week has as many appointments as allowed. */
  | { kind: Cap }
  | { kind: 'block'; id: string; note: string | null }
  | { kind: 'calendar'; name: string }
  /** It is offered to somebody who may book it; a course takes place. */
  | { kind: 'holiday' | 'held' | 'cohort' };

interface Busy extends BusyTime<Reason> {
  /** The id of an appointment's service, where services have rules of their own. */
  service?: string;
}

/** Where a busy time could conflict with a slot inside of the intervals, by whatever buffers or by what is counted. */
function around(rule: BookingRule, intervals: readonly Interval[]): readonly Interval[] {
  const [before, after] = [rule.bufferBefore, rule.bufferAfter];
  const widest = rule.rulesDiffer ? ruleLimits.buffer : 0;
  const near = withBuffers(
    { ...rule, bufferBefore: before + widest, bufferAfter: after + widest },
    intervals,
  );
  return widenToCounted(rule, near);
}

/**
 * The busy times that matter to slots in the intervals: appointments first, then blocks, holds and events of connected calendars.
 * The appointment or hold `exceptId` is left out.
 */
export async function busyTimesAround(
  db: Executor,
  rule: BookingRule,
  inside: readonly Interval[],
  exceptId?: string,
): Promise<Busy[]> {
  const intervals = around(rule, inside);
  const { start, end } = overallPeriod(intervals);
  const booked = db
    .select({
      kind: sql<string>`'reservation'`.as('kind'),
      id: sql<string | null>`${reservations.id}::text`.as('id'),
      label: sql<
        string | null
      >`${rule.rulesDiffer ? neighbourly(reservations.serviceId) : sql`null::text`}`.as('label'),
      start: reservations.startsAt,
      end: reservations.endsAt,
    })
    .from(reservations)
    .where(and(isLive, periodTouches(intervals), exceptId ? ne(reservations.id, exceptId) : undefined));
  const blocked = db
    .select({
      kind: sql<string>`'block'`.as('kind'),
      id: sql<string | null>`${blocks.id}::text`.as('id'),
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
  const held = db
    .select({
      kind: sql<string>`'held'`.as('kind'),
      id: sql<string | null>`null::text`.as('id'),
      label: sql<string | null>`${rule.rulesDiffer ? neighbourly(slotHolds.serviceId) : sql`null::text`}`.as(
        'label',
      ),
      start: slotHolds.startsAt,
      end: slotHolds.endsAt,
    })
    .from(slotHolds)
    .where(
      and(
        isNull(slotHolds.ended),
        sql`${slotHolds.period} && ${toMultirange(intervals)}`,
        exceptId ? ne(slotHolds.id, exceptId) : undefined,
      ),
    );
  const times = unionAll(booked, blocked, held, calendarTimes(db, intervals), cohortTimes(db, intervals)).as(
    'times',
  );
  const [[found], holidays] = await Promise.all([
    db.select({ all: allOf(times) }).from(times),
    holidaysOff(rule, { start, end }),
  ]);
  const taken = (found?.all ?? []).map((row) => toBusy(rule, row));
  return [
    ...taken.filter(({ why }) => why.kind === 'reservation'),
    ...taken.filter(({ why }) => why.kind !== 'reservation'),
    ...holidays.map((interval): Busy => ({ ...interval, why: { kind: 'holiday' }, buffers: 'none' })),
  ];
}

/** All rows as one: hundreds of them, as a calendar has, would take the driver longer than the database. */
const allOf = (times: Record<'kind' | 'id' | 'label' | 'start' | 'end', SQLWrapper>) =>
  sql<FoundTime[] | null>`json_agg(json_build_array(${times.kind}, ${times.id}, ${times.label},
    floor(extract(epoch from ${times.start}) * 1000), floor(extract(epoch from ${times.end}) * 1000)))`;

/**
 * A row of the statement. Appointments and blocks have an id; `label` is what `neighbourly` says of an appointment or a hold, a block's
 * note, or a calendar's name; the times are in milliseconds.
 */
type FoundTime = [kind: string, id: string | null, label: string | null, start: number, end: number];

function toBusy(rule: BookingRule, [kind, found, label, start, end]: FoundTime): Busy {
  const id = found ?? '';
  const interval = { start: new Date(start), end: new Date(end) };
  if (kind === 'block') return { ...interval, why: { kind, id, note: label }, buffers: 'none' };
  if (kind === 'cohort') return { ...interval, why: { kind }, buffers: 'one' };
  if (kind !== 'reservation' && kind !== 'held')
    return { ...interval, why: { kind: 'calendar', name: label ?? '' }, buffers: 'one' };
  const why: Reason = kind === 'held' ? { kind } : { kind, id };
  const busy = { ...interval, why, buffers: 'both' } as const;
  if (!rule.rulesDiffer) return busy;
  const usual = rule.usualBuffers ?? { before: rule.bufferBefore, after: rule.bufferAfter };
  const [service, before, after]: Neighbourly = label ? JSON.parse(label) : ['', null, null];
  return { ...busy, service, own: { before: before ?? usual.before, after: after ?? usual.after } };
}

/** As the statement has it. */
type Neighbourly = [service: string, before: number | null, after: number | null];

/** Judges slots by a rule and the times that are taken. */
export function judge(rule: BookingRule, now: Date, busy: readonly Busy[]): (slot: WeeklySlot) => Reason[] {
  const full = capsReached(
    rule,
    busy.filter(({ why }) => why.kind === 'reservation' || why.kind === 'held'),
  );
  const near = timesNear(busy, reachMs(rule, busy));
  return (slot) => [
    ...reasonsAgainst(slot, { now, rule, busy: near(slot) }),
    ...full(slot).map((kind) => ({ kind })),
  ];
}

/** How far from a slot a busy time can be that leaves too few minutes between them. */
function reachMs({ bufferBefore, bufferAfter }: BookingRule, busy: readonly Busy[]): number {
  const widest = busy.reduce((most, { own }) => Math.max(most, own?.before ?? 0, own?.after ?? 0), 0);
  return (bufferBefore + bufferAfter + widest) * 60_000;
}
