/** The bar's items in order: the home section that each leads to, and the pages on which it is the current one. */
export const navigationItems = [
  { key: 'home', hash: '', pages: ['/'] },
  { key: 'about', hash: 'about', pages: ['/about'] },
  { key: 'consulting', hash: 'consulting', pages: ['/consulting', '/consultation-booking'] },
  { key: 'training', hash: 'training', pages: ['/training', '/training-booking'] },
  { key: 'books', hash: 'books', pages: [] },
  { key: 'media', hash: 'media', pages: [] },
  { key: 'articles', hash: 'articles', pages: ['/articles'] },
  { key: 'contact', hash: 'contact', pages: ['/contact'] },
] as const satisfies readonly { key: string; hash: string; pages: readonly string[] }[];
