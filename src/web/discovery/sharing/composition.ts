import type { ContainerNode, Node, Renderer, TextNode } from '@takumi-rs/core';
import type { ImageLook } from '#/features/look/rules';
import { isArabicScript, type Locale, textDirection } from '#/platform/i18n/locale';
import { stacksOf } from './fonts';
import { drawable } from './letters';
import {
  bar,
  box,
  displayStyle,
  fitParagraph,
  languageStyle,
  type Paragraph,
  type Style,
  sansOf,
} from './paragraphs';
import type { Photo } from './pictures';
import { engravedInitial, photoPlate, picturePlate } from './plate';

/** Pixels: the size that social networks ask for. */
export const imageSize = { width: 1200, height: 630 };

/** What an image shows. Its texts are never parsed as markup. */
export interface ShareImageContent {
  locale: Locale;
  name: string;
  /** Small text: section and date, or the owner's roles. */
  facts: readonly string[];
  /** An array of lines makes the image a cover: the owner's name, as large as it fits. */
  title: string | readonly string[];
  /** Drawn only if all of it fits. */
  standfirst: string;
  /** Language of title and standfirst, which may differ from the language of the page. */
  textLanguage: Locale;
  host: string;
  look: ImageLook;
  /** One of the product's own SVGs for the plate beside the texts. Without it, the plate shows `photo` or the owner's initial. */
  picture?: string | undefined;
  photo?: Photo | undefined;
}

const margin = 72;
const plate = { width: 460, height: 618 };
const column = { width: imageSize.width - plate.width - margin - 60, bottom: 526 };
const sizes = [152, 138, 124, 112, 100, 90, 82, 74, 68, 62, 56, 50, 46, 42, 38, 34, 30, 27, 24, 21, 18, 15];

export async function composeImage(
  renderer: Renderer,
  subject: ShareImageContent,
  photograph?: Buffer,
): Promise<ContainerNode> {
  const { locale, name, look } = subject;
  const rightToLeft = textDirection(locale) === 'rtl';
  const [start, end] = rightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const at = ({ top, node }: Placed, edge: Style): Node => ({
    ...node,
    style: { ...node.style, position: 'absolute', top, ...edge },
  });
  const texts = [
    ...(await head(renderer, subject)),
    ...(await body(renderer, subject)),
    await host(renderer, subject),
  ];
  const engraving =
    pictureOf(subject, photograph) ??
    (await engravedInitial(renderer, drawable(name) ?? '', locale, { ...plate, look }));
  // Along the foot, a bar in the colour of ink, whose beginning has the spark colour.
  const foot = [bar(imageSize.width, 12, look.ink), bar(264, 12, look.spark)];
  const children = [
    ...texts.map((text) => at(text, { [start]: margin })),
    at({ top: 0, node: engraving }, { [end]: 0 }),
    ...foot.map((node) => at({ top: plate.height, node }, { [start]: 0 })),
  ];
  return box({ ...imageSize, backgroundColor: look.paper, color: look.ink }, children);
}

function pictureOf(
  { picture, photo, look }: ShareImageContent,
  photograph: Buffer | undefined,
): Node | undefined {
  if (picture) return picturePlate(picture, { ...plate, look });
  return photo && photograph && photoPlate(photograph, photo.focus, plate);
}

interface Placed {
  /** Pixels. */
  top: number;
  node: Node;
}

const isCover = ({ title }: ShareImageContent) => typeof title !== 'string';

/** Texts side by side in one line, shrunk if the line would be too long. */
async function line(
  renderer: Renderer,
  texts: readonly string[],
  language: Locale,
  { fontSize, ...style }: Style & { fontSize: number },
): Promise<ContainerNode> {
  const { features, ...languageProps } = languageStyle(language);
  const known = texts.flatMap((text) => drawable(text) ?? []);
  const lineOf = (size: number): ContainerNode => ({
    ...box(
      {
        ...style,
        ...features,
        display: 'flex',
        columnGap: size * 1.3,
        fontSize: size,
        lineHeight: 1.3,
        whiteSpace: 'nowrap',
      },
      known.map((text): TextNode => ({ type: 'text', text })),
    ),
    ...languageProps,
  });
  const { width } = await renderer.measure(lineOf(fontSize));
  return lineOf(fontSize * Math.min(1, column.width / width));
}

/**
 * The top of the image: the owner's name above a double rule, thick over thin, and the facts; on a cover only the facts, which
 * are the owner's roles.
 */
async function head(renderer: Renderer, subject: ShareImageContent): Promise<Placed[]> {
  const { name, facts, locale, look } = subject;
  if (isCover(subject))
    return [{ top: 62, node: await line(renderer, facts, locale, { ...sansOf(look), fontSize: 23 }) }];
  const isArabic = isArabicScript(locale);
  const display = {
    ...displayStyle(look),
    fontSize: isArabic ? 36 : 34,
    letterSpacing: isArabic ? 0 : '-0.012em',
  };
  return [
    { top: 54, node: await line(renderer, [name], locale, display) },
    { top: 112, node: bar(column.width, 3, look.ink) },
    { top: 118, node: bar(column.width, 1, look.ink) },
    { top: 139, node: await line(renderer, facts, locale, { ...sansOf(look), fontSize: 21 }) },
  ];
}

async function host(renderer: Renderer, { host, look }: ShareImageContent): Promise<Placed> {
  const style = { ...sansOf(look), fontSize: 21, color: look.muted };
  return { top: 559, node: await line(renderer, [host], 'en', style) };
}

/** The title as large as it fits, and the standfirst at the foot of the column, if all of it fits. */
async function body(renderer: Renderer, subject: ShareImageContent): Promise<Placed[]> {
  const isArabic = isArabicScript(subject.textLanguage);
  const top = titleTop(subject);
  const available = column.bottom - top;
  const standfirst = await fitStandfirst(renderer, subject);
  const smaller = standfirst && (await fitTitle(renderer, subject, available - standfirst.height - 24));
  // The standfirst may shrink the title, but not below 50 pixels.
  const keepsStandfirst = smaller !== undefined && smaller.size >= 50;
  const title = keepsStandfirst ? smaller : await fitTitle(renderer, subject, available);
  const drawn = title ? [onBaseline(title, top, isArabic ? 1.08 : 0.82)] : [];
  if (keepsStandfirst && standfirst) drawn.push(onBaseline(standfirst, column.bottom - standfirst.height, 1));
  return drawn;
}

/** The distance in em from the middle of a line to its baseline, in the fonts of title and standfirst. */
const middle = 0.235;

/** Places a paragraph so that the baseline of its first line is `ascent` em below `top`. */
const onBaseline = ({ size, leading, node }: Paragraph, top: number, ascent: number): Placed => ({
  top: top + size * (ascent - leading / 2 - middle),
  node,
});

function titleTop(subject: ShareImageContent): number {
  if (isCover(subject)) return 116;
  return subject.facts.length > 0 ? 190 : 150;
}

/** A name in two lines is set tight; a sentence needs more space. */
const latinLeading = (subject: ShareImageContent) => (isCover(subject) ? 1 : 1.06);

function fitTitle(
  renderer: Renderer,
  subject: ShareImageContent,
  height: number,
): Promise<Paragraph | undefined> {
  const { title, name, textLanguage: language, look } = subject;
  const isArabic = isArabicScript(language);
  const tracking = isCover(subject) ? '-0.03em' : '-0.022em';
  const lines = typeof title === 'string' ? [title] : title;
  const text = lines.flatMap((nameLine) => drawable(nameLine) ?? []).join('\n') || (drawable(name) ?? '');
  const style: Style = { ...displayStyle(look), letterSpacing: isArabic ? 0 : tracking };
  const leading = isArabic ? 1.4 : latinLeading(subject);
  return fitParagraph(renderer, text, language, style, {
    width: column.width,
    height,
    leading,
    sizes,
    lines: 4,
  });
}

async function fitStandfirst(renderer: Renderer, subject: ShareImageContent): Promise<Paragraph | undefined> {
  const { standfirst, textLanguage: language, look } = subject;
  const stacks = stacksOf(look.pairing);
  const isArabic = isArabicScript(language);
  const text = drawable(standfirst);
  if (text === undefined) return undefined;
  const style: Style = isArabic
    ? { fontFamily: stacks.display }
    : { fontFamily: stacks.italic, fontStyle: 'italic', fontVariationSettings: '"opsz" 28' };
  const leading = isArabic ? 1.5 : 1.28;
  const box = { width: column.width - 24, height: 140, leading, lines: 3, sizes: [31, 29, 27] };
  return fitParagraph(renderer, text, language, style, box);
}
