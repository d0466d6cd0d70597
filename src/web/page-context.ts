import type { QueryClient } from '@tanstack/react-query';
import type { SiteAddress } from '#/platform/i18n/site-languages';

/** The context of every route. */
export interface PageContext extends SiteAddress {
  queryClient: QueryClient;
}
