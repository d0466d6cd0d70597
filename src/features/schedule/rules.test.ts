import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultTimeZone as timeZone } from '#/platform/time/site-zone';
import { addDays, toInstant, toWallTime, weekdayNumber } from '#/platform/time/zone';
import {
  type BusyTime,
  daySpans,
  defaultHours,
  defaultWorkingRule,
  findSlot,
  type Interval,
  overlaps,
  reasonsAgainst,
  type SlotConditions,
  slotsBetween,
  slotsInWindow,
  type WeeklySlot,
  type WorkingRule,
} from './rules';

/** Where a busy time comes from. */
type Why = { kind: 'reservation' | 'block' | 'calendar' };

const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
const lengths = fc.constantFrom(30, 60, 75, 90, 120);
const now = new Date('2026-06-08T07:00:00Z');

const intervalAt = (time: string, minutes: number, date = '2026-06-10') => {
  const start = toInstant(date, time, timeZone);
  return { start, end: new Date(start.getTime() + minutes * 60_000) };
};
const reasonKinds = (slot: WeeklySlot, over: Partial<SlotConditions<Why>>) =>
  reasonsAgainst(slot, { now, rule: defaultWorkingRule, busy: [], ...over }).map(({ kind }) => kind);
/** The taken hours of a day, each with the kinds of its reasons. */
const takenOn = (date: string, minutes: number, over: Partial<SlotConditions<Why>>) =>
  Object.fromEntries(
    slotsInWindow(over.rule ?? defaultWorkingRule, over.now ?? now, minutes)
      .filter((slot) => slot.date === date)
      .map((slot) => [slot.hour, reasonKinds(slot, over)] as const)
      .filter(([, kinds]) => kinds.length > 0),
  );

describe('the slots of the default rule', () => {
  test('Given any time and length, then each slot begins at a start hour of a weekday within the 30 days from tomorrow', () => {
    fc.assert(
      fc.property(instants, lengths, (from, minutes) => {
        const today = toWallTime(from, timeZone).date;
        for (const slot of slotsInWindow(defaultWorkingRule, from, minutes)) {
          const { date, time } = toWallTime(slot.start, timeZone);
          expect(defaultHours.map((hour) => `${String(hour).padStart(2, '0')}:00`)).toContain(time);
          expect(weekdayNumber(date)).toBeLessThanOrEqual(5);
          expect(date >= addDays(today, 1) && date <= addDays(today, 30)).toBe(true);
          expect(slot.end.getTime() - slot.start.getTime()).toBe(minutes * 60_000);
          expect(slot.id).toBe(`${date}-${time.slice(0, 2)}`);
          expect(slot.start > from).toBe(true);
        }
      }),
    );
  });

  test('Given any time, then every weekday of the window has its seven slots, each once and in order', () => {
    fc.assert(
      fc.property(instants, (from) => {
        const today = toWallTime(from, timeZone).date;
        const weekdays = Array.from({ length: 30 }, (_, i) => addDays(today, i + 1)).filter(
          (d) => weekdayNumber(d) <= 5,
        );
        const ids = slotsInWindow(defaultWorkingRule, from, 60).map(({ id }) => id);
        expect(ids).toEqual(
          weekdays.flatMap((d) => ['09', '10', '11', '13', '14', '15', '16'].map((h) => `${d}-${h}`)),
        );
      }),
    );
  });

  test('Given any time and length, then the span of each day reaches from its first start to its last end', () => {
    fc.assert(
      fc.property(instants, lengths, (from, minutes) => {
        const slots = slotsInWindow(defaultWorkingRule, from, minutes);
        expect(daySpans(slots)).toEqual(
          [...new Set(slots.map(({ date }) => date))].map((date) => ({
            start: toInstant(date, '09:00', timeZone),
            end: new Date(toInstant(date, '16:00', timeZone).getTime() + minutes * 60_000),
          })),
        );
      }),
    );
    expect(daySpans([])).toEqual([]);
  });

  test('Given half past ten at night in UTC, then the window begins with tomorrow in Istanbul, not on the server', () => {
    const [first] = slotsInWindow(defaultWorkingRule, new Date('2026-06-09T22:30:00Z'), 60);
    expect(first?.id).toBe('2026-06-11-09');
    expect(first?.start.toISOString()).toBe('2026-06-11T06:00:00.000Z');
  });

  test('Given a slot id outside of the rule, then no slot is found', () => {
    expect(findSlot(defaultWorkingRule, '2026-06-09-09', now, 60)?.hour).toBe(9);
    for (const id of [
      '2026-06-08-09',
      '2026-06-09-12',
      '2026-06-13-09',
      '2026-07-09-09',
      '2026-06-09-9',
      'x',
    ]) {
      expect(findSlot(defaultWorkingRule, id, now, 60)).toBeUndefined();
    }
  });

  test('Given half hours, then ids of whole hours stay as they are, and the others have their minutes', () => {
    const rule = { ...defaultWorkingRule, hours: Array.from({ length: 7 }, () => [9, 9.5, 10]) };
    const day = slotsInWindow(rule, now, 60).filter(({ date }) => date === '2026-06-09');
    expect(day.map(({ id }) => id)).toEqual(['2026-06-09-09', '2026-06-09-0930', '2026-06-09-10']);
    expect(day[1]?.start.toISOString()).toBe('2026-06-09T06:30:00.000Z');
    expect(findSlot(rule, '2026-06-09-0930', now, 60)?.hour).toBe(9.5);
    // Each time has exactly one valid id.
    for (const id of ['2026-06-09-0900', '2026-06-09-09:30', '2026-06-09-930', '2026-06-09-0915'])
      expect(findSlot(rule, id, now, 60)).toBeUndefined();
    expect(findSlot(defaultWorkingRule, '2026-06-09-0930', now, 60)).toBeUndefined();
    // An appointment of an hour takes all slots of an hour that begin less than an hour before or after it.
    const busy = [
      {
        ...intervalAt('09:30', 60, '2026-06-09'),
        why: { kind: 'reservation' as const },
        buffers: 'both' as const,
      },
    ];
    expect(takenOn('2026-06-09', 60, { rule, busy })).toEqual({
      9: ['reservation'],
      9.5: ['reservation'],
      10: ['reservation'],
    });
  });

  test('Given the end of a working day, then no slot is offered that would last beyond it, and the owner sees why', () => {
    const rule = { ...defaultWorkingRule, until: [17.5, 17.5, null, 17.5, 17.5, null, null] };
    const last = (date: string, minutes: number) =>
      slotsInWindow(rule, now, minutes).findLast((slot) => slot.date === date)?.hour;
    expect([60, 90, 120].map((minutes) => last('2026-06-09', minutes))).toEqual([16, 16, 15]);
    expect(last('2026-06-10', 120)).toBe(16);
    expect(findSlot(rule, '2026-06-09-16', now, 120)).toBeUndefined();
    const week = slotsBetween(rule, { from: '2026-06-09', to: '2026-06-09' }, now, 120);
    const late = week.find(({ hour }) => hour === 16);
    expect(late && reasonsAgainst(late, { now, rule, busy: [] })).toEqual([{ kind: 'end' }]);
  });

  test('Given any date and hour, then the slot id finds the slot that is offered at that time, or none', () => {
    const ids = fc
      .tuple(fc.integer({ min: 6, max: 7 }), fc.integer({ min: 1, max: 31 }), fc.integer({ min: 8, max: 17 }))
      .map((numbers) => `2026-${numbers.map((number) => String(number).padStart(2, '0')).join('-')}`);
    const offered = new Map(slotsInWindow(defaultWorkingRule, now, 60).map((slot) => [slot.id, slot]));
    fc.assert(
      fc.property(ids, (id) => {
        expect(findSlot(defaultWorkingRule, id, now, 60)).toEqual(offered.get(id));
      }),
    );
    expect(findSlot(defaultWorkingRule, '2026-06-31-10', now, 60)).toBeUndefined();
  });

  test('Given any rule of the owner, then exactly the hours of the rule are offered on its days', () => {
    const rules = fc.record({
      hours: fc.array(fc.uniqueArray(fc.integer({ min: 8, max: 17 })), { minLength: 7, maxLength: 7 }),
      days: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(instants, rules, (from, over) => {
        const rule: WorkingRule = { ...defaultWorkingRule, ...over };
        const today = toWallTime(from, timeZone).date;
        const wanted = Array.from({ length: rule.days }, (_, i) => addDays(today, i + 1)).flatMap((date) =>
          (rule.hours[weekdayNumber(date) - 1] ?? []).map(
            (hour) => `${date}-${String(hour).padStart(2, '0')}`,
          ),
        );
        expect(slotsInWindow(rule, from, 60).map(({ id }) => id)).toEqual(wanted);
      }),
    );
  });
});

describe('why a slot is taken', () => {
  const appointment = (interval: Interval): BusyTime<Why> => ({
    ...interval,
    why: { kind: 'reservation' },
    buffers: 'both',
  });
  const block = (interval: Interval): BusyTime<Why> => ({
    ...interval,
    why: { kind: 'block' },
    buffers: 'none',
  });
  const meeting = (interval: Interval): BusyTime<Why> => ({
    ...interval,
    why: { kind: 'calendar' },
    buffers: 'one',
  });

  test('Given any two intervals, then they overlap exactly when they share an instant', () => {
    const interval = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 200 }));
    fc.assert(
      fc.property(interval, interval, ([a, lengthA], [b, lengthB]) => {
        const of = (start: number, length: number) => ({
          start: new Date(start),
          end: new Date(start + length),
        });
        const shared = Array.from({ length: lengthA }, (_, i) => a + i).some(
          (t) => t >= b && t < b + lengthB,
        );
        expect(overlaps(of(a, lengthA), of(b, lengthB))).toBe(shared);
      }),
    );
  });

  test('Given an appointment of two hours at 14:00, then every slot that overlaps it is taken, for any service', () => {
    const busy = [appointment(intervalAt('14:00', 120))];
    const hours = (minutes: number) => Object.keys(takenOn('2026-06-10', minutes, { busy })).map(Number);
    expect(hours(30)).toEqual([14, 15]);
    expect(hours(60)).toEqual([14, 15]);
    expect(hours(75)).toEqual([13, 14, 15]);
    expect(hours(120)).toEqual([13, 14, 15]);
  });

  test('Given blocks, calendars and reservations on one day, then each slot names its own reasons', () => {
    const taken = takenOn('2026-06-10', 60, {
      busy: [
        appointment(intervalAt('09:00', 30)),
        block(intervalAt('10:30', 90)),
        meeting(intervalAt('11:00', 30)),
        meeting(intervalAt('16:59', 5)),
      ],
    });
    expect(taken).toEqual({ 9: ['reservation'], 10: ['block'], 11: ['block', 'calendar'], 16: ['calendar'] });
  });

  test('Given buffers, then both are kept free between two appointments, one after the first and one before the second', () => {
    const rule = { ...defaultWorkingRule, bufferBefore: 30, bufferAfter: 15 };
    const busy = [appointment(intervalAt('11:00', 60))];
    expect(takenOn('2026-06-10', 60, { rule, busy })).toEqual({
      10: ['buffer'],
      11: ['reservation'],
    });
    expect(takenOn('2026-06-10', 30, { rule, busy })).toEqual({
      10: ['buffer'],
      11: ['reservation'],
    });
    const short = [appointment(intervalAt('11:00', 90))];
    expect(takenOn('2026-06-10', 60, { rule, busy: short })[13]).toEqual(['buffer']);
    expect(takenOn('2026-06-10', 60, { busy: short })[13]).toBeUndefined();
  });

  test('Given buffers, then they are kept free around a meeting of a calendar, but not around a block', () => {
    const rule = { ...defaultWorkingRule, bufferBefore: 15, bufferAfter: 15 };
    const noon = intervalAt('12:00', 60);
    expect(takenOn('2026-06-10', 60, { rule, busy: [meeting(noon)] })).toEqual({
      11: ['buffer'],
      13: ['buffer'],
    });
    expect(takenOn('2026-06-10', 60, { rule, busy: [block(noon)] })).toEqual({});
  });

  test('Given any two appointments that the rule allows, then the buffers between them are free', () => {
    const buffers = fc.integer({ min: 0, max: 120 });
    fc.assert(
      fc.property(buffers, buffers, lengths, lengths, (bufferBefore, bufferAfter, first, second) => {
        const rule = { ...defaultWorkingRule, bufferBefore, bufferAfter };
        const booked = intervalAt('13:00', first);
        for (const slot of slotsInWindow(rule, now, second).filter(({ date }) => date === '2026-06-10')) {
          if (reasonKinds(slot, { rule, busy: [appointment(booked)] }).length > 0) continue;
          const gap = Math.max(
            slot.start.getTime() - booked.end.getTime(),
            booked.start.getTime() - slot.end.getTime(),
          );
          expect(gap / 60_000).toBeGreaterThanOrEqual(bufferBefore + bufferAfter);
        }
      }),
    );
  });

  test('Given a minimum notice of 30 hours, then the slots within it are taken, and no others', () => {
    const rule = { ...defaultWorkingRule, noticeHours: 30 };
    // 10:00 in Istanbul on Monday: 30 hours later it is 16:00 on Tuesday.
    const taken = takenOn('2026-06-09', 60, { rule });
    expect(Object.keys(taken).map(Number)).toEqual([9, 10, 11, 13, 14, 15]);
    expect(takenOn('2026-06-10', 60, { rule })).toEqual({});
  });

  test('Given a rule with placeholders, then a slot is taken when day offset × 100 + hour is divisible by 7, and only then', () => {
    const rule = { ...defaultWorkingRule, placeholder: true };
    const all = slotsInWindow(rule, now, 60);
    for (const slot of all) {
      const expected = (slot.dayOffset * 100 + slot.hour) % 7 === 0 ? ['placeholder'] : [];
      expect(reasonKinds(slot, { rule })).toEqual(expected);
    }
    const share = all.filter((slot) => reasonKinds(slot, { rule }).length > 0).length / all.length;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.2);
  });
});
