import type { FileRoutesByPath } from '@tanstack/react-router';

/** The items of the navigation bar, in order. */
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

/** The kind of a search parameter's value on a cached page; delivery/cache/known-values.ts knows the values. */
export type ValueKind =
  | 'consulting category'
  | 'training category'
  | 'service'
  | 'package'
  | 'topic'
  | 'program'
  | 'later page';

/** What a page is about, for its shared image and llms.txt. */
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

/** What a route declares about itself in its `staticData`; a fact that it leaves out is inherited from its parent. */
export interface PageFacts {
  /**
   * Who the page is for. Only pages for everybody are cached on the server and for offline reading, and shown to search
   * engines. A page without this fact counts as personal in `personalPaths`.
   */
  audience: 'everybody' | 'visitor' | 'owner';
  /**
   * When React hydrates the page. A page that is only read waits for the first sign of a reader. A page without this fact is
   * also hydrated without a sign, as soon as the browser is idle, because it may have a form.
   */
  hydrate: 'at first sign';
  /** The search parameters, besides the language, that change a cached page. */
  cacheBy: Readonly<Record<string, ValueKind>>;
  /**
   * Seconds after which a cached page is rendered again. For a page with something that changes without a change of the content,
   * such as free slots.
   */
  cacheFor: number;
  /** How the sitemap lists the page: by itself, or once for each of its items. */
  sitemap: 'page' | 'items';
  /** The content noun whose items the page shows: a single item if the address contains `$id`, otherwise all of them. */
  items: string;
  /** The item of the bar that is current on this page. */
  barItem: BarItem | ((search: { lang?: unknown; type?: unknown }) => BarItem);
  /**
   * True for a page that is directly below the home page and has no back link. On it, the owner's name in the bar is the back
   * link.
   */
  backInBar: boolean;
  /** True if the head of the page links the article feeds. */
  feeds: boolean;
  /** Its entry in llms.txt. */
  llms: Exclude<PageSubject, 'corporate inquiry'>;
  /** The subject of its shared image. */
  share: PageSubject | 'article';
}

type Filled<Path> = Path extends `${infer Start}$${string}` ? `${Start}${string}` : Path;
type WithoutSlash<Path> = Path extends '/' ? Path : Path extends `${infer Start}/` ? Start : Path;

/** The address of an existing page, without language: after a route is renamed, code with the old address doesn't compile. */
export type PagePath = Filled<WithoutSlash<FileRoutesByPath[keyof FileRoutesByPath]['fullPath']>>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Partial<PageFacts> {}
}
