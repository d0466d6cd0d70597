import type { QueryClient } from '@tanstack/react-query';
import type { PageLook } from '#/features/look/contract';
import type { SiteAddress } from '#/platform/i18n/site-languages';
import type { PrefetchRules } from './delivery/prefetch-rules';

export interface PageContext extends SiteAddress {
  queryClient: QueryClient;
  /** How the site looks; undefined for the shipped look. */
  look: PageLook | undefined;
  /** Undefined in the browser. */
  prefetchRules: PrefetchRules | undefined;
}
