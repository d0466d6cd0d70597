import { expect, test } from 'vitest';
import { defaultLocale, inEveryLanguage, isTranslation, locales, translations } from './locale';

test('Given the languages, Then all but the source are translations of it', () => {
  expect([defaultLocale, ...translations].toSorted()).toEqual(locales.toSorted());
  expect(locales.filter(isTranslation)).toEqual(translations);
  expect(isTranslation('fr')).toBe(false);
  expect(Object.keys(inEveryLanguage(String))).toEqual([...locales]);
});
