import { inEveryLanguage, type Locale, type Localized, localeTag } from './locale';

/** The names of all languages, written in the given language: 'Türkçe', 'İngilizce', 'Arapça'. */
export function languageNames(locale: Locale): Localized {
  const names = new Intl.DisplayNames(localeTag(locale), { type: 'language' });
  return inEveryLanguage((language) => names.of(language) ?? language);
}
