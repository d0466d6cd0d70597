import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from './locale';

/** Every feature adds its words here, by its name: `declare module '#/platform/i18n/copy' { interface CopyRegistry { … } }`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface CopyRegistry {}

/** The words of the owner's rooms, in the same way; only those rooms load them. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface AdminCopyRegistry {}

type Words = CopyRegistry & AdminCopyRegistry;

interface Language {
  locale: Locale;
  copy: CopyRegistry & Partial<AdminCopyRegistry>;
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

/** The words of one feature in the language shown; those of the owner's rooms exist only inside them. */
export const useCopy = <Name extends keyof Words>(name: Name): Words[Name] => {
  const words = (useLanguage().copy as Partial<Words>)[name];
  if (!words) throw new Error(`The words of '${name}' were not loaded before the page was.`);
  return words;
};
