import { expect, test } from 'vitest';
import { defaultLocale, inEveryLanguage, isTranslation, locales, translations } from './locale';

test('Given all languages, Then every one but the source is a translation', () => {
  expect([defaultLocale, ...translations].toSorted()).toEqual(locales.toSorted());
  expect(locales.filter(isTranslation)).toEqual(translations);
  expect(isTranslation('fr')).toBe(false);
  expect(Object.keys(inEveryLanguage(String))).toEqual([...locales]);
});
