import type { AdminShellCopy } from './copy';

export type TabName = keyof AdminShellCopy['tabs'];

/** The owner's rooms in their order: what came in first, then content. */
export const adminTabs = [
  {
    group: 'inbox',
    tabs: [
      { name: 'overview', to: '/admin' },
      { name: 'reservations', to: '/admin/reservations' },
      { name: 'applications', to: '/admin/applications' },
      { name: 'messages', to: '/admin/messages' },
      { name: 'availability', to: '/admin/availability' },
    ],
  },
  {
    group: 'content',
    tabs: [
      { name: 'books', to: '/admin/books' },
      { name: 'media', to: '/admin/media' },
      { name: 'articles', to: '/admin/articles' },
      { name: 'about', to: '/admin/about' },
    ],
  },
  { group: 'room', tabs: [{ name: 'account', to: '/admin/account' }] },
] as const satisfies {
  group: keyof AdminShellCopy['groups'];
  tabs: { name: TabName; to: `/admin${string}` }[];
}[];

/** The tab that an address belongs to; `/admin` is only its own. */
export const isTabOf = (to: string, pathname: string): boolean =>
  pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`));
