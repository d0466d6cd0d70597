import { choosableHours, weekdays } from '../../admin-availability-contract';

/** The cell ('weekday hour') that a key leads to; undefined for any other key, and at the edge. */
export function gridMove(from: string, key: string, direction: 'ltr' | 'rtl'): string | undefined {
  const [weekday = 0, hour = 0] = from.split(' ').map(Number);
  const ahead = direction === 'ltr' ? 1 : -1;
  const first = choosableHours[0];
  const last = choosableHours.at(-1) ?? first;
  const targets: Record<string, readonly [number, number]> = {
    ArrowUp: [weekday - 1, hour],
    ArrowDown: [weekday + 1, hour],
    ArrowRight: [weekday, hour + ahead],
    ArrowLeft: [weekday, hour - ahead],
    Home: [weekday, first],
    End: [weekday, last],
    PageUp: [1, hour],
    PageDown: [weekdays.length, hour],
  };
  const [toDay, toHour] = targets[key] ?? [];
  if (toDay === undefined || toHour === undefined) return undefined;
  const isInside = toDay >= 1 && toDay <= weekdays.length && toHour >= first && toHour <= last;
  return isInside ? `${toDay} ${toHour}` : undefined;
}
