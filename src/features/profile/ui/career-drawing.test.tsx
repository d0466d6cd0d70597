import { expect, test } from 'vitest';
import { careerBlocks } from './career-drawing';

const career = { until: 2026, years: 25, events: 575, books: 5, academicYears: 18 };
const linesIn = (path: string) => path.split('V').length - 1;
const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

test('Given a career, When it is drawn, Then every event and every book is one line', () => {
  const blocks = careerBlocks(career);
  expect(blocks.map(({ year }) => year)).toEqual([2001, 2006, 2011, 2016, 2021]);
  expect(sum(blocks.map(({ events }) => linesIn(events)))).toBe(575);
  expect(sum(blocks.map(({ books }) => linesIn(books)))).toBe(5);
});

test('Given 18 academic years, Then the band covers the last three blocks fully and three fifths of the one before', () => {
  expect(careerBlocks(career).map(({ academic }) => academic)).toEqual([
    '',
    'M40.0 96H100',
    'M0.0 96H100',
    'M0.0 96H100',
    'M0.0 96H100',
  ]);
});

test('Given the same numbers, When it is drawn again, Then the drawing is the same, so that server and browser agree', () => {
  expect(careerBlocks(career)).toEqual(careerBlocks({ ...career }));
});

test('Given no books and no academic years, Then neither is drawn', () => {
  const blocks = careerBlocks({ ...career, books: 0, academicYears: 0 });
  expect(blocks.every(({ books, academic }) => books === '' && academic === '')).toBe(true);
});
