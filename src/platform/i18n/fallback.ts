import { defaultLocale, type Locale, type Localized, textDirection } from './locale';

/** A text that always exists in Turkish; a missing or empty translation falls back to it. */
export type SourceLocalized<T = string> = Pick<Localized<T>, 'tr'> & Partial<Localized<T>>;

const usedLanguage = (text: SourceLocalized, locale: Locale): Locale =>
  text[locale]?.trim() ? locale : defaultLocale;

/** A text in a language, or else in Turkish. */
export const textIn = (text: SourceLocalized, locale: Locale): string =>
  text[usedLanguage(text, locale)] ?? '';

/** The texts of a record in a language, and the language that each of them is actually in. */
export function textsIn<Name extends string>(texts: Record<Name, SourceLocalized>, locale: Locale) {
  const names = Object.keys(texts) as Name[];
  const each = <T>(value: (text: SourceLocalized) => T) =>
    Object.fromEntries(names.map((name) => [name, value(texts[name])])) as Record<Name, T>;
  return {
    ...each((text) => textIn(text, locale)),
    languages: each((text) => usedLanguage(text, locale)),
  };
}

/** The texts of a record in every language in which they exist; a language without a text is absent. */
export function presentTexts<Name extends string>(
  texts: Record<Name, SourceLocalized | null>,
): Record<Name, Partial<Localized>> {
  const present = (text: SourceLocalized | null) =>
    Object.fromEntries(Object.entries(text ?? {}).filter(([, value]) => value.trim() !== ''));
  return Object.fromEntries(
    Object.entries<SourceLocalized | null>(texts).map(([name, text]) => [name, present(text)]),
  ) as Record<Name, Partial<Localized>>;
}

/** The attributes of a text that is not in the page's language. */
export const languageAttributes = (text: Locale, page: Locale): { lang?: Locale; dir?: 'ltr' | 'rtl' } =>
  text === page ? {} : { lang: text, dir: textDirection(text) };
