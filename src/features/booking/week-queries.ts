import { slotsBetween } from '#/features/schedule/contract';
import type { Context } from '#/platform/context';
import { isoWithOffset, wholeDays } from '#/platform/time/zone';
import { ruleOfService, workingRule } from './availability-queries';
import { busyTimesAround, judge } from './busy-queries';

/** Every slot of the weekly hours and of overrides on these days, also past ones, with the reasons, if any, why it isn't free. */
export async function explainedSlots(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  days: { from: string; to: string },
  minutes: number,
  serviceId?: string,
) {
  const now = clock.now();
  const rule = await (serviceId ? ruleOfService(db, serviceId) : workingRule(db));
  const { timeZone } = rule;
  const { start, end } = wholeDays(days.from, days.to, timeZone);
  // The margin covers slots of the last day that end after midnight.
  const interval = { start, end: new Date(end.getTime() + minutes * 60_000) };
  const explain = judge(rule, now, await busyTimesAround(db, rule, [interval]));
  return slotsBetween(rule, days, now, minutes).map((slot) => ({
    id: slot.id,
    date: slot.date,
    start: isoWithOffset(slot.start, timeZone),
    end: isoWithOffset(slot.end, timeZone),
    reasons: explain(slot),
  }));
}
