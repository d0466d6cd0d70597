import type { Interval, WeeklySlot } from '#/features/schedule/contract';
import { addDays, toInstant, toWallTime, weekStart } from '#/platform/time/zone';
import type { BookingRule } from './rules';

/** Which cap a slot meets: `full` that of its service for the day, `dayFull` that of the day, `weekFull` that of the week. */
export type Cap = 'full' | 'dayFull' | 'weekFull';

type CappedRule = Pick<BookingRule, 'perDay' | 'mostPerDay' | 'mostPerWeek' | 'timeZone'>;

/** The name of the lock that makes bookings of a week run one after the other, if weeks have a cap. */
export const weekLock = (date: string): string => `booking week ${weekStart(date)}`;

/** An interval widened to the whole days or weeks whose appointments count towards a cap; unchanged if there is no cap. */
export function widenToCounted(rule: CappedRule, interval: Interval): Interval {
  const { perDay, mostPerDay, mostPerWeek, timeZone } = rule;
  if (!perDay && !mostPerDay && !mostPerWeek) return interval;
  const [first, last] = [interval.start, interval.end].map((at) => toWallTime(at, timeZone).date) as [
    string,
    string,
  ];
  const [from, to] = mostPerWeek ? [weekStart(first), addDays(weekStart(last), 6)] : [first, last];
  return {
    start: toInstant(from, '00:00', timeZone),
    end: toInstant(addDays(to, 1), '00:00', timeZone),
  };
}

const count = (keys: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** Returns a function that says which caps a slot meets. `appointments` include all of its week; each counts on its start day. */
export function capsReached(
  { perDay, mostPerDay, mostPerWeek, timeZone }: CappedRule,
  appointments: readonly { start: Date; service?: string }[],
): (slot: Pick<WeeklySlot, 'date'>) => Cap[] {
  if (!perDay && !mostPerDay && !mostPerWeek) return () => [];
  const dated = appointments.map(({ start, service }) => ({
    date: toWallTime(start, timeZone).date,
    service,
  }));
  const ofService = count(dated.flatMap(({ date, service }) => (service === perDay?.service ? [date] : [])));
  const ofDay = count(dated.map(({ date }) => date));
  const ofWeek = mostPerWeek ? count(dated.map(({ date }) => weekStart(date))) : new Map<string, number>();
  const isReached = (counts: ReadonlyMap<string, number>, key: string, most: number | null | undefined) =>
    Boolean(most) && (counts.get(key) ?? 0) >= (most ?? 0);
  const capsOn = (date: string): Cap[] => [
    ...(isReached(ofService, date, perDay?.most) ? (['full'] as const) : []),
    ...(isReached(ofDay, date, mostPerDay) ? (['dayFull'] as const) : []),
    ...(mostPerWeek && isReached(ofWeek, weekStart(date), mostPerWeek) ? (['weekFull'] as const) : []),
  ];
  // All slots of a day meet the same caps.
  const known = new Map<string, Cap[]>();
  return ({ date }) => {
    const caps = known.get(date) ?? capsOn(date);
    known.set(date, caps);
    return caps;
  };
}
