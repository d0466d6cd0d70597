import { uploadKey } from '#/platform/files/uploads';
import { locales } from '#/platform/i18n/locale';
import type { MailColours } from '#/platform/mail/theme';
import {
  colourNames,
  type HomeSection,
  homeSections,
  isHideable,
  type Look,
  type PageLook,
  type Pairing,
  shippedLook,
} from './contract';
import { pairingFiles } from './pairings.gen';
import { type Palette, paletteOf, shipped, type Theme, type Token, type Tokens } from './palette';

/** The colour of the small bar in mails, sharing images and certificates. It is the same in every look. */
const spark = '#e8a33d';

/** A look as the server writes it into a page. */
export interface RenderedLook extends PageLook {
  /** Style rules that override those of the design system. */
  css: string;
  plain: PlainColours;
}

/** The colours of a page that loads no style sheet, such as an error page, in both themes. */
export type PlainColours = Record<Theme, Pick<Tokens, 'paper' | 'ink' | 'accent'>>;

function plainColours({ light, dark }: Palette): PlainColours {
  const few = ({ paper, ink, accent }: Tokens) => ({ paper, ink, accent });
  return { light: few(light), dark: few(dark) };
}

export const shippedPlain = plainColours(shipped);

/**
 * What a page needs to know of a look, without the sections in `empty`. Undefined for the shipped look with all sections, which
 * needs no changes to a page.
 */
export function renderedLook(look: Look, empty: readonly HomeSection[] = []): RenderedLook | undefined {
  const sections = shownSections(look, empty);
  const hasAllSections = `${sections}` === `${homeSections}`;
  if (isShipped(look) && hasAllSections) return undefined;
  const palette = paletteOf(look);
  const fonts = pairingFonts(look.pairing);
  return {
    background: { light: palette.light.paper, dark: palette.dark.paper },
    ...(fonts ? { fonts } : {}),
    ...(look.icon === 'lines' ? {} : { icon: iconVersion(look, palette) }),
    ...(hasAllSections ? {} : { sections }),
    ...(look.wordmark ? { wordmark: shownWordmark(look.wordmark) } : {}),
    ...(Object.keys(look.shortName).length > 0 ? { shortName: look.shortName } : {}),
    plain: plainColours(palette),
    css: colourNames.some((name) => look[name]) ? colourRules(palette) : '',
  };
}

export const pairingSheets = Object.values(pairingFiles).map(({ css }) => css);

/** The style sheet and the fonts of a pairing; undefined for the shipped pairing, whose fonts are part of the design system. */
export const pairingFonts = (pairing: Pairing) =>
  pairing === 'magazine' ? undefined : pairingFiles[pairing];

/** A part of the icon's address that changes when the look changes the icon, so that browsers load the new icon. */
const iconVersion = ({ icon, iconPicture, pairing, paper }: Look, { light }: Palette): string =>
  icon === 'picture' && iconPicture
    ? `${uploadKey(iconPicture.url).slice(0, 12)}${paper ? `-${light.paper.slice(1)}` : ''}`
    : `${light.accent.slice(1)}-${pairing}`;

/** The largest wordmark that the bar of a page has room for, in CSS pixels. */
const mostOfBar = { width: 176, height: 36 };

function shownWordmark({ url, width, height, night }: NonNullable<Look['wordmark']>) {
  const scale = Math.min(mostOfBar.width / width, mostOfBar.height / height);
  const shown = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  // Pictures without transparency are stored as JPEG.
  return { url, ...shown, night, isOpaque: url.endsWith('.jpg') };
}

export const isShipped = (look: Look): boolean =>
  JSON.stringify(withDefaults(look)) === JSON.stringify(shippedLook);

/** A complete look from a stored one. Missing values become the shipped ones, and `order` has every section. */
export const withDefaults = (look: Partial<Look> = {}): Look => ({
  ...shippedLook,
  ...look,
  icon: look.icon === 'picture' && !look.iconPicture ? 'lines' : (look.icon ?? 'lines'),
  shortName: Object.fromEntries(
    locales.flatMap((locale) => (look.shortName?.[locale] ? [[locale, look.shortName[locale]]] : [])),
  ),
  order: completed(look.order ?? []),
  hidden: homeSections.filter((section) => isHideable(section) && look.hidden?.includes(section)),
});

function completed(order: readonly HomeSection[]): HomeSection[] {
  const named = new Set(order.filter((section) => homeSections.includes(section)));
  return [...named, ...homeSections.filter((section) => !named.has(section))];
}

export const shownSections = (
  { order, hidden }: Pick<Look, 'order' | 'hidden'>,
  empty: readonly HomeSection[] = [],
): HomeSection[] => order.filter((section) => !hidden.includes(section) && !empty.includes(section));

/**
 * Style rules for the colours that differ from the shipped ones. They are in the cascade layer of the design tokens, so that
 * parts of pages can override them like the tokens. They are more specific than the tokens, so that they win in any order. They
 * don't use light-dark(), because the build converts it for older browsers in style sheets only.
 */
function colourRules(palette: Palette): string {
  const { light, dark } = palette;
  const changed = (Object.keys(light) as Token[]).filter(
    (token) => light[token] !== shipped.light[token] || dark[token] !== shipped.dark[token],
  );
  const rules = (theme: Theme) => changed.map((token) => `--${token}:${palette[theme][token]}`).join(';');
  // The background of a dark band depends on the theme of the page.
  const [day, night] = [`--night:${dark.paper}`, `--night:${dark.surface}`];
  return `@layer theme{${[
    `:root:root,[data-theme][data-theme]{${rules('light')}}:root:root{${day}}`,
    `@media(prefers-color-scheme:dark){:root:root{${rules('dark')};${night}}}`,
    `[data-theme=light][data-theme]{${rules('light')}}:root[data-theme=light]{${day}}`,
    `[data-theme=dark][data-theme]{${rules('dark')}}:root[data-theme=dark]{${night}}`,
  ].join('')}}`;
}

export function mailColours(look: Look): MailColours | undefined {
  if (isShipped(look)) return undefined;
  const { light, dark } = paletteOf(look);
  const colours = ({ paper, ink, muted, line, accent, 'on-accent': onAccent }: Tokens) => ({
    paper,
    ink,
    muted,
    line,
    accent,
    onAccent,
  });
  return { light: { ...colours(light), spark }, dark: colours(dark) };
}

/** The colours of sharing images, which are always light, and their fonts. */
export function imageLook(look: Look) {
  const { paper, ink, muted, plate } = paletteOf(look).light;
  return { paper, ink, muted, plate, spark, pairing: look.pairing };
}
export type ImageLook = ReturnType<typeof imageLook>;

/** What the icon is drawn from: pairing and colours of the owner's initial, or the key of a picture and the colour behind it. */
export function iconLook(look: Look) {
  const { accent, paper, 'on-accent': ink } = paletteOf(look).light;
  const picture = look.icon === 'picture' && look.iconPicture ? uploadKey(look.iconPicture.url) : undefined;
  return { ground: picture ? paper : accent, ink, pairing: look.pairing, picture };
}
export type IconLook = ReturnType<typeof iconLook>;
