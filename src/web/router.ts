import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { ApiFetch } from '#/platform/http-client/api';
import { hydrate } from './delivery/dehydrated-state';
import type { PageContext } from './page-context';
import { routeTree } from './routeTree.gen';
import { PageFailed } from './shell/page-failed';
import { PageMissing } from './shell/page-missing';

interface Start {
  baseUrl: string;
  /** In the server: the API in the same process. */
  api?: ApiFetch;
  /** In the server: the mark of the page's own scripts. */
  nonce?: string;
}

/** Queries and mutations never retry, and data never goes stale by itself (specification, section 7). */
const queryClientOf = (api: ApiFetch | undefined) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        ...(api ? { meta: { api } } : {}),
      },
      mutations: { retry: false },
    },
  });

/** Plain names and values: an address that anyone can read, and no value that turns into a number by itself. */
function writeSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
}

/** A page that comes alive under a visitor's hands stays where it was scrolled to; the server's script has put it there. */
function afterTheFirst(): () => boolean {
  let rendered = import.meta.env.SSR;
  return () => {
    const before = rendered;
    rendered = true;
    return before;
  };
}

/** One router a request on the server, one a page load in the browser; the query cache travels in the page. */
export function createPages({ baseUrl, api, nonce }: Start) {
  const queryClient = queryClientOf(api);
  return createRouter({
    routeTree,
    context: { queryClient, baseUrl } satisfies PageContext,
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: writeSearch,
    caseSensitive: true,
    ...(nonce ? { ssr: { nonce } } : {}),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: afterTheFirst(),
    defaultNotFoundComponent: PageMissing,
    defaultErrorComponent: PageFailed,
    hydrate: () => hydrate(queryClient, document),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPages>;
  }
}
