/** The sections of the home page under its cover, in the order of the page: a section is added here and in routes/index.tsx. */
export const homeSections = [
  'stats',
  'about',
  'training',
  'consulting',
  'books',
  'media',
  'articles',
  'contact',
] as const;
export type HomeSection = (typeof homeSections)[number];

/** The bar's items in their order (specification, section 2), and the pages on which each is the current one. */
const items = [
  { key: 'home', pages: ['/'] },
  { key: 'about', pages: ['/about'] },
  {
    key: 'consulting',
    pages: ['/consulting', '/consultation-booking', '/reservation-success', '/reservation/'],
  },
  {
    key: 'training',
    pages: [
      '/training',
      '/training-booking',
      '/corporate-training-inquiry',
      '/reservation-success?type=training',
    ],
  },
  { key: 'books', pages: [] },
  { key: 'media', pages: [] },
  { key: 'articles', pages: ['/articles', '/articles/'] },
  { key: 'contact', pages: ['/contact'] },
] as const satisfies readonly { key: string; pages: readonly string[] }[];

type NavigationItem = (typeof items)[number];

/** Those whose section is there; none leads nowhere. */
export const navigationItems: readonly NavigationItem[] = items.filter(
  ({ key }) => key === 'home' || homeSections.some((section) => section === key),
);

/** Whether an item stands for the page shown; an entry that ends in a slash stands for all below it. */
export const isCurrent = ({ pages }: NavigationItem, place: string): boolean =>
  pages.some(
    (page: string) => place === page || (page !== '/' && page.endsWith('/') && place.startsWith(page)),
  );

/** Where a visitor is; a confirmation belongs to what it confirms. */
export const placeOf = ({ pathname, search }: { pathname: string; search: object }): string =>
  'type' in search && search.type === 'training' ? `${pathname}?type=training` : pathname;

/** Pages right under the home page without a way back of their own: the name in the bar leads there, and shows it. */
const underHome: readonly string[] = ['/consulting', '/contact', '/training'];
export const isUnderHome = (pathname: string): boolean => underHome.includes(pathname);
