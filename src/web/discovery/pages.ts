/** A page that search engines may list; its address is without language. */
export interface ListedPage {
  path: string;
  /** YYYY-MM-DD, where it is known. */
  changed?: string;
}

/** The pages that are there whatever the content is. A page joins by one line, and is left out while it is no page. */
export const fixedPages: readonly ListedPage[] = [
  { path: '/' },
  { path: '/consulting' },
  { path: '/consultation-booking' },
];
