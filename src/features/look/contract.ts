import type { PreloadedFonts } from '#/ui/fonts';

/** `#rrggbb` of the owner's choice; null is the shipped colour. */
export interface Colours {
  accent: string | null;
  /** The background of light pages. */
  paper: string | null;
  /** The background of dark pages. */
  night: string | null;
}
export const colourNames = ['accent', 'paper', 'night'] as const satisfies (keyof Colours)[];

/** Type pairings: the shipped one first. */
export const pairings = ['magazine', 'book', 'modern', 'workshop'] as const;
export type Pairing = (typeof pairings)[number];

/** The sections of the home page below its cover, in the shipped order: a new one is added here and in web/routes/index.tsx. */
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

/** What browsers and home screens show of the site: the shipped drawing, or the initial of the owner's name. */
export const icons = ['lines', 'initial'] as const;
export type Icon = (typeof icons)[number];

/** How the site looks. */
export interface Look extends Colours {
  pairing: Pairing;
  icon: Icon;
  /** All sections of the home page in their order. */
  order: HomeSection[];
  /** Those that visitors don't see. */
  hidden: HomeSection[];
}

/** Visitors always find how to reach the owner. */
export const isHideable = (section: HomeSection): boolean => section !== 'contact';

/** The look that the product is shipped with. */
export const shippedLook: Look = {
  accent: null,
  paper: null,
  night: null,
  pairing: 'magazine',
  icon: 'lines',
  order: [...homeSections],
  hidden: [],
};

/** What a page in the browser has to know of a look that is not the shipped one; it comes with the page. */
export interface PageLook {
  /** The colours of the frame around the page. */
  background: Record<'light' | 'dark', string>;
  /** The style sheet of its fonts, and those to preload; undefined for the shipped ones. */
  fonts?: PreloadedFonts & { css: string };
  /** The sections of the home page that are shown, in order; undefined for the shipped ones. */
  sections?: readonly HomeSection[];
  /** Changes with the drawing of the initial; undefined for the shipped icons. */
  icon?: string;
}

/** The search parameter that shows the owner the pages in the look that is not published yet. */
export const draftParameter = { name: 'look', value: 'draft' } as const;
