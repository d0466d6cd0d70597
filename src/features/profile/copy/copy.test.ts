import { expect, test } from 'vitest';
import { ar } from './ar';
import { en } from './en';

test('Given small numbers of years and events, then title and drawing use the right plural forms', () => {
  const titleAndLines = (count: number) => `${ar.career.title(count)}${ar.career.lines(count)}`;
  expect([1, 2, 3, 25].map(titleAndLines)).toEqual([
    'عام واحد، وخط واحد.',
    'عامان، وخطان.',
    '3 أعوام، و3 خطوط.',
    '25 عامًا، و25 خطًّا.',
  ]);
  expect(ar.career.drawing(2, '2024', '2025')).toContain('فعاليتان من 2024');
  expect(`${en.career.title(1)}${en.career.lines(1)}`).toBe('1 year, 1 line.');
});
