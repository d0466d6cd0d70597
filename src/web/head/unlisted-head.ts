import { type PageData, pageData } from './page-data';
import { type PageHead, pageHead } from './page-head';

interface UnlistedWords {
  title?: string;
  /** The title in the document's head, if it differs from the one on the page (`title`). */
  pageTitle?: string;
  description?: string;
}

/** The head of a page that search engines don't list, because it is not for everybody. */
export function unlistedHead(
  match: Parameters<typeof pageData>[0],
  path: PageHead['path'],
  describe: (page: PageData) => UnlistedWords | undefined,
) {
  const page = pageData(match);
  const words = page && describe(page);
  if (!page || !words) return {};
  const { title: shown = '', pageTitle: title = shown, description = title } = words;
  return pageHead({ ...page, path, title, description, keywords: '' });
}
