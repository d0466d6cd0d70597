import { expect, test } from 'vitest';
import { timesNear } from './times-near';

const time = (name: string, start: string, end: string) => ({
  name,
  start: new Date(`${start}:00Z`),
  end: new Date(`${end}:00Z`),
});
const minutes = (count: number) => count * 60_000;

test('Given times of many days, Then those near a period are found, in their order, and those of other days are not', () => {
  const near = timesNear(
    [
      time('the year', '2026-01-01T00:00', '2027-01-01T00:00'),
      time('the day after', '2026-06-11T10:00', '2026-06-11T11:00'),
      time('over midnight', '2026-06-09T23:30', '2026-06-10T00:30'),
      time('the same hour', '2026-06-10T10:00', '2026-06-10T11:00'),
      time('a week before', '2026-06-03T10:00', '2026-06-03T11:00'),
      time('a fortnight', '2026-06-05T00:00', '2026-06-18T00:00'),
    ],
    0,
  );
  const names = (start: string, end: string) => near(time('', start, end)).map(({ name }) => name);
  expect(names('2026-06-10T10:30', '2026-06-10T11:30')).toEqual([
    'the year',
    'over midnight',
    'the same hour',
    'a fortnight',
  ]);
  expect(names('2026-06-03T10:30', '2026-06-03T11:30')).toEqual(['the year', 'a week before']);
});

test('Given a reach over midnight, Then what is near on the other side of it is found', () => {
  const times = [time('late', '2026-06-09T22:00', '2026-06-09T23:30')];
  const slot = time('', '2026-06-10T00:15', '2026-06-10T01:00');
  expect(timesNear(times, minutes(29))(slot)).toEqual([]);
  expect(timesNear(times, minutes(45))(slot)).toEqual(times);
});
