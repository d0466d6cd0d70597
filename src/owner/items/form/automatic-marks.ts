import type { Locale } from '#/platform/i18n/locale';

/** Marks of automatic texts: 'title.ar' for one text, 'ar' for all texts of a language. */
export type AutomaticMarks = readonly string[];

const languageIn = (mark: string) => mark.slice(mark.lastIndexOf('.') + 1);

export const isMarked = (marks: AutomaticMarks, field: string, language: Locale): boolean =>
  marks.includes(language) || marks.includes(`${field}.${language}`);

export const isLanguageMarked = (marks: AutomaticMarks, language: Locale): boolean =>
  marks.some((mark) => languageIn(mark) === language);

/** Whether a mark is about one of these fields, or about all texts of a language. */
export function concernsOneOf(mark: string, fields: readonly string[]): boolean {
  const [field = '', language] = mark.split('.');
  return language === undefined || fields.includes(field);
}

export const markAutomatic = (
  marks: AutomaticMarks,
  field: string,
  languages: readonly string[],
): string[] => [...new Set([...marks, ...languages.map((language) => `${field}.${language}`)])];

/**
 * Unmarks one edited text. A mark of the whole language is first split into one mark for each field; `fields` are all fields with
 * a text in the language.
 */
export function removeMark(
  marks: AutomaticMarks,
  field: string,
  language: Locale,
  fields: readonly string[],
): string[] {
  const perField = marks.includes(language) ? fields.map((name) => `${name}.${language}`) : [];
  return [...new Set([...marks, ...perField])].filter(
    (mark) => mark !== language && mark !== `${field}.${language}`,
  );
}

export const removeLanguageMarks = (marks: AutomaticMarks, language: Locale): string[] =>
  marks.filter((mark) => languageIn(mark) !== language);
