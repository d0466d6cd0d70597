import type { Locale } from '#/platform/i18n/locale';

/** Marks of automatic texts: 'title.ar', or 'ar' for all texts of a language. */
export type MachineMarks = readonly string[];

const languageIn = (mark: string) => mark.slice(mark.lastIndexOf('.') + 1);

export const isMarked = (marks: MachineMarks, field: string, language: Locale): boolean =>
  marks.includes(language) || marks.includes(`${field}.${language}`);

export const isLanguageMarked = (marks: MachineMarks, language: Locale): boolean =>
  marks.some((mark) => languageIn(mark) === language);

/** Marks these languages of a field. */
export const withMachineText = (
  marks: MachineMarks,
  field: string,
  languages: readonly string[],
): string[] => [...new Set([...marks, ...languages.map((language) => `${field}.${language}`)])];

/** Removes the mark of one edited text. `fields` are all fields of the language. */
export function withoutMark(
  marks: MachineMarks,
  field: string,
  language: Locale,
  fields: readonly string[],
): string[] {
  const each = marks.includes(language) ? fields.map((name) => `${name}.${language}`) : [];
  return [...new Set([...marks, ...each])].filter(
    (mark) => mark !== language && mark !== `${field}.${language}`,
  );
}

/** Removes all marks of a language, after it was reviewed. */
export const withoutLanguage = (marks: MachineMarks, language: Locale): string[] =>
  marks.filter((mark) => languageIn(mark) !== language);
