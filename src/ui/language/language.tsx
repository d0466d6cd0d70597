import { createContext, type ReactNode, use, useContext } from 'react';
import type { Locale } from '#/platform/i18n/locale';
import type { Words } from '#/platform/i18n/words';

const LanguageContext = createContext<Locale | null>(null);

export function LanguageProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LanguageContext value={locale}>{children}</LanguageContext>;
}

/** The page's language. */
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
