import { inEveryLanguage, type Locale, type Localized, textDirection } from './locale';
import type { Reader } from './site-languages';

/** A text in some of the languages; the main one stands in for the others. Turkish is always stored, but may be empty. */
export type SourceLocalized<T = string> = Pick<Localized<T>, 'tr'> & Partial<Localized<T>>;

const usedLanguage = (text: SourceLocalized, { locale, main }: Reader): Locale =>
  text[locale]?.trim() ? locale : main;

/** A text in the reader's language, or else in the site's main one. */
export const textIn = (text: SourceLocalized, reader: Reader): string =>
  text[usedLanguage(text, reader)] ?? '';

/** A text in every language. A language that lacks the text gets that of the main language. */
export const inEachLanguage = (text: SourceLocalized, main: Locale): Localized =>
  inEveryLanguage((locale) => textIn(text, { locale, main }));

/** The texts as a reader gets them, and the language that each of them is actually in. */
export function textsIn<Name extends string>(texts: Record<Name, SourceLocalized>, reader: Reader) {
  const names = Object.keys(texts) as Name[];
  const each = <T>(value: (text: SourceLocalized) => T) =>
    Object.fromEntries(names.map((name) => [name, value(texts[name])])) as Record<Name, T>;
  return {
    ...each((text) => textIn(text, reader)),
    languages: each((text) => usedLanguage(text, reader)),
  };
}

/** Each text by language, limited to those of `languages` in which it exists. */
export function presentTexts<Name extends string>(
  texts: Record<Name, SourceLocalized | null>,
  languages: readonly Locale[],
): Record<Name, Partial<Localized>> {
  const present = (text: SourceLocalized | null) =>
    Object.fromEntries(
      languages.flatMap((locale) => (text?.[locale]?.trim() ? [[locale, text[locale]]] : [])),
    );
  return Object.fromEntries(
    Object.entries<SourceLocalized | null>(texts).map(([name, text]) => [name, present(text)]),
  ) as Record<Name, Partial<Localized>>;
}

/** The attributes `lang` and `dir` of a text; none where the text is in the page's language. */
export const languageAttributes = (text: Locale, page: Locale): { lang?: Locale; dir?: 'ltr' | 'rtl' } =>
  text === page ? {} : { lang: text, dir: textDirection(text) };
