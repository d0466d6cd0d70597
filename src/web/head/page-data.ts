import { homeSections } from '#/features/look/contract';
import { openingQuery } from '#/features/opening/client';
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

/**
 * What every page's `head` needs: what its route says, the language, who the site is about, and whether the site is open.
 * Undefined while this data is not loaded.
 */
export function pageData({ context, search, staticData }: Match) {
  const locale = parseLocale(search.lang);
  const profile = context.queryClient.getQueryData(profileQuery(locale).queryKey);
  const opening = context.queryClient.getQueryData(openingQuery().queryKey);
  if (!profile || !opening) return undefined;
  const { isOpen } = opening;
  const { baseUrl, languages, look } = context;
  const { audience, barItem, share } = staticData;
  const isShown = (item: typeof barItem) =>
    typeof item !== 'string' || item === 'home' || (look?.sections ?? homeSections).includes(item);
  const feeds = staticData.feeds && isShown('articles');
  return { locale, profile, isOpen, isListed: isShown(barItem), baseUrl, languages, audience, feeds, share };
}
