import { expect, test } from 'vitest';
import { inEveryLanguage, locales, sourceLocale } from './locale';

test('Given all languages, Then the source is one of them, and each has its text', () => {
  expect(locales).toContain(sourceLocale);
  expect(Object.keys(inEveryLanguage(String))).toEqual([...locales]);
});
