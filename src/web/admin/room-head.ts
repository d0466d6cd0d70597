import { ownersWords } from '../copy/admin';
import { pageData } from '../head/page-data';
import { pageHead } from '../head/page-head';
import type { TabName } from './admin-tabs';

/** What a page of the owner's says of itself: the name of its tab. */
export function roomHead(match: Parameters<typeof pageData>[0], tab: TabName) {
  const page = pageData(match);
  const words = page && ownersWords.loaded(page.locale);
  if (!page || !words) return {};
  const title = words.admin.tabs[tab];
  return pageHead({ ...page, path: '/admin', title, description: title, keywords: '' });
}
