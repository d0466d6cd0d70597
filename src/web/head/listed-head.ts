import type { PagePath } from '../page-facts';
import { shellWords } from '../shell/copy';
import { type PageData, pageData } from './page-data';
import { type PageHead, pageHead } from './page-head';
import { breadcrumbs } from './structured-data';

type Words = 'title' | 'description' | 'keywords';

type ListedWords = Pick<PageHead, Words> &
  Partial<PageHead> & {
    /** Breadcrumbs from below the home page to this page. */
    trail: readonly { name: string; path: PagePath }[];
  };

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
    structuredData: [...structuredData, breadcrumbs(page, breadcrumbTrail)],
  });
}
