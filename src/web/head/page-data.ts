import { profileQuery } from '#/features/profile/client';
import { parseLocale } from '#/platform/i18n/locale';
import type { PageContext } from '../page-context';
import type { PageFacts } from '../page-facts';

interface Match {
  context: PageContext;
  search: { lang?: string };
  staticData: Partial<PageFacts>;
}

export type PageData = NonNullable<ReturnType<typeof pageData>>;

/** What every page's `head` needs: what its route says, the language, and who the site is about. */
export function pageData({ context, search, staticData: { audience, feeds, share } }: Match) {
  const locale = parseLocale(search.lang);
  const profile = context.queryClient.getQueryData(profileQuery(locale).queryKey);
  if (!profile) return undefined;
  return { locale, profile, baseUrl: context.baseUrl, audience, feeds, share };
}
