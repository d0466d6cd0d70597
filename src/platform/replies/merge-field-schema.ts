import type { Locale } from '#/platform/i18n/locale';
import { issueMessage } from '#/platform/i18n/validation';
import { line, lines } from '#/platform/input/fields';
import { mergeFields, unknownMergeFields } from './persons-words';

/** The zod issue of a text with unknown merge fields, for `issueMessage`; undefined if all are known. */
function mergeFieldIssue(input: string) {
  const unknown = unknownMergeFields(input);
  const known = mergeFields.map((field) => `{${field}}`);
  const params = { format: 'merge_fields', unknown, known };
  return unknown.length > 0 ? ({ code: 'custom', params, input } as const) : undefined;
}

const knownFields = ({ value, issues }: { value: string; issues: object[] }) => {
  const issue = mergeFieldIssue(value);
  if (issue) issues.push(issue);
};

/** The schema of a text of several lines that may hold merge fields; other words in braces are refused. */
export const personsText = (max: number) => lines(max).check(knownFields);

export const personsLine = (max: number) => line(max).check(knownFields);

/** A sentence about the unknown merge fields of a text; undefined if all are known. */
export function mergeFieldMessage(locale: Locale, text: string): string | undefined {
  const issue = mergeFieldIssue(text);
  return issue && issueMessage(locale)(issue);
}
