import { languageAttributes } from '#/platform/i18n/fallback';
import type { Locale } from '#/platform/i18n/locale';
import { useLocale } from './language';

/** A text that may be in another language than the page: marked with its language and direction. */
export function TextIn({ text, language }: { text: string; language: Locale }) {
  const locale = useLocale();
  return language === locale ? text : <span {...languageAttributes(language, locale)}>{text}</span>;
}
