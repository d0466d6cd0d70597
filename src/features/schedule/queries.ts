import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '#/platform/db/database';
import { periods, spanOf } from '#/platform/db/periods';
import { timeZone } from '#/platform/time/site-zone';
import { addDays, daysBetween, instantOf, isoWithOffset, wallTimeOf } from '#/platform/time/zone';
import type { Appointment, ExplainedSlot, Interval, Moment, Reason } from './contract';
import { type BusyTime, momentsOn, reasonsAgainst, usualRule, type WorkingRule } from './rules';
import { availabilitySettings, blocks, busyTimes, calendars } from './table';

export { slotNamed, slotsOf, type WorkingRule } from './rules';

/** What the owner decided, as it stands now. */
export async function workingRule(db: Executor): Promise<WorkingRule> {
  const [settings] = await db.select().from(availabilitySettings).prepare('working_rule').execute();
  return settings ?? usualRule;
}

/** With the minutes that the rule keeps free: what touches none of these can't speak against a moment within the intervals. */
export const reachOf = (rule: WorkingRule, intervals: readonly Interval[]): Interval[] => {
  const reach = (rule.bufferBefore + rule.bufferAfter) * 60_000;
  return intervals.map(({ start, end }) => ({
    start: new Date(start.getTime() - reach),
    end: new Date(end.getTime() + reach),
  }));
};

/** Blocks of the owner and busy times of connected calendars that touch one of the intervals. */
async function busyWithin(db: Executor, intervals: readonly Interval[]): Promise<BusyTime[]> {
  const { start, end } = spanOf(intervals);
  const touch = (from: PgColumn, to: PgColumn) =>
    and(lt(from, end), gt(to, start), sql`tstzrange(${from}, ${to}) && ${periods(intervals)}`);
  const ofOwner = db
    .select({
      kind: sql<'block' | 'calendar'>`'block'`.as('kind'),
      id: sql<string>`${blocks.id}::text`.as('id'),
      words: sql<string | null>`${blocks.note}`.as('words'),
      start: blocks.startsAt,
      end: blocks.endsAt,
    })
    .from(blocks)
    .where(and(isNull(blocks.deletedAt), touch(blocks.startsAt, blocks.endsAt)));
  const ofCalendars = db
    .select({
      kind: sql<'block' | 'calendar'>`'calendar'`.as('kind'),
      id: sql<string>`${calendars.id}::text`.as('id'),
      words: sql<string | null>`${calendars.name}`.as('words'),
      start: busyTimes.startsAt,
      end: busyTimes.endsAt,
    })
    .from(busyTimes)
    .innerJoin(calendars, eq(calendars.id, busyTimes.calendarId))
    .where(touch(busyTimes.startsAt, busyTimes.endsAt));
  const found = await unionAll(ofOwner, ofCalendars).prepare('busy_times').execute();
  return found.map(({ kind, id, words, start: from, end: to }) => ({
    start: from,
    end: to,
    reason: kind === 'block' ? { kind, id, note: words } : { kind, name: words ?? '' },
  }));
}

/** Judges moments within the intervals, for which it reads once what isn't free: nothing speaks against a free one. */
export async function reasonsFor(
  db: Executor,
  rule: WorkingRule,
  intervals: readonly Interval[],
): Promise<(moment: Moment, now: Date, appointments: readonly Appointment[]) => Reason[]> {
  const busy = await busyWithin(db, reachOf(rule, intervals));
  return (moment, now, appointments) => reasonsAgainst(moment, { now, rule, appointments, busy });
}

/** Days as `YYYY-MM-DD`, both included. */
export interface ExplainedRange {
  from: string;
  to: string;
  now: Date;
  minutes: number;
  /** Live ones that touch the range or the days next to it. */
  appointments: readonly Appointment[];
}

/** For the owner: every slot that the weekly hours have on these days, past ones too, with all that speaks against it. */
export async function explainedSlots(db: Executor, range: ExplainedRange): Promise<ExplainedSlot[]> {
  const { from, to, now, minutes, appointments } = range;
  const rule = await workingRule(db);
  const interval = {
    start: instantOf(from, '00:00', timeZone),
    // The last one of a day may reach into the next.
    end: new Date(instantOf(addDays(to, 1), '00:00', timeZone).getTime() + minutes * 60_000),
  };
  const reasons = await reasonsFor(db, rule, [interval]);
  const today = wallTimeOf(now, timeZone).date;
  return daysFrom(from, to).flatMap((date) =>
    momentsOn(rule, date, minutes, daysBetween(today, date)).map((moment) => ({
      id: moment.id,
      date,
      hour: moment.hour,
      start: isoWithOffset(moment.start, timeZone),
      end: isoWithOffset(moment.end, timeZone),
      reasons: reasons(moment, now, appointments),
    })),
  );
}

function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  return days;
}
