import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Query = [key: QueryKey, data: unknown];

export const stateId = 'dehydrated-state';

const serialized = new WeakMap<object, string>();

/** JSON that is safe inside the page: no character of it can end the element that contains it. */
const serialize = (value: unknown): string => (JSON.stringify(value) ?? 'null').replaceAll('<', '\\u003c');

/** Data that several pages share is serialised once. */
function serializeData(data: unknown): string {
  if (typeof data !== 'object' || data === null) return serialize(data);
  const known = serialized.get(data);
  if (known !== undefined) return known;
  const text = serialize(data);
  serialized.set(data, text);
  return text;
}

/** The data of a page's queries as JSON, so that the browser need not fetch it again. */
export function dehydrate(queryClient: QueryClient): string {
  const queries = queryClient.getQueriesData({ predicate: ({ state }) => state.status === 'success' });
  return `[${queries.map(([key, data]) => `[${serialize(key)},${serializeData(data)}]`).join(',')}]`;
}

export function hydrate(queryClient: QueryClient, page: Document): void {
  const queries: Query[] = JSON.parse(page.getElementById(stateId)?.textContent || '[]');
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
}
