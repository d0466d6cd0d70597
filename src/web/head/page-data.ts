import { profileQuery } from '#/features/profile/client';
import { localeOf } from '#/platform/i18n/locale';
import { publicWords } from '../copy';
import type { PageContext } from '../page-context';

/** What every page's `head` needs: the language of the match, its words, and who the site is about. */
export function pageData({ context, search }: { context: PageContext; search: { lang?: string } }) {
  const locale = localeOf(search.lang);
  const profile = context.queryClient.getQueryData(profileQuery(locale).queryKey);
  if (!profile) return undefined;
  return { locale, copy: publicWords.in(locale), profile, baseUrl: context.baseUrl };
}
