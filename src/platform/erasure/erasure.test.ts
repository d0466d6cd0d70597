import { expect, test } from 'vitest';
import { nextNight } from './erasure';

test.each([
  ['Europe/Istanbul', '2026-06-08T00:59:59Z', '2026-06-08T01:00:00.000Z'],
  ['Europe/Istanbul', '2026-06-08T01:00:00Z', '2026-06-09T01:00:00.000Z'],
  ['America/New_York', '2026-06-08T01:00:00Z', '2026-06-08T08:00:00.000Z'],
  // The night in which clocks go back is an hour later for the rest of the world.
  ['America/New_York', '2026-10-31T12:00:00Z', '2026-11-01T09:00:00.000Z'],
])('Given a site in %s at %s, then its next night is at %s', (timeZone, now, night) => {
  expect(nextNight(new Date(now), timeZone).startAfter.toISOString()).toBe(night);
});
