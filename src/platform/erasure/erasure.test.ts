import { expect, test, vi } from 'vitest';
import type { Context } from '../context';
import { enqueueNightlyRewrite } from './erasure';

test.each([
  ['Europe/Istanbul', '2026-06-08T00:59:59Z', '2026-06-08T01:00:00.000Z'],
  ['Europe/Istanbul', '2026-06-08T01:00:00Z', '2026-06-09T01:00:00.000Z'],
  ['America/New_York', '2026-06-08T01:00:00Z', '2026-06-08T08:00:00.000Z'],
  // Clocks in New York go back at two in the morning, before the rewrite at four.
  ['America/New_York', '2026-10-31T12:00:00Z', '2026-11-01T09:00:00.000Z'],
])('Given a site in %s at %s, then its next night’s rewrite is at %s', async (timeZone, now, night) => {
  const enqueue = vi.fn<Context['jobs']['enqueue']>();
  await enqueueNightlyRewrite({
    db: {} as Context['db'],
    jobs: { enqueue } as unknown as Context['jobs'],
    clock: { now: () => new Date(now) },
    siteTimeZone: async () => timeZone,
  });
  expect(enqueue.mock.calls[0]?.[3]?.startAfter?.toISOString()).toBe(night);
});
