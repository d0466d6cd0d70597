import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Change,
  counts,
  expiredSessions,
  forfeitOf,
  isErasable,
  lastDayAfter,
  mostSessions,
  nextStatuses,
  sessionsOf,
  sumOf,
  type Terms,
  warningsBefore,
  whyNotBookable,
} from './rules';

const now = new Date('2026-06-08T07:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
const terms: Terms = {
  status: 'paid',
  left: 3,
  services: [],
  returnHours: 24,
  bookBeforePaid: false,
  expiresAt: inDays(60),
};

/** Any change that a ledger could be asked for. */
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('corrected' as const), sessions: fc.integer({ min: -600, max: 600 }) }),
  fc.record({
    kind: fc.constantFrom('sold' as const, 'extended' as const),
    sessions: fc.integer({ min: -3, max: 40 }),
  }),
  fc.record({ kind: fc.constantFrom('used' as const, 'returned' as const) }),
  fc.record({ kind: fc.constantFrom('expired' as const, 'ended' as const) }),
);

describe('the ledger', () => {
  test('Given any changes in any order, Then what is left is their sum, never below zero, and never more than can be sold but for what came back', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const entries: { kind: Change['kind']; sessions: number }[] = [];
        let left = 0;
        for (const each of changes) {
          const sessions = sessionsOf(each, left);
          if (sessions === undefined) continue;
          entries.push({ kind: each.kind, sessions });
          left += sessions;
          expect(left).toBe(sumOf(entries));
          expect(left).toBeGreaterThanOrEqual(0);
          const returned = entries.filter(({ kind }) => kind === 'returned').length;
          expect(left).toBeLessThanOrEqual(mostSessions + returned);
          if (each.kind === 'expired' || each.kind === 'ended') expect(left).toBe(0);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('Given only bookings and cancellations, Then as many sessions can be used as were sold, however often they come back', () => {
    const sold = 12;
    /** Books or cancels. Only sessions that were booked can be given back. */
    const step = (left: number, books: boolean): number =>
      books || left < sold ? left + (sessionsOf({ kind: books ? 'used' : 'returned' }, left) ?? 0) : left;
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 80 }), (steps) => {
        const states = [sold];
        for (const books of steps) states.push(step(states.at(-1) ?? sold, books));
        expect(Math.min(...states)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...states)).toBe(sold);
        expect(sessionsOf({ kind: 'used' }, 0)).toBeUndefined();
      }),
    );
  });

  test('Given more time after an expiry, Then exactly what had expired comes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 4 }), (sold, times) => {
        const entries: { kind: Change['kind']; sessions: number }[] = [{ kind: 'sold', sessions: sold }];
        for (let time = 0; time < times; time += 1) {
          entries.push({ kind: 'expired', sessions: sessionsOf({ kind: 'expired' }, sumOf(entries)) ?? 0 });
          expect(sumOf(entries)).toBe(0);
          const back = expiredSessions(entries);
          entries.push({
            kind: 'extended',
            sessions: sessionsOf({ kind: 'extended', sessions: back }, 0) ?? 0,
          });
          expect(sumOf(entries)).toBe(sold);
        }
      }),
    );
  });
});

describe('booking from a package', () => {
  test.each([
    ['paid, with sessions left', {}, undefined],
    ['nothing left', { left: 0 }, 'used_up'],
    ['not paid', { status: 'unpaid' }, 'unpaid'],
    ['not paid, where that is allowed', { status: 'unpaid', bookBeforePaid: true }, undefined],
    ['past its end, although the job has not run', { expiresAt: now }, 'expired'],
    ['without an end', { expiresAt: null }, undefined],
    ['ended by the owner', { status: 'ended' }, 'ended'],
  ] as const)('Given one that is %s, Then the refusal says so', (_, over, refusal) => {
    expect(whyNotBookable({ ...terms, ...over }, now)).toBe(refusal);
  });

  test('Given a choice of services, Then only those count; without a choice all do', () => {
    expect(counts(terms, 'ai-growth')).toBe(true);
    expect(counts({ services: ['ai-growth'] }, 'ai-growth')).toBe(true);
    expect(counts({ services: ['ai-growth'] }, 'omnichannel')).toBe(false);
  });
});

describe('a cancelled appointment', () => {
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  test.each([
    ['exactly as early as the rule asks', 24, 'visitor', {}, undefined],
    ['a little later', 23.99, 'visitor', {}, 'late'],
    ['late, by the owner', 1, 'owner', {}, undefined],
    ['late, before it was confirmed', 1, 'request', {}, undefined],
    ['early, after the package has expired', 72, 'visitor', { expiresAt: now }, 'expired'],
    ['early, after the package was ended', 72, 'visitor', { status: 'ended' }, 'ended'],
    ['at the last moment, where the rule allows it', 0, 'visitor', { returnHours: 0 }, undefined],
  ] as const)('Given %s, Then the session comes back or not', (_, ahead, by, over, forfeit) => {
    expect(forfeitOf({ ...terms, ...over }, hours(ahead), by, now)).toBe(forfeit);
  });
});

test('Given a month without such a day, Then the last day is the month’s last', () => {
  expect(lastDayAfter('2026-11-25', 6)).toBe('2027-05-25');
  expect(lastDayAfter('2026-08-31', 6)).toBe('2027-02-28');
  expect(lastDayAfter('2027-08-31', 6)).toBe('2028-02-29');
  expect(lastDayAfter('2026-12-31', 1)).toBe('2027-01-31');
});

test('Given an end, Then the reminders come 30 and 7 days before it, unless that has passed', () => {
  expect(warningsBefore(inDays(60), now)).toEqual([inDays(30), inDays(53)]);
  expect(warningsBefore(inDays(20), now)).toEqual([inDays(13)]);
  expect(warningsBefore(inDays(7), now)).toEqual([]);
});

test('Given sessions that could still be booked, Then the person can’t be erased; once it is over, she can', () => {
  expect(isErasable(terms, now)).toBe(false);
  expect(isErasable({ ...terms, left: 0 }, now)).toBe(true);
  expect(isErasable({ ...terms, expiresAt: now }, now)).toBe(true);
  expect(isErasable({ ...terms, status: 'ended' }, now)).toBe(true);
  expect(nextStatuses({ status: 'ended' })).toEqual([]);
});
