/** A page that search engines may list; its address is without language. */
export interface ListedPage {
  path: string;
  /** YYYY-MM-DD, where it is known. */
  changed?: string;
}

/** The pages that are there whatever the content is; a new one joins by one line. */
export const fixedPages: readonly ListedPage[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/consulting' },
  { path: '/consultation-booking' },
  { path: '/training' },
  { path: '/training-booking' },
  { path: '/corporate-training-inquiry' },
  { path: '/articles' },
  { path: '/contact' },
  { path: '/privacy' },
];
