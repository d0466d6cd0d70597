import { isArabicScript, type Locale, locales } from '#/platform/i18n/locale';
import type { PairingFonts } from '#/ui/fonts';

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

/** What browsers and home screens show of the site: the shipped drawing, the initial of the owner's name, or her picture. */
export const icons = ['lines', 'initial', 'picture'] as const;
export type Icon = (typeof icons)[number];

/** A picture that the owner uploaded; sizes are in pixels. */
export interface LookPicture {
  url: string;
  width: number;
  height: number;
}

/** How a wordmark is shown on dark pages: as it is, with light and dark exchanged, or on a light ground. */
export const nightWays = ['same', 'inverted', 'plate'] as const;
export type NightWay = (typeof nightWays)[number];

/** The most letters of the site's short name: home screens cut longer ones. */
export const maxShortName = 20;

/** How the site looks. */
export interface Look extends Colours {
  pairing: Pairing;
  icon: Icon;
  /** For the icon; null where it has another kind. */
  iconPicture: LookPicture | null;
  /** In place of the name at the top of pages. */
  wordmark: (LookPicture & { night: NightWay }) | null;
  /** The name at the top of pages and on home screens, where it differs from the owner's. */
  shortName: Partial<Record<Locale, string>>;
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
  iconPicture: null,
  wordmark: null,
  shortName: {},
  order: [...homeSections],
  hidden: [],
};

/** What a page in the browser has to know of a look that is not the shipped one; it comes with the page. */
export interface PageLook {
  /** The colours of the frame around the page. */
  background: Record<'light' | 'dark', string>;
  /** The style sheet of its type pairing, and the fonts; undefined for the shipped ones. */
  fonts?: PairingFonts & { css: string };
  /** The sections of the home page that are shown, in order; undefined for the shipped ones. */
  sections?: readonly HomeSection[];
  /** Changes with the drawing of the icon; undefined for the shipped ones. */
  icon?: string;
  /** In CSS pixels, as it is shown where there is room. */
  wordmark?: LookPicture & { night: NightWay; isOpaque: boolean };
  shortName?: Partial<Record<Locale, string>>;
}

/** The short name of a language, or else of another one with the same letters; undefined where there is none. */
export const shortNameIn = ({ shortName = {} }: Pick<PageLook, 'shortName'>, locale: Locale) =>
  [locale, ...locales.filter((other) => isArabicScript(other) === isArabicScript(locale))]
    .map((each) => shortName[each])
    .find((name) => name !== undefined);

/** The search parameter that shows the owner the pages in the look that is not published yet. */
export const draftParameter = { name: 'look', value: 'draft' } as const;
