import { useLocale } from './copy';
import { marksOf } from './fallback';
import type { Locale } from './locale';

/** A text in the language that it came in. In a line of another direction it reads its own way, and the line keeps its edge. */
export function Said({ text, language }: { text: string; language: Locale }) {
  const locale = useLocale();
  return language === locale ? text : <span {...marksOf(language, locale)}>{text}</span>;
}
