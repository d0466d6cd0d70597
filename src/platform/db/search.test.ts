import { expect, test } from 'vitest';
import { foldForSearch } from './search';

test.each([
  ['İREM IŞIK', 'irem isik'],
  ['ığüşöç ĞÜŞÖÇ', 'igusoc gusoc'],
  ['Émile Ñandú', 'emile nandu'],
  ['ليلى', 'ليلى'],
  ['A\u0308pfel', 'apfel'],
])('Given %s, then a search treats it as %s', (text, expected) => {
  expect(foldForSearch(text)).toBe(expected);
});
