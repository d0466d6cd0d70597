import type { Locale } from '#/platform/i18n/locale';

/**
 * Which texts of an item came from a machine and have not been read since: 'title.ar'. The language alone, 'ar', stands
 * for all of its texts.
 */
export type MachineMarks = readonly string[];

const languageIn = (mark: string) => mark.slice(mark.lastIndexOf('.') + 1);

export const isMarked = (marks: MachineMarks, field: string, language: Locale): boolean =>
  marks.includes(language) || marks.includes(`${field}.${language}`);

export const isLanguageMarked = (marks: MachineMarks, language: Locale): boolean =>
  marks.some((mark) => languageIn(mark) === language);

/** These languages of a field were filled by a machine. */
export const withMachineText = (
  marks: MachineMarks,
  field: string,
  languages: readonly string[],
): string[] => [...new Set([...marks, ...languages.map((language) => `${field}.${language}`)])];

/** Somebody wrote in this text: only its own mark goes. `fields` are all that the language has. */
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

/** Somebody has read all texts of this language. */
export const withoutLanguage = (marks: MachineMarks, language: Locale): string[] =>
  marks.filter((mark) => languageIn(mark) !== language);
