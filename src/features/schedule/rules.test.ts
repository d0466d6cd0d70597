import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeZone } from '#/platform/time/site-zone';
import { addDays, instantOf, wallTimeOf, weekdayOf } from '#/platform/time/zone';
import {
  type BusyTime,
  type Circumstances,
  type Interval,
  type Moment,
  overlaps,
  reasonsAgainst,
  slotNamed,
  slotsOf,
  usualHours,
  usualRule,
  type WorkingRule,
} from './rules';

/** Whose word a busy time is. */
type Why = { kind: 'reservation' | 'block' | 'calendar' };

const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
const lengths = fc.constantFrom(30, 60, 75, 90, 120);
const now = new Date('2026-06-08T07:00:00Z');

const at = (time: string, minutes: number, date = '2026-06-10') => {
  const start = instantOf(date, time, timeZone);
  return { start, end: new Date(start.getTime() + minutes * 60_000) };
};
const kindsOf = (moment: Moment, over: Partial<Circumstances<Why>>) =>
  reasonsAgainst(moment, { now, rule: usualRule, busy: [], ...over }).map(({ kind }) => kind);
/** The hours of a day that are taken, and by what. */
const takenOn = (date: string, minutes: number, over: Partial<Circumstances<Why>>) =>
  Object.fromEntries(
    slotsOf(over.rule ?? usualRule, over.now ?? now, minutes)
      .filter((slot) => slot.date === date)
      .map((slot) => [slot.hour, kindsOf(slot, over)] as const)
      .filter(([, kinds]) => kinds.length > 0),
  );

describe('the slots of the usual rule (specification, section 9)', () => {
  test('Given any moment and length, then each slot begins at a start hour of a weekday within the 30 days from tomorrow', () => {
    fc.assert(
      fc.property(moments, lengths, (from, minutes) => {
        const today = wallTimeOf(from, timeZone).date;
        for (const slot of slotsOf(usualRule, from, minutes)) {
          const { date, time } = wallTimeOf(slot.start, timeZone);
          expect(usualHours.map((hour) => `${String(hour).padStart(2, '0')}:00`)).toContain(time);
          expect(weekdayOf(date)).toBeLessThanOrEqual(5);
          expect(date >= addDays(today, 1) && date <= addDays(today, 30)).toBe(true);
          expect(slot.end.getTime() - slot.start.getTime()).toBe(minutes * 60_000);
          expect(slot.id).toBe(`${date}-${time.slice(0, 2)}`);
          expect(slot.start > from).toBe(true);
        }
      }),
    );
  });

  test('Given any moment, then every weekday of the window has its seven slots, each once and in order', () => {
    fc.assert(
      fc.property(moments, (from) => {
        const today = wallTimeOf(from, timeZone).date;
        const weekdays = Array.from({ length: 30 }, (_, i) => addDays(today, i + 1)).filter(
          (d) => weekdayOf(d) <= 5,
        );
        const ids = slotsOf(usualRule, from, 60).map(({ id }) => id);
        expect(ids).toEqual(
          weekdays.flatMap((d) => ['09', '10', '11', '13', '14', '15', '16'].map((h) => `${d}-${h}`)),
        );
      }),
    );
  });

  test('Given half past ten at night UTC, then tomorrow is Istanbul’s tomorrow, not the server’s', () => {
    const [first] = slotsOf(usualRule, new Date('2026-06-09T22:30:00Z'), 60);
    expect(first?.id).toBe('2026-06-11-09');
    expect(first?.start.toISOString()).toBe('2026-06-11T06:00:00.000Z');
  });

  test('Given a slot id outside of the rule, then it names no slot', () => {
    expect(slotNamed(usualRule, '2026-06-09-09', now, 60)?.hour).toBe(9);
    for (const id of [
      '2026-06-08-09',
      '2026-06-09-12',
      '2026-06-13-09',
      '2026-07-09-09',
      '2026-06-09-9',
      'x',
    ]) {
      expect(slotNamed(usualRule, id, now, 60)).toBeUndefined();
    }
  });

  test('Given any date and hour, then its id names the slot that is offered under it, or none', () => {
    const ids = fc
      .tuple(fc.integer({ min: 6, max: 7 }), fc.integer({ min: 1, max: 31 }), fc.integer({ min: 8, max: 17 }))
      .map((numbers) => `2026-${numbers.map((number) => String(number).padStart(2, '0')).join('-')}`);
    const offered = new Map(slotsOf(usualRule, now, 60).map((slot) => [slot.id, slot]));
    fc.assert(
      fc.property(ids, (id) => {
        expect(slotNamed(usualRule, id, now, 60)).toEqual(offered.get(id));
      }),
    );
    expect(slotNamed(usualRule, '2026-06-31-10', now, 60)).toBeUndefined();
  });

  test('Given any rule of the owner, then exactly its hours of its days are offered', () => {
    const rules = fc.record({
      hours: fc.array(fc.uniqueArray(fc.integer({ min: 8, max: 17 })), { minLength: 7, maxLength: 7 }),
      days: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(moments, rules, (from, over) => {
        const rule: WorkingRule = { ...usualRule, ...over };
        const today = wallTimeOf(from, timeZone).date;
        const wanted = Array.from({ length: rule.days }, (_, i) => addDays(today, i + 1)).flatMap((date) =>
          (rule.hours[weekdayOf(date) - 1] ?? []).map((hour) => `${date}-${String(hour).padStart(2, '0')}`),
        );
        expect(slotsOf(rule, from, 60).map(({ id }) => id)).toEqual(wanted);
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

  test('Given any two intervals, then they overlap exactly when they share a moment', () => {
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

  test('Given an appointment of two hours at 14:00, then every slot that reaches into it is taken, for any service', () => {
    const busy = [appointment(at('14:00', 120))];
    const hours = (minutes: number) => Object.keys(takenOn('2026-06-10', minutes, { busy })).map(Number);
    expect(hours(30)).toEqual([14, 15]);
    expect(hours(60)).toEqual([14, 15]);
    expect(hours(75)).toEqual([13, 14, 15]);
    expect(hours(120)).toEqual([13, 14, 15]);
  });

  test('Given blocks, calendars and reservations on one day, then each slot names its own reasons', () => {
    const taken = takenOn('2026-06-10', 60, {
      busy: [
        appointment(at('09:00', 30)),
        block(at('10:30', 90)),
        meeting(at('11:00', 30)),
        meeting(at('16:59', 5)),
      ],
    });
    expect(taken).toEqual({ 9: ['reservation'], 10: ['block'], 11: ['block', 'calendar'], 16: ['calendar'] });
  });

  test('Given minutes to keep free, then they lie between two appointments, both after the one and before the other', () => {
    const rule = { ...usualRule, bufferBefore: 30, bufferAfter: 15 };
    const busy = [appointment(at('11:00', 60))];
    expect(takenOn('2026-06-10', 60, { rule, busy })).toEqual({
      10: ['buffer'],
      11: ['reservation'],
    });
    expect(takenOn('2026-06-10', 30, { rule, busy })).toEqual({
      10: ['buffer'],
      11: ['reservation'],
    });
    const short = [appointment(at('11:00', 90))];
    expect(takenOn('2026-06-10', 60, { rule, busy: short })[13]).toEqual(['buffer']);
    expect(takenOn('2026-06-10', 60, { busy: short })[13]).toBeUndefined();
  });

  test('Given minutes to keep free, then they hold against a meeting elsewhere, and a block says exactly what it says', () => {
    const rule = { ...usualRule, bufferBefore: 15, bufferAfter: 15 };
    const noon = at('12:00', 60);
    expect(takenOn('2026-06-10', 60, { rule, busy: [meeting(noon)] })).toEqual({
      11: ['buffer'],
      13: ['buffer'],
    });
    expect(takenOn('2026-06-10', 60, { rule, busy: [block(noon)] })).toEqual({});
  });

  test('Given any two appointments that the rule lets be booked, then the minutes to keep free lie between them', () => {
    const buffers = fc.integer({ min: 0, max: 120 });
    fc.assert(
      fc.property(buffers, buffers, lengths, lengths, (bufferBefore, bufferAfter, first, second) => {
        const rule = { ...usualRule, bufferBefore, bufferAfter };
        const booked = at('13:00', first);
        for (const slot of slotsOf(rule, now, second).filter(({ date }) => date === '2026-06-10')) {
          if (kindsOf(slot, { rule, busy: [appointment(booked)] }).length > 0) continue;
          const gap = Math.max(
            slot.start.getTime() - booked.end.getTime(),
            booked.start.getTime() - slot.end.getTime(),
          );
          expect(gap / 60_000).toBeGreaterThanOrEqual(bufferBefore + bufferAfter);
        }
      }),
    );
  });

  test('Given a minimum notice of 30 hours, then the slots before it are taken, and no others', () => {
    const rule = { ...usualRule, noticeHours: 30 };
    // 10:00 in Istanbul on Monday: 30 hours later it is 16:00 on Tuesday.
    const taken = takenOn('2026-06-09', 60, { rule });
    expect(Object.keys(taken).map(Number)).toEqual([9, 10, 11, 13, 14, 15]);
    expect(takenOn('2026-06-10', 60, { rule })).toEqual({});
  });

  test('Given the placeholder, then a slot is taken when day offset × 100 + hour is divisible by 7, and only then', () => {
    const rule = { ...usualRule, placeholder: true };
    const all = slotsOf(rule, now, 60);
    for (const slot of all) {
      const expected = (slot.dayOffset * 100 + slot.hour) % 7 === 0 ? ['placeholder'] : [];
      expect(kindsOf(slot, { rule })).toEqual(expected);
    }
    const share = all.filter((slot) => kindsOf(slot, { rule }).length > 0).length / all.length;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.2);
  });
});
