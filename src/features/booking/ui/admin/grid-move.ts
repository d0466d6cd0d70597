import { weekdays } from '#/platform/time/zone';

/**
 * The cell to which a key moves the focus in the grid of weekdays and `hours`. A cell is named 'weekday hour'. Undefined for
 * other keys and beyond the grid's edge.
 */
export function gridMove(
  from: string,
  key: string,
  direction: 'ltr' | 'rtl',
  hours: readonly number[],
): string | undefined {
  const [weekday = 0, hour = 0] = from.split(' ').map(Number);
  const ahead = (direction === 'ltr' ? 1 : -1) * ((hours[1] ?? 0) - (hours[0] ?? 0));
  const [first = 0, last = first] = [hours.at(0), hours.at(-1)];
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
