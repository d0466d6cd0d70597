import { dateFormat } from '#/platform/i18n/dates';
import type { Locale } from '#/platform/i18n/locale';
import { offsetText } from '#/platform/i18n/zone-name';
import { addDays, occursTwice, toWallTime, weekStart } from '#/platform/time/zone';
import type { Availability, Slot } from '../contract';

export type CalendarView = 'week' | 'day';

/** A day with slots, free or taken, in order of time. */
export interface CalendarDay {
  /** `YYYY-MM-DD` */
  date: string;
  slots: Slot[];
}

/**
 * The slots for moving the appointment that begins at `start`. The server counts the appointment's own slot as free. Here that
 * slot gets `title` and can't be chosen, because choosing it would not be a move.
 */
export function withoutOwn(availability: Availability, start: string, title: string): Availability {
  const slots = availability.slots.map((slot) =>
    Date.parse(slot.start) === Date.parse(start) ? { ...slot, available: false, title } : slot,
  );
  return { ...availability, slots };
}

/** The hours at which the calendar begins and ends. */
export const axis = { from: 8, to: 18 } as const;

/** The date in the calendar's time zone: `start` is a local time with its offset. */
export const slotDate = (slot: Pick<Slot, 'start'>): string => slot.start.slice(0, 10);
export const slotStartTime = (slot: Pick<Slot, 'start'>): string => slot.start.slice(11, 16);
/** '09:00–10:30' */
export const slotTimeRange = (slot: Slot): string => `${slotStartTime(slot)}–${slot.end.slice(11, 16)}`;

/**
 * When the slot begins in another zone: '04:00', with the weekday if it is another day, and with the offset if clocks show this
 * time twice on that day. Undefined if both zones show the same.
 */
export function ownTime(locale: Locale, slot: Pick<Slot, 'start'>, timeZone: string): string | undefined {
  const at = new Date(slot.start);
  const { date, time: shown, offset } = toWallTime(at, timeZone);
  const time = occursTwice(at, timeZone) ? `${shown} ${offsetText(offset)}` : shown;
  if (date !== slotDate(slot))
    return `${dateFormat(locale, timeZone, { weekday: 'short' }).format(at)} ${time}`;
  return time === slotStartTime(slot) ? undefined : time;
}

export const calendarDays = (slots: readonly Slot[]): CalendarDay[] =>
  [...Map.groupBy(slots, slotDate)]
    .map(([date, ofDay]) => ({ date, slots: ofDay.sort((a, b) => a.start.localeCompare(b.start)) }))
    .sort((a, b) => a.date.localeCompare(b.date));

const hasFreeSlot = ({ slots }: CalendarDay): boolean => slots.some(({ available }) => available);

/**
 * The day at which the calendar opens: the first day with a free slot on or after the date `from`. If there is none, the first
 * day with a free slot before it. If no slot is free, the first day.
 */
export function openingDate(days: readonly CalendarDay[], from = ''): string | undefined {
  const free = days.filter(hasFreeSlot);
  return (free.find(({ date }) => date >= from) ?? free[0] ?? days[0])?.date;
}

/** The seven dates of the week that holds `date`, Monday first. */
export function weekDates(date: string): string[] {
  const monday = weekStart(date);
  return [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset));
}

export const daysInView = (days: readonly CalendarDay[], view: CalendarView, date: string): CalendarDay[] =>
  days.filter((day) => (view === 'week' ? weekStart(day.date) === weekStart(date) : day.date === date));

/** The day to open on the previous (-1) or next (1) page that has slots; undefined if there is no such page. */
export function adjacentPage(
  days: readonly CalendarDay[],
  view: CalendarView,
  date: string,
  direction: -1 | 1,
): string | undefined {
  const page = (day: string) => (view === 'week' ? weekStart(day) : day);
  const isBeyond = (day: string) => (direction > 0 ? page(day) > page(date) : page(day) < page(date));
  const beyond = days.filter((day) => isBeyond(day.date));
  const target = direction > 0 ? beyond[0] : beyond.at(-1);
  if (!target) return undefined;
  return openingDate(beyond.filter((day) => page(day.date) === page(target.date)));
}

/** The free slot that a page without free slots offers to jump to: the next one, otherwise the last one before. */
export function nextFree(days: readonly CalendarDay[], date: string): Slot | undefined {
  const free = days.flatMap(({ slots }) => slots).filter(({ available }) => available);
  return free.find((slot) => slotDate(slot) >= date) ?? free.findLast((slot) => slotDate(slot) < date);
}

export type FocusMove = 'up' | 'down' | 'forward' | 'back' | 'first' | 'last' | 'weekForward' | 'weekBack';

/** The move of the focus for a key. Left and right arrows follow the text direction. */
export function moveForKey(key: string, direction: 'ltr' | 'rtl'): FocusMove | undefined {
  const ahead = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'ArrowRight' || key === 'ArrowLeft') return key === ahead ? 'forward' : 'back';
  const moves: Record<string, FocusMove> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    Home: 'first',
    End: 'last',
    PageUp: 'weekBack',
    PageDown: 'weekForward',
  };
  return moves[key];
}

const minutesInDay = (slot: Slot): number =>
  Number(slot.start.slice(11, 13)) * 60 + Number(slot.start.slice(14, 16));

function slotNearestInTime({ slots }: CalendarDay, wanted: Slot): Slot | undefined {
  const distance = (slot: Slot) => Math.abs(minutesInDay(slot) - minutesInDay(wanted));
  return slots.toSorted((a, b) => distance(a) - distance(b))[0];
}

function weekAway(days: readonly CalendarDay[], date: string, weeks: -1 | 1): CalendarDay | undefined {
  const wanted = addDays(date, weeks * 7);
  const ofWeek = days.filter((day) => weekStart(day.date) === weekStart(wanted));
  return ofWeek.findLast((day) => day.date <= wanted) ?? ofWeek[0];
}

/** The slot to which a move of the focus leads, or the current slot if there is none. Taken slots can be focused too. */
export function moveFocus(days: readonly CalendarDay[], id: string, move: FocusMove): Slot | undefined {
  const dayIndex = days.findIndex(({ slots }) => slots.some((slot) => slot.id === id));
  const day = days[dayIndex];
  if (!day) return undefined;
  const index = day.slots.findIndex((slot) => slot.id === id);
  const current = day.slots[index];
  if (!current) return undefined;
  const inDay = (other: CalendarDay | undefined) => (other ? slotNearestInTime(other, current) : undefined);
  const targets: Record<FocusMove, () => Slot | undefined> = {
    up: () => day.slots[index - 1],
    down: () => day.slots[index + 1],
    first: () => day.slots[0],
    last: () => day.slots.at(-1),
    forward: () => inDay(days[dayIndex + 1]),
    back: () => inDay(days[dayIndex - 1]),
    weekForward: () => inDay(weekAway(days, day.date, 1)),
    weekBack: () => inDay(weekAway(days, day.date, -1)),
  };
  return targets[move]() ?? current;
}

/** The id of the only slot that Tab reaches: the one last focused, or else the chosen one, the first free one, or the first. */
export function tabStop(
  visible: readonly CalendarDay[],
  focused: string | null,
  chosen: string | null,
): string | undefined {
  const slots = visible.flatMap((day) => day.slots);
  const has = (id: string | null) => slots.find((slot) => slot.id === id)?.id;
  return has(focused) ?? has(chosen) ?? slots.find(({ available }) => available)?.id ?? slots[0]?.id;
}

export interface Placement {
  /** Hours from the top of the axis. */
  at: number;
  /** The drawn height in hours while the slot isn't chosen. It leaves room for the next slot, so that both are visible. */
  drawn: number;
  /** The length of the appointment in hours. */
  length: number;
}

/** Hours until the next slot of the day begins, at most one. The last slot of a day has one hour too. */
export function roomOf({ slots }: CalendarDay, slot: Slot): number {
  const next = slots[slots.indexOf(slot) + 1];
  return next ? Math.min(1, (minutesInDay(next) - minutesInDay(slot)) / 60) : 1;
}

/** Whether slots begin so close to each other that hours need more room than usual. */
export const isDense = (days: readonly CalendarDay[]): boolean =>
  days.some((day) => day.slots.some((slot) => roomOf(day, slot) < 1));

/**
 * Where a slot is drawn; `room` is the hours until the next slot begins. If the chosen slot covers a part of this one, this slot
 * is drawn below the chosen one, so that its text isn't covered.
 */
export function placeSlot(slot: Slot, chosen?: Slot, room = 1): Placement {
  const length = slot.duration / 60;
  const at = minutesInDay(slot) / 60 - axis.from;
  const drawn = Math.min(room, length);
  if (!chosen || slotDate(chosen) !== slotDate(slot)) return { at, drawn, length };
  const before = (minutesInDay(slot) - minutesInDay(chosen)) / 60;
  const covered = before > 0 ? Math.max(0, chosen.duration / 60 - before) : 0;
  return covered < drawn ? { at: at + covered, drawn: drawn - covered, length } : { at, drawn, length };
}
