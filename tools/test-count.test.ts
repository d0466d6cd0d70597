import { expect, test } from 'vitest';
import { countTests, slowest } from './test-count.ts';

const reportOf = (...statuses: string[]) => ({
  testResults: [
    {
      name: 'booking.spec.ts',
      status: statuses.includes('failed') ? 'failed' : 'passed',
      assertionResults: statuses.map((status) => ({
        status,
        fullName: `a ${status} one`,
        failureMessages: status === 'failed' ? ['expected 1 to be 2'] : [],
      })),
    },
  ],
});

test('Given tests that passed and one that failed, then each is counted once, and the failure is reported with its reason', () => {
  expect(countTests('unit', reportOf('passed', 'passed', 'failed'), 1)).toEqual({
    passed: 2,
    failures: ['unit: booking.spec.ts: a failed one\nexpected 1 to be 2'],
  });
});

test.each(['skipped', 'pending', 'todo'])(
  'Given a journey that is %s, then it counts as failed and is reported',
  (status) => {
    expect(countTests('journeys', reportOf('passed', status), 0)).toEqual({
      passed: 1,
      failures: [`journeys: did not run (${status}): a ${status} one`],
    });
  },
);

test('Given no tests, no report, a file that did not load, or an error outside of tests, then one failure is counted', () => {
  const unloaded = { testResults: [{ name: 'broken.test.ts', status: 'failed', assertionResults: [] }] };
  expect(countTests('unit', reportOf(), 0).failures).toHaveLength(1);
  expect(countTests('unit', undefined, 1).failures).toHaveLength(1);
  expect(countTests('unit', unloaded, 1).failures).toContain('unit: broken.test.ts failed outside its tests');
  expect(countTests('unit', reportOf('passed'), 1)).toMatchObject({
    passed: 1,
    failures: ['unit: ended with 1'],
  });
});

test('Given tests of several projects, then the slowest are listed with their seconds', () => {
  const reportWithDurations = (file: string, ...durations: number[]) => ({
    testResults: [
      {
        name: file,
        status: 'passed',
        assertionResults: durations.map((duration) => ({
          status: 'passed',
          fullName: `${duration}`,
          duration,
        })),
      },
    ],
  });
  expect(
    slowest([reportWithDurations('a.test.ts', 1500, 200), reportWithDurations('b.spec.ts', 700)], 2),
  ).toEqual([
    { file: 'a.test.ts', name: '1500', seconds: 1.5 },
    { file: 'b.spec.ts', name: '700', seconds: 0.7 },
  ]);
});
