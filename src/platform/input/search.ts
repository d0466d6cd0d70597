const maxLength = 200;

/** A text from a query string; undefined for a blank one. Control characters become blanks: PostgreSQL can't store NUL. */
export function parseText(given: unknown): string | undefined {
  const text = typeof given === 'string' ? given.replaceAll(/\p{Cc}/gu, ' ') : '';
  return text.trim() === '' ? undefined : text.slice(0, maxLength);
}

export const parseOneOf = <Value extends string>(
  values: readonly Value[],
  given: unknown,
): Value | undefined => values.find((value) => value === given);

export const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (given: unknown): Value | undefined =>
    parseOneOf(values, given);

/** A page number from 2 on; undefined for the first page, whose address has no number. */
export const parsePage = (given: unknown): string | undefined =>
  typeof given === 'string' && /^([2-9]|[1-9]\d{1,5})$/.test(given) ? given : undefined;

/** How many pages of a list are shown, one below the other. Undefined for one page, the default, which addresses leave out. */
export function parsePages(given: unknown, most: number): number | undefined {
  const number = Number(given);
  return Number.isInteger(number) && number > 1 && number <= most ? number : undefined;
}

/** A search without its undefined values, so that an address contains only what was chosen. */
export const withoutUndefined = <Search extends object>(search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Search;
