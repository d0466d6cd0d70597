const longest = 200;

/** A text of an address; undefined for one that says nothing. No database stores a control character such as NUL. */
export function textOf(given: unknown): string | undefined {
  const text = typeof given === 'string' ? given.replaceAll(/\p{Cc}/gu, ' ') : '';
  return text.trim() === '' ? undefined : text.slice(0, longest);
}

/** One of the values that there are. */
export const oneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);

/** The number of a later page; the first one has none. */
export const laterPage = (given: unknown): string | undefined =>
  typeof given === 'string' && /^([2-9]|[1-9]\d{1,5})$/.test(given) ? given : undefined;

/** Only what is said, so that an address holds nothing that goes without saying. */
export const said = <Search extends object>(search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Search;
