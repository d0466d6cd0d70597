import type { Period } from './period';
import { dayMs } from './zone';

const dayOf = (moment: number): number => Math.floor(moment / dayMs);
/** An interval that spans more days than this isn't indexed, as it may last a thousand years. It is returned for every period. */
const mostDays = 14;

/**
 * Indexes intervals by day, so that a slot isn't compared with every one of thousands of intervals. The returned function takes a
 * period and returns all intervals at most `reachMs` away from it, and maybe some others, in the order of `times`.
 */
export function timesNear<Time extends Period>(
  times: readonly Time[],
  reachMs: number,
): (period: Period) => Time[] {
  const ofDay = new Map<number, number[]>();
  const long: number[] = [];
  for (const [place, { start, end }] of times.entries()) {
    const [first, last] = [dayOf(start.getTime() - reachMs), dayOf(end.getTime() + reachMs)];
    if (last - first > mostDays) long.push(place);
    else
      for (let day = first; day <= last; day += 1) {
        const known = ofDay.get(day);
        if (known) known.push(place);
        else ofDay.set(day, [place]);
      }
  }
  return ({ start, end }) => {
    const places = new Set(long);
    for (let day = dayOf(start.getTime()); day <= dayOf(end.getTime()); day += 1)
      for (const place of ofDay.get(day) ?? []) places.add(place);
    return [...places].sort((a, b) => a - b).flatMap((place) => times[place] ?? []);
  };
}
