import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { PageLook } from '#/features/look/contract';
import type { ApiFetch } from '#/platform/http-client/api';
import { sourceLocale } from '#/platform/i18n/locale';
import type { SiteAddress, SiteLanguages } from '#/platform/i18n/site-languages';
import { hydrate } from './delivery/dehydrated-state';
import type { PrefetchRules } from './delivery/prefetch-rules';
import type { PageContext } from './page-context';
import type { routeTree } from './routeTree.gen';
import { PageFailed } from './shell/page-failed';
import { PageMissing } from './shell/page-missing';

interface Start extends SiteAddress {
  /** All pages, but in a visitor's browser without the owner's rooms. */
  pages: typeof routeTree;
  /** Undefined for the shipped look. */
  look?: PageLook | undefined;
  /** On the server: the API in the same process. */
  api?: ApiFetch;
  /** On the server: the nonce of the page's own scripts and styles. */
  nonce?: string;
  /** On the server: what the browser may prefetch. */
  prefetchRules?: PrefetchRules;
}

const createQueryClient = (api: ApiFetch | undefined) =>
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

/**
 * How the router reads and writes search parameters. Addresses without `lang` are in the main language, but pages take a missing
 * `lang` for Turkish (`parseLocale`). If the main language is another one, the two are converted here, so that no page needs to
 * know which language is the main one.
 */
const createSearch = ({ main }: SiteLanguages) =>
  main === sourceLocale
    ? { parseSearch: readSearch, stringifySearch: writeSearch }
    : {
        parseSearch: (text: string) => ({ lang: main, ...readSearch(text) }),
        stringifySearch: ({ lang = sourceLocale, ...search }: Record<string, unknown>) =>
          writeSearch(lang === main ? search : { ...search, lang }),
      };

const readSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

/** Writes strings without the quotes that are the router's default, so that addresses are readable. Leaves out other values. */
function writeSearch(search: Record<string, unknown>): string {
  const defined = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const text = new URLSearchParams(defined).toString();
  return text && `?${text}`;
}

/** Scroll restoration is skipped on hydration, because the server's script has already restored the position. */
function skipFirst(): () => boolean {
  let rendered = import.meta.env.SSR;
  return () => {
    const before = rendered;
    rendered = true;
    return before;
  };
}

/**
 * Creates a router: one per request on the server, one per page load in the browser. The contents of its query cache are sent
 * with the page.
 */
export function createPages({ pages, baseUrl, languages, look, api, nonce, prefetchRules }: Start) {
  const queryClient = createQueryClient(api);
  return createRouter({
    routeTree: pages,
    context: { queryClient, baseUrl, languages, look, prefetchRules } satisfies PageContext,
    ...createSearch(languages),
    caseSensitive: true,
    ...(nonce ? { ssr: { nonce } } : {}),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: skipFirst(),
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
