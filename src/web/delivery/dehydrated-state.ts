import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Query = [key: QueryKey, data: unknown];

/** Of the element in which the state travels. */
export const stateId = 'dehydrated-state';

const written = new WeakMap<object, string>();

/** As text that can stand in a page: no sign in it can end the element. */
const write = (value: unknown): string => (JSON.stringify(value) ?? 'null').replaceAll('<', '\\u003c');

/** Pages made of the same answer write it once. */
function writeData(data: unknown): string {
  if (typeof data !== 'object' || data === null) return write(data);
  const known = written.get(data);
  if (known !== undefined) return known;
  const text = write(data);
  written.set(data, text);
  return text;
}

/** The data of the queries that a page is rendered with, as JSON: the browser begins with it. */
export function dehydrate(queryClient: QueryClient): string {
  const queries = queryClient.getQueriesData({ predicate: ({ state }) => state.status === 'success' });
  return `[${queries.map(([key, data]) => `[${write(key)},${writeData(data)}]`).join(',')}]`;
}

/** Takes over what the page brought. */
export function hydrate(queryClient: QueryClient, page: Document): void {
  const queries: Query[] = JSON.parse(page.getElementById(stateId)?.textContent || '[]');
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
}
