import { expect, test } from 'vitest';
import { everyLanguage } from '#/platform/i18n/site-languages';
import { createPages } from './router';
import { routeTree } from './routeTree.gen';

test('Given the pages, then queries and mutations never retry, and data never goes stale', () => {
  const { queryClient } = createPages({
    pages: routeTree,
    baseUrl: 'https://leyla.example',
    languages: everyLanguage,
  }).options.context;
  const { queries, mutations } = queryClient.getDefaultOptions();
  expect(queries).toMatchObject({
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  expect(queries?.refetchInterval ?? false).toBe(false);
  expect(mutations).toMatchObject({ retry: false });
});
