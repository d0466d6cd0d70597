import { describe, expect, it } from 'vitest';
import { defaultWorkingRule, slotsInWindow } from '#/features/schedule/rules';
import { isoWithOffset } from '#/platform/time/zone';
import type { Slot } from '../contract';
import {
  adjacentPage,
  calendarDays,
  daysInView,
  isDense,
  moveFocus,
  moveForKey,
  nextFree,
  openingDate,
  ownTime,
  placeSlot,
  roomOf,
  slotTimeRange,
  tabStop,
  weekDates,
} from './calendar-days';

/** The slots that a visitor sees on Tuesday, 9 June 2026; they begin on 10 June and end on 9 July. */
function offeredSlots(
  minutes: number,
  isTaken: (id: string) => boolean = () => false,
  rule = defaultWorkingRule,
): Slot[] {
  const zone = 'Europe/Istanbul';
  return slotsInWindow(rule, new Date('2026-06-09T09:00:00Z'), minutes).map(({ id, start, end }) => ({
    id,
    start: isoWithOffset(start, zone),
    end: isoWithOffset(end, zone),
    title: '',
    available: !isTaken(id),
    duration: minutes,
  }));
}

describe('the visitor’s own time of a slot', () => {
  it.each([
    ['2026-10-30T11:00:00+03:00', 'America/Los_Angeles', '01:00'],
    ['2026-10-30T09:00:00+03:00', 'America/Los_Angeles', 'Per 23:00'],
    ['2026-11-01T11:30:00+03:00', 'America/Los_Angeles', '01:30 GMT−7'],
    ['2026-11-01T12:30:00+03:00', 'America/Los_Angeles', '01:30 GMT−8'],
    ['2026-06-10T16:00:00+03:00', 'Pacific/Apia', 'Per 02:00'],
    ['2026-06-10T16:00:00+03:00', 'Asia/Kathmandu', '18:45'],
    ['2026-06-10T16:00:00+03:00', 'Asia/Riyadh', undefined],
  ])('given %s, then in %s it is %s', (start, zone, own) => {
    expect(ownTime('tr', { start }, zone)).toBe(own);
  });
});

const days = calendarDays(offeredSlots(60));
const focusAfter = (id: string, ...moves: Parameters<typeof moveFocus>[2][]) =>
  moves.reduce((at, move) => moveFocus(days, at, move)?.id ?? at, id);

describe('the days of the calendar', () => {
  it('given the slots of the window, when they are grouped by day, then every working day has its seven slots in order', () => {
    expect(days).toHaveLength(22);
    expect(days[0]?.date).toBe('2026-06-10');
    expect(days.at(-1)?.date).toBe('2026-07-09');
    expect(days[0]?.slots.map(({ id }) => id.slice(11))).toEqual(['09', '10', '11', '13', '14', '15', '16']);
  });

  it('given any day, when its week is computed, then it begins on Monday', () => {
    expect(weekDates('2026-06-14')).toEqual(weekDates('2026-06-08'));
    expect(weekDates('2026-06-14')[0]).toBe('2026-06-08');
  });

  it('given a window that begins with fully taken days, when the calendar opens, then it shows the first day with a free slot', () => {
    const taken = calendarDays(offeredSlots(60, (id) => id < '2026-06-16'));
    expect(openingDate(taken)).toBe('2026-06-16');
    expect(openingDate(calendarDays(offeredSlots(60, () => true)))).toBe('2026-06-10');
    expect(openingDate([])).toBeUndefined();
    expect(openingDate(taken, '2026-06-17')).toBe('2026-06-17');
    expect(openingDate(taken, '2026-06-11')).toBe('2026-06-16');
    expect(openingDate(taken, '2026-07-10')).toBe('2026-06-16');
  });

  it('given a week, when it is shown, then only its own days with slots are visible', () => {
    expect(daysInView(days, 'week', '2026-06-10').map(({ date }) => date)).toEqual([
      '2026-06-10',
      '2026-06-11',
      '2026-06-12',
    ]);
    expect(daysInView(days, 'day', '2026-06-11')).toHaveLength(1);
  });
});

describe('turning the pages', () => {
  it('given the first and the last week, when turning beyond them, then there is no further page', () => {
    expect(adjacentPage(days, 'week', '2026-06-12', -1)).toBeUndefined();
    expect(adjacentPage(days, 'week', '2026-07-06', 1)).toBeUndefined();
    expect(adjacentPage(days, 'week', '2026-06-12', 1)).toBe('2026-06-15');
    expect(adjacentPage(days, 'week', '2026-06-17', -1)).toBe('2026-06-10');
  });

  it('given a Friday, when turning to the next day, then the weekend is skipped', () => {
    expect(adjacentPage(days, 'day', '2026-06-12', 1)).toBe('2026-06-15');
    expect(adjacentPage(days, 'day', '2026-06-15', -1)).toBe('2026-06-12');
    expect(adjacentPage(days, 'day', '2026-06-10', -1)).toBeUndefined();
    expect(adjacentPage(days, 'day', '2026-07-09', 1)).toBeUndefined();
  });

  it('given a week without a free slot, when a jump is offered, then it leads to the next free slot, or else to an earlier one', () => {
    const early = calendarDays(offeredSlots(60, (id) => id > '2026-06-12'));
    expect(nextFree(early, '2026-06-15')?.id).toBe('2026-06-11-16');
    expect(nextFree(days, '2026-06-15')?.id).toBe('2026-06-15-09');
    expect(nextFree(calendarDays(offeredSlots(60, () => true)), '2026-06-15')).toBeUndefined();
  });
});

describe('moving the focus', () => {
  it('given the arrow keys, when they are pressed, then the focus moves within the day and between days, skipping the weekend', () => {
    expect(focusAfter('2026-06-10-11', 'down')).toBe('2026-06-10-13');
    expect(focusAfter('2026-06-10-09', 'up')).toBe('2026-06-10-09');
    expect(focusAfter('2026-06-12-13', 'forward')).toBe('2026-06-15-13');
    expect(focusAfter('2026-06-15-13', 'back', 'back')).toBe('2026-06-11-13');
    expect(focusAfter('2026-06-10-13', 'back')).toBe('2026-06-10-13');
    expect(focusAfter('2026-06-10-13', 'last')).toBe('2026-06-10-16');
    expect(focusAfter('2026-06-10-13', 'first')).toBe('2026-06-10-09');
  });

  it('given the page keys, when they are pressed, then the focus moves by a week to the same weekday and time, within the window', () => {
    expect(focusAfter('2026-06-11-15', 'weekForward')).toBe('2026-06-18-15');
    expect(focusAfter('2026-06-16-15', 'weekBack')).toBe('2026-06-10-15');
    expect(focusAfter('2026-07-03-15', 'weekForward')).toBe('2026-07-09-15');
    expect(focusAfter('2026-07-09-15', 'weekForward')).toBe('2026-07-09-15');
  });

  it('given a right-to-left page, when a horizontal arrow key is pressed, then its direction is mirrored', () => {
    expect(moveForKey('ArrowRight', 'ltr')).toBe('forward');
    expect(moveForKey('ArrowRight', 'rtl')).toBe('back');
    expect(moveForKey('ArrowLeft', 'rtl')).toBe('forward');
    expect(moveForKey('ArrowDown', 'rtl')).toBe('down');
    expect(moveForKey('a', 'ltr')).toBeUndefined();
  });

  it('given a page of the calendar, then its tab stop is the focused, the chosen or the first free slot', () => {
    const visible = daysInView(
      calendarDays(offeredSlots(60, (id) => id === '2026-06-10-09')),
      'week',
      '2026-06-10',
    );
    expect(tabStop(visible, '2026-06-11-10', '2026-06-12-10')).toBe('2026-06-11-10');
    expect(tabStop(visible, '2026-06-18-10', '2026-06-12-10')).toBe('2026-06-12-10');
    expect(tabStop(visible, null, null)).toBe('2026-06-10-10');
    expect(tabStop([], null, null)).toBeUndefined();
  });
});

describe('drawing a slot', () => {
  it.each([
    [30, { at: 1, drawn: 0.5, length: 0.5 }, '09:00–09:30'],
    [60, { at: 1, drawn: 1, length: 1 }, '09:00–10:00'],
    [75, { at: 1, drawn: 1, length: 1.25 }, '09:00–10:15'],
    [120, { at: 1, drawn: 1, length: 2 }, '09:00–11:00'],
  ])(
    'given a slot of %i minutes, when it is drawn, then it stays within its hour and has its real length',
    (minutes, place, span) => {
      const slot = offeredSlots(minutes)[0] as Slot;
      expect(placeSlot(slot)).toEqual(place);
      expect(slotTimeRange(slot)).toBe(span);
    },
  );

  it('given a chosen slot that reaches into the next one, when the next one is placed, then it begins where the chosen one ends', () => {
    const [first, second, third] = offeredSlots(90) as [Slot, Slot, Slot];
    expect(placeSlot(second, first)).toEqual({ at: 2.5, drawn: 0.5, length: 1.5 });
    expect(placeSlot(third, first)).toEqual(placeSlot(third));
    expect(placeSlot(first, second)).toEqual(placeSlot(first));
    const [whole, hidden] = offeredSlots(120) as [Slot, Slot];
    expect(placeSlot(hidden, whole)).toEqual(placeSlot(hidden));
    const tomorrow = offeredSlots(90).find(
      ({ start }) => start.slice(0, 10) !== first.start.slice(0, 10),
    ) as Slot;
    expect(placeSlot(tomorrow, first)).toEqual(placeSlot(tomorrow));
  });

  it('given slots that begin each half hour, then none is drawn over the next one, and only then hours need more room', () => {
    const hours = [9, 9.5, 11];
    const [day] = calendarDays(
      offeredSlots(60, () => false, { ...defaultWorkingRule, hours: Array.from({ length: 7 }, () => hours) }),
    );
    if (!day) throw new Error('no day');
    const [first, second, third] = day.slots as [Slot, Slot, Slot];
    expect([roomOf(day, first), roomOf(day, second), roomOf(day, third)]).toEqual([0.5, 1, 1]);
    expect(placeSlot(first, undefined, roomOf(day, first))).toEqual({ at: 1, drawn: 0.5, length: 1 });
    expect([isDense([day]), isDense(days)]).toEqual([true, false]);
  });
});
