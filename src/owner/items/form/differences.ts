import { type Locale, type Localized, locales } from '#/platform/i18n/locale';
import { isSame } from '#/ui/changed-since';

export interface Difference {
  /** For example `title.tr` or `sortOrder`. */
  path: string;
  field: string;
  language?: Locale;
  mine: unknown;
  theirs: unknown;
  /** True if the value was not changed in the form; then the stored value is preselected. */
  untouched: boolean;
}

type Values = Record<string, unknown>;

export const isLocalized = (value: unknown): value is Localized<unknown> =>
  typeof value === 'object' && value !== null && locales.every((code) => code in value);

const same = (a: unknown, b: unknown): boolean =>
  isSame(a, b) ||
  // The form holds numbers as text.
  (typeof a !== 'object' && typeof b !== 'object' && String(a ?? '') === String(b ?? ''));

/**
 * The differences between the form (`mine`) and the stored item (`theirs`), one for each language of a localized field. `before`
 * are the values that count as unchanged.
 */
export function differences(
  before: Values,
  mine: Values,
  theirs: Values,
  fields: readonly string[],
): Difference[] {
  return fields.flatMap((field) => {
    const [was, my, their] = [before[field], mine[field], theirs[field]];
    if (!isLocalized(my) || !isLocalized(their)) {
      return same(my, their)
        ? []
        : [{ path: field, field, mine: my, theirs: their, untouched: same(was, my) }];
    }
    return locales
      .filter((code) => !same(my[code], their[code]))
      .map((code) => ({
        path: `${field}.${code}`,
        field,
        language: code,
        mine: my[code],
        theirs: their[code],
        untouched: isLocalized(was) && same(was[code], my[code]),
      }));
  });
}
