import { expect, test } from 'vitest';
import { inEveryLanguage, isTranslation, locales, sourceLocale, translations } from './locale';

test('Given all languages, Then every one but the source is a translation', () => {
  expect([sourceLocale, ...translations].toSorted()).toEqual(locales.toSorted());
  expect(locales.filter(isTranslation)).toEqual(translations);
  expect(isTranslation('fr')).toBe(false);
  expect(Object.keys(inEveryLanguage(String))).toEqual([...locales]);
});
