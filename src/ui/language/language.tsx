import { createContext, type ReactNode, use, useContext } from 'react';
import type { Locale } from '#/platform/i18n/locale';
import { everyLanguage, type SiteLanguages } from '#/platform/i18n/site-languages';
import type { Words } from '#/platform/i18n/words';

const LanguageContext = createContext<Locale | null>(null);
const SiteLanguagesContext = createContext(everyLanguage);

interface LanguageProviderProps {
  locale: Locale;
  languages?: SiteLanguages;
  children: ReactNode;
}

export const LanguageProvider = ({ locale, languages = everyLanguage, children }: LanguageProviderProps) => (
  <SiteLanguagesContext value={languages}>
    <LanguageContext value={locale}>{children}</LanguageContext>
  </SiteLanguagesContext>
);

export const useSiteLanguages = (): SiteLanguages => useContext(SiteLanguagesContext);

export function useLocale(): Locale {
  const locale = useContext(LanguageContext);
  if (!locale) throw new Error('The language is only known inside a LanguageProvider.');
  return locale;
}

/** Words in the page's language; suspends until they are loaded. */
export function useWords<Copy>(words: Words<Copy>): Copy {
  const locale = useLocale();
  return words.loaded(locale) ?? use(words.load(locale));
}
