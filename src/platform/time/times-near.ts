import { dayMs } from './zone';

interface Period {
  start: Date;
  end: Date;
}

const dayOf = (moment: number): number => Math.floor(moment / dayMs);
/** A longer time isn't entered on each of its days, but compared with everything: a calendar may have one of a thousand years. */
const mostDays = 14;

/**
 * Finds those of many times that are no further than `reachMs` from a period, and perhaps some more of the same days, in the order in
 * which they were given: a list of slots would otherwise be compared with each of thousands.
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
