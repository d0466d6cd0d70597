import type { QueryClient } from '@tanstack/react-query';

/** What every route is handed. */
export interface PageContext {
  queryClient: QueryClient;
  /** Public address of the site, without a trailing slash. */
  baseUrl: string;
}
