import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Answer = [key: QueryKey, data: unknown];

/** Of the element in which the answers travel. */
export const answersId = 'answers';

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

/** The data that a page is rendered with, as JSON: the browser begins with it. */
export function writeAnswers(queryClient: QueryClient): string {
  const answers = queryClient.getQueriesData({ predicate: ({ state }) => state.status === 'success' });
  return `[${answers.map(([key, data]) => `[${write(key)},${writeData(data)}]`).join(',')}]`;
}

/** Takes over what the page brought. */
export function readAnswers(queryClient: QueryClient, page: Document): void {
  const answers: Answer[] = JSON.parse(page.getElementById(answersId)?.textContent || '[]');
  for (const [key, data] of answers) queryClient.setQueryData(key, data);
}
