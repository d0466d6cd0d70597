import type { TextName } from '#/features/profile/contract';
import { ownTexts } from '#/features/profile/rules';
import { comma } from '#/platform/i18n/locale';
import type { PagePath } from '../page-facts';
import { shellWords } from '../shell/copy';
import { type PageData, pageData } from './page-data';
import { type PageHead, pageHead } from './page-head';
import { breadcrumbs } from './structured-data';

type Words = 'title' | 'description' | 'keywords';

type ListedWords = Pick<PageHead, Words> &
  Partial<PageHead> & {
    /** The breadcrumbs that follow the home page, down to this page. */
    trail: readonly { name: string; path: PagePath }[];
  };

/** The owner's descriptions of pages, by what the page is about. */
const descriptions: Partial<Record<NonNullable<PageHead['share']>, TextName>> = {
  about: 'aboutDescription',
  consulting: 'consultingDescription',
  booking: 'bookingDescription',
  training: 'trainingDescription',
  application: 'applicationDescription',
  'corporate inquiry': 'corporateDescription',
  articles: 'articlesDescription',
  contact: 'contactDescription',
};

/**
 * The description and the keywords for search engines: the owner's (`ownTexts`) if she has written any, otherwise those of the
 * page. The owner's keywords follow the page's title.
 */
function searchWords({ share, profile, locale }: PageData, { title, description, keywords }: ListedWords) {
  const { own } = ownTexts(profile);
  const name = share && descriptions[share];
  const ownKeywords = own('keywords');
  return {
    description: (name && own(name)) ?? description,
    keywords: ownKeywords === undefined ? keywords : [title, ownKeywords].join(comma[locale]),
  };
}

/** The head of a page that search engines list: words, structured data and breadcrumbs. */
export function listedHead(
  match: Parameters<typeof pageData>[0],
  path: PageHead['path'],
  describe: (page: PageData) => ListedWords | undefined,
) {
  const page = pageData(match);
  const described = page && describe(page);
  if (!page || !described) return {};
  const { trail, structuredData = [], ...words } = described;
  const breadcrumbTrail = [{ name: shellWords.in(page.locale).nav.home, path: '/' as const }, ...trail];
  return pageHead({
    ...page,
    path,
    ...words,
    ...searchWords(page, described),
    structuredData: [...structuredData, breadcrumbs(page, breadcrumbTrail)],
  });
}
