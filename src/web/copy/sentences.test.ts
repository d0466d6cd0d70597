import { expect, test } from 'vitest';
import { type Locale, locales } from '#/platform/i18n/locale';

/** All words of the product, by file. */
const files = import.meta.glob<Record<string, object>>('../../**/copy/**/{tr,en,ar}.ts', { eager: true });
const catalogueIn = (locale: Locale): object =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, words]) =>
      file.endsWith(`/${locale}.ts`) ? [[file.slice(0, -`/${locale}.ts`.length), words[locale]]] : [],
    ),
  );

/** Every text of a catalogue by its path; functions are called with '7'. */
function texts(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    const args = Array.from({ length: words.length }, () => '7');
    try {
      const result: unknown = words(...args);
      return typeof result === 'string' ? [[path, result]] : [];
    } catch {
      return [];
    }
  }
  if (typeof words !== 'object' || words === null) return [];
  // A sentence with an emphasised phrase, which languages split in different places.
  if ('emphasis' in words) return [[path, Object.values(words).join('')]];
  return Object.entries(words).flatMap(([key, inner]) => texts(inner, path ? `${path}.${key}` : key));
}

/** Counts sentences. An ellipsis, and the full stop of an abbreviation or an ordinal, end none: no capital follows. */
const sentences = (text: string): number =>
  text
    .replaceAll(/\.{3}|…/g, '')
    .split(/[.!?؟]+(?=\s+[“«]?[\p{Lu}\p{Lo}]|\s*[”»)]|\s*$)/u)
    .filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

test('Given a text in three languages, then each has as many sentences, so that none omits the next step', () => {
  const counts = new Map<string, Partial<Record<Locale, number>>>();
  for (const locale of locales)
    for (const [path, text] of texts(catalogueIn(locale)))
      counts.set(path, { ...counts.get(path), [locale]: sentences(text) });
  const unequal = [...counts]
    // A text that is empty in a language, or comes from the content, has no counterpart.
    .filter(([, { tr, en, ar }]) => tr && en && ar && (tr !== en || en !== ar))
    .map(([path, count]) => `${path} ${JSON.stringify(count)}`);
  expect(unequal).toEqual([]);
});
