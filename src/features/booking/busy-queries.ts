import { and, gt, isNull, lt, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { cohortTimes } from '#/features/cohorts/queries';
import {
  type Buffers,
  type BusyTime,
  type Interval,
  type RuleReason,
  reasonsAgainst,
  type WeeklySlot,
  widened,
} from '#/features/schedule/contract';
import { holidaysOff } from '#/features/schedule/holiday-queries';
import { calendarTimes } from '#/features/schedule/queries';
import type { Executor } from '#/platform/db/database';
import { overallPeriod, timeColumns, toMultirange } from '#/platform/db/periods';
import { timesNear } from '#/platform/time/times-near';
import { type Cap, capsReached, widenToCounted } from './caps';
import { isLive, periodTouches } from './queries';
import type { BookingRule } from './rules';
import { blocks, reservations, slotHolds } from './table';

/** The condition that a block is not deleted and has not ended at an instant. */
export const stillStands = (at: Date): SQL => and(isNull(blocks.deletedAt), gt(blocks.endsAt, at)) as SQL;

/** Why a slot can't be booked. Only the owner sees the reasons, because they contain names and notes. */
export type Reason =
  | RuleReason
  | { kind: 'reservation'; id: string }
  /** The day or the week has as many appointments as allowed, of all services or of this one. */
  | { kind: Cap }
  | { kind: 'block'; id: string; note: string | null }
  | { kind: 'calendar'; name: string }
  /** `held`: the slot is held for a person in the waiting list. `cohort`: a course takes place. */
  | { kind: 'holiday' | 'held' | 'cohort' };

interface Busy extends BusyTime<Reason> {
  /** The id of the service; only of appointments and holds. */
  service?: string;
}

/** The buffers of an appointment of `serviceId`, whichever service `rule` is for. */
function buffersOf(rule: BookingRule, serviceId: string): Buffers {
  const own = rule.serviceBuffers?.[serviceId];
  const { before, after } = rule.usualBuffers ?? { before: rule.bufferBefore, after: rule.bufferAfter };
  return { before: own?.bufferBefore ?? before, after: own?.bufferAfter ?? after };
}

/** The most minutes that the buffers of a slot and a busy time can require between the two. */
function reachMinutes(rule: BookingRule): number {
  const { bufferBefore, bufferAfter } = rule;
  const usual = rule.usualBuffers ?? { before: bufferBefore, after: bufferAfter };
  const own = Object.keys(rule.serviceBuffers ?? {}).map((id) => buffersOf(rule, id));
  const widest = Math.max(...[usual, ...own].flatMap(({ before, after }) => [before, after]));
  return Math.max(bufferBefore, bufferAfter) + widest;
}

/**
 * The busy times that can affect slots in the intervals: first appointments, then holds, blocks, events of connected calendars
 * and dates of courses, then holidays. Appointments and holds that only count towards a cap are included. The appointment or hold
 * `exceptId` is left out.
 */
export async function busyTimesAround(
  db: Executor,
  rule: BookingRule,
  inside: readonly Interval[],
  exceptId?: string,
): Promise<Busy[]> {
  if (inside.length === 0) return [];
  const near = widened(inside, reachMinutes(rule));
  const { start, end } = overallPeriod(near);
  const counted = [widenToCounted(rule, { start, end })];
  const booked = db
    .select(timeColumns('reservation', reservations, reservations.serviceId, reservations.id))
    .from(reservations)
    .where(and(isLive, periodTouches(counted), exceptId ? ne(reservations.id, exceptId) : undefined));
  const blocked = db
    .select(timeColumns('block', blocks, blocks.note, blocks.id))
    .from(blocks)
    .where(and(isNull(blocks.deletedAt), lt(blocks.startsAt, end), gt(blocks.endsAt, start)));
  const held = db
    .select(timeColumns('held', slotHolds, slotHolds.serviceId))
    .from(slotHolds)
    .where(
      and(
        isNull(slotHolds.ended),
        sql`${slotHolds.period} && ${toMultirange(counted)}`,
        exceptId ? ne(slotHolds.id, exceptId) : undefined,
      ),
    );
  const others = unionAll(blocked, calendarTimes(db, { start, end }), cohortTimes(db, { start, end })).as(
    'others',
  );
  const nearOthers = db
    .select()
    .from(others)
    .where(sql`tstzrange(${others.start}, ${others.end}) && ${toMultirange(near)}`);
  const times = unionAll(booked, held, nearOthers).as('times');
  const [[found], holidays] = await Promise.all([
    db.select(columnsOf(times)).from(times),
    holidaysOff(rule, { start, end }),
  ]);
  const taken = found ? found.kinds.map((kind, row) => toBusy(rule, kind, found, row)) : [];
  return [
    ...taken.filter(({ why }) => why.kind === 'reservation'),
    ...taken.filter(({ why }) => why.kind !== 'reservation'),
    ...holidays.map((interval): Busy => ({ ...interval, why: { kind: 'holiday' }, buffers: 'none' })),
  ];
}

/** All values of a column, in the order of the rows. */
const every = <Value>(value: SQL) => sql<Value[]>`coalesce(json_agg(${value}), '[]')`;
const milliseconds = (instant: SQLWrapper) => sql`round(date_part('epoch', ${instant}) * 1000)`;

/**
 * Returns all rows as a single row, with a JSON array for each column. A calendar can have hundreds of rows. Reading them one by
 * one would take the driver longer than the query takes. Building a list of JSON objects would take the database longer than
 * finding the rows.
 */
const columnsOf = (times: Record<'kind' | 'id' | 'label' | 'start' | 'end', SQLWrapper>) => ({
  kinds: every<string>(sql`${times.kind}`),
  /** The ids of appointments and blocks; null for other busy times. */
  ids: every<string | null>(sql`${times.id}`),
  /** Of appointments and holds the service's id, of blocks and cohorts the note, of calendars' events the calendar's name. */
  labels: every<string | null>(sql`${times.label}`),
  starts: every<number>(milliseconds(times.start)),
  ends: every<number>(milliseconds(times.end)),
});

type Columns = {
  [Name in keyof ReturnType<typeof columnsOf>]: ReturnType<typeof columnsOf>[Name]['_']['type'];
};

function toBusy(rule: BookingRule, kind: string, { ids, labels, starts, ends }: Columns, row: number): Busy {
  const [id, label] = [ids[row] ?? '', labels[row] ?? null];
  const interval = { start: new Date(starts[row] ?? 0), end: new Date(ends[row] ?? 0) };
  if (kind === 'block') return { ...interval, why: { kind, id, note: label }, buffers: 'none' };
  if (kind === 'cohort') return { ...interval, why: { kind }, buffers: 'one' };
  if (kind !== 'reservation' && kind !== 'held')
    return { ...interval, why: { kind: 'calendar', name: label ?? '' }, buffers: 'one' };
  const why: Reason = kind === 'held' ? { kind } : { kind, id };
  const service = label ?? '';
  return { ...interval, why, buffers: 'both', service, own: buffersOf(rule, service) };
}

/** Returns a function that lists the reasons why a slot can't be booked; the list is empty if the slot is free. */
export function judge(rule: BookingRule, now: Date, busy: readonly Busy[]): (slot: WeeklySlot) => Reason[] {
  const full = capsReached(
    rule,
    busy.filter(({ why }) => why.kind === 'reservation' || why.kind === 'held'),
  );
  const near = timesNear(busy, reachMinutes(rule) * 60_000);
  return (slot) => [
    ...reasonsAgainst(slot, { now, rule, busy: near(slot) }),
    ...full(slot).map((kind) => ({ kind })),
  ];
}
