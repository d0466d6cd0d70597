import { languageAttributes } from '#/platform/i18n/fallback';
import type { Locale } from '#/platform/i18n/locale';
import { useLocale } from './language';

/** A text in the language that it came in. In a line of another direction it reads its own way, and the line keeps its edge. */
export function Said({ text, language }: { text: string; language: Locale }) {
  const locale = useLocale();
  return language === locale ? text : <span {...languageAttributes(language, locale)}>{text}</span>;
}
