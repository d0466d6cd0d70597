import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from './locale';

/** Every feature adds its words here, by its name: `declare module '#/platform/i18n/copy' { interface CopyRegistry { … } }`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface CopyRegistry {}

interface Language {
  locale: Locale;
  copy: CopyRegistry;
}

const LanguageContext = createContext<Language | null>(null);

export function LanguageProvider({ locale, copy, children }: Language & { children: ReactNode }) {
  return <LanguageContext value={{ locale, copy }}>{children}</LanguageContext>;
}

function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('The language is only known inside a LanguageProvider.');
  return language;
}

export const useLocale = (): Locale => useLanguage().locale;

/** The words of one feature in the language shown. */
export const useCopy = <Name extends keyof CopyRegistry>(name: Name): CopyRegistry[Name] =>
  useLanguage().copy[name];
