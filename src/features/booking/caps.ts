import type { Interval, WeeklySlot } from '#/features/schedule/contract';
import { addDays, toWallTime, weekStart, wholeDays } from '#/platform/time/zone';
import type { BookingRule } from './rules';

/** A cap that is reached: `full` is the service's cap for the day, `dayFull` the day's, `weekFull` the week's. */
export type Cap = 'full' | 'dayFull' | 'weekFull';

type CappedRule = Pick<BookingRule, 'perDay' | 'mostPerDay' | 'mostPerWeek' | 'timeZone'>;

/** The name of the lock that makes bookings of a week run one after the other, if weeks have a cap. */
export const weekLock = (date: string): string => `booking week ${weekStart(date)}`;

/** An interval widened to the whole days or weeks whose appointments count towards a cap; unchanged if there is no cap. */
export function widenToCounted(rule: CappedRule, interval: Interval): Interval {
  const { perDay, mostPerDay, mostPerWeek, timeZone } = rule;
  if (!perDay && !mostPerDay && !mostPerWeek) return interval;
  const first = toWallTime(interval.start, timeZone).date;
  const last = toWallTime(interval.end, timeZone).date;
  return mostPerWeek
    ? wholeDays(weekStart(first), addDays(weekStart(last), 6), timeZone)
    : wholeDays(first, last, timeZone);
}

/** Returns a function that says which caps a slot's day or week has reached. `appointments` are all that count. */
export function capsReached(
  { perDay, mostPerDay, mostPerWeek, timeZone }: CappedRule,
  appointments: readonly { start: Date; service?: string }[],
): (slot: Pick<WeeklySlot, 'date'>) => Cap[] {
  if (!perDay && !mostPerDay && !mostPerWeek) return () => [];
  const dated = appointments.map(({ start, service }) => ({
    date: toWallTime(start, timeZone).date,
    service,
  }));
  const ofDay = Map.groupBy(dated, ({ date }) => date);
  const ofWeek = Map.groupBy(mostPerWeek ? dated : [], ({ date }) => weekStart(date));
  const isReached = (most: number | null | undefined, counted: readonly unknown[] = []) =>
    most ? counted.length >= most : false;
  const capsOn = (date: string): Cap[] => {
    const day = ofDay.get(date);
    const ofService = day?.filter(({ service }) => service === perDay?.service);
    return [
      ...(isReached(perDay?.most, ofService) ? (['full'] as const) : []),
      ...(isReached(mostPerDay, day) ? (['dayFull'] as const) : []),
      ...(isReached(mostPerWeek, ofWeek.get(weekStart(date))) ? (['weekFull'] as const) : []),
    ];
  };
  // The result is the same for all slots of a day, so it is computed once.
  const known = new Map<string, Cap[]>();
  return ({ date }) => {
    const caps = known.get(date) ?? capsOn(date);
    known.set(date, caps);
    return caps;
  };
}
