import { isArabicScript, type Locale, locales } from '#/platform/i18n/locale';
import type { PairingFonts } from '#/ui/fonts';

/** `paper` is the background of light pages, `night` that of dark pages. */
export const colourNames = ['accent', 'paper', 'night'] as const;
/** The colours that the owner has chosen, as `#rrggbb`; null for the shipped colour. */
export type Colours = Record<(typeof colourNames)[number], string | null>;

/** The type pairings. The first is the shipped one. */
export const pairings = ['magazine', 'book', 'modern', 'workshop'] as const;
export type Pairing = (typeof pairings)[number];

/**
 * The sections of the home page below its cover, in the shipped order. ARCHITECTURE.md says what a new one needs.
 */
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

/**
 * The site's icon in browsers and on home screens: the shipped drawing, the initial of the owner's name, or an uploaded picture.
 */
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

/** The most characters of the site's short name. Home screens cut off longer names. */
export const maxShortName = 20;

export interface Look extends Colours {
  pairing: Pairing;
  icon: Icon;
  /** The picture uploaded for the icon; null if there is none. It is kept while `icon` has another value. */
  iconPicture: LookPicture | null;
  /** A picture in place of the name at the top of pages. */
  wordmark: (LookPicture & { night: NightWay }) | null;
  /** The name at the top of pages and on home screens, in place of the owner's name. */
  shortName: Partial<Record<Locale, string>>;
  /** All sections of the home page in their order. */
  order: HomeSection[];
  hidden: HomeSection[];
}

/** Whether the owner can hide a section. The contact section always stays, so that visitors can reach her. */
export const isHideable = (section: HomeSection): boolean => section !== 'contact';

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

/** What a page in the browser needs to know of the look. It is sent with the page. */
export interface PageLook {
  /** The background colours of pages, for `<meta name="theme-color">`. */
  background: Record<'light' | 'dark', string>;
  /** The style sheet and the fonts of the type pairing; undefined for the shipped pairing. */
  fonts?: PairingFonts & { css: string };
  /** The visible sections of the home page, in order; undefined if these are all sections in the shipped order. */
  sections?: readonly HomeSection[];
  /** A text that changes with the icon's picture and colours and with the type pairing; undefined for the shipped icon. */
  icon?: string;
  /** The width and height are those in the bar, in CSS pixels. On narrow screens the wordmark may be smaller. */
  wordmark?: LookPicture & { night: NightWay; isOpaque: boolean };
  shortName?: Partial<Record<Locale, string>>;
}

/** The short name in a language, or else in another language with the same script; undefined if there is none. */
export const shortNameIn = ({ shortName = {} }: Pick<PageLook, 'shortName'>, locale: Locale) =>
  [locale, ...locales.filter((other) => isArabicScript(other) === isArabicScript(locale))]
    .map((each) => shortName[each])
    .find((name) => name !== undefined);

/** The search parameter with which the owner sees pages in the draft of the look. */
export const draftParameter = { name: 'look', value: 'draft' } as const;
