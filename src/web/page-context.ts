import type { QueryClient } from '@tanstack/react-query';

/** The context of every route. */
export interface PageContext {
  queryClient: QueryClient;
  /** Public address of the site, without a trailing slash. */
  baseUrl: string;
}
