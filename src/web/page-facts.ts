import type { FileRoutesByPath } from '@tanstack/react-router';

/** The items of the bar in their order (specification, section 2). */
export const barItems = [
  'home',
  'about',
  'consulting',
  'training',
  'books',
  'media',
  'articles',
  'contact',
] as const;
export type BarItem = (typeof barItems)[number];

/** What a search parameter of a cached page may say; which values there are is known in delivery/cache/known-values.ts. */
export type ValueKind =
  | 'consulting category'
  | 'training category'
  | 'service'
  | 'package'
  | 'topic'
  | 'program'
  | 'later page';

/** What a page is about where it is shared as an image, or listed in llms.txt. */
export type PageSubject =
  | 'home'
  | 'about'
  | 'consulting'
  | 'booking'
  | 'training'
  | 'application'
  | 'corporate inquiry'
  | 'articles'
  | 'contact'
  | 'privacy';

/** What a route says about itself in its `staticData`. What it leaves out is said by the route above it. */
export interface PageFacts {
  /**
   * Whose page it is. Only what is everybody's is cached on the server and for reading offline, and open to search
   * engines. A page that doesn't say it is treated as one person's own.
   */
  audience: 'everybody' | 'visitor' | 'owner';
  /**
   * When React takes it over: a page that is only read at the first sign of a reader, one that is there to be filled in
   * as soon as the browser is idle, which is also what happens where nothing is said.
   */
  hydrate: 'at first sign' | 'when idle';
  /** The search parameters, besides the language, that make another page of a cached one. */
  cacheBy: Readonly<Record<string, ValueKind>>;
  /** Listed in the sitemap, by itself or once for each of its items. */
  sitemap: 'page' | 'items';
  /** The content noun whose items it shows: each on a page of its own where the address holds `$id`, else all on this one. */
  items: string;
  /** The item of the bar that is the current one on this page. */
  barItem: BarItem | ((search: { lang?: unknown; type?: unknown }) => BarItem);
  /** Right under the home page, without a way back of its own: the name in the bar leads there, and shows it. */
  backInBar: boolean;
  /** Names the feeds of the articles in its head. */
  feeds: boolean;
  /** What llms.txt says of it. */
  llms: Exclude<PageSubject, 'corporate inquiry'>;
  /** What the image says with which it is shared. */
  share: PageSubject | 'article';
}

type Filled<Path> = Path extends `${infer Start}$${string}` ? `${Start}${string}` : Path;
type WithoutSlash<Path> = Path extends '/' ? Path : Path extends `${infer Start}/` ? Start : Path;

/** The address of a page that there is, without language: where a route is renamed, what named it doesn't compile. */
export type PagePath = Filled<WithoutSlash<FileRoutesByPath[keyof FileRoutesByPath]['fullPath']>>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Partial<PageFacts> {}
}
