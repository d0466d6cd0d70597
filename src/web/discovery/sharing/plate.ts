import type { ContainerNode, Node, Renderer, TextNode } from '@takumi-rs/core';
import type { ImageLook } from '#/features/look/rules';
import type { Locale } from '#/platform/i18n/locale';
import { stacksOf } from './fonts';
import { firstLetter } from './letters';
import { languageStyle } from './paragraphs';

interface Size {
  width: number;
  height: number;
}

interface Plate extends Size {
  look: ImageLook;
}

/** One of the product's own engravings, scaled to fill the plate and cropped at its edges. */
export function picturePlate(svg: string, { width, height, look }: Plate): Node {
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const size = `width="${width}" height="${height}"`;
  const cut = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image href="${address}" ${size} preserveAspectRatio="xMidYMid slice"/></svg>`;
  return {
    type: 'image',
    src: Buffer.from(cut),
    style: { width, height, backgroundColor: look.plate },
  };
}

/** A photograph that fills the plate; `focus` is the point of it, in percent, that stays visible. */
export const photoPlate = (photograph: Buffer, focus: { x: number; y: number }, size: Size): Node => ({
  type: 'image',
  src: photograph,
  style: { ...size, objectFit: 'cover', objectPosition: `${focus.x}% ${focus.y}%` },
});

/** Pixels between the lines of the engraving. */
const pitch = 9;
const lines = ({ plate, ink }: ImageLook, from: number, to: number) =>
  `repeating-linear-gradient(${plate} 0 ${from}px, ${ink} ${from}px ${to}px, ${plate} ${to}px ${pitch}px)`;

/** For owners whose portrait can't be drawn: the initial, engraved into a ground of lines. */
export async function engravedInitial(
  renderer: Renderer,
  name: string,
  language: Locale,
  { look, ...size }: Plate,
): Promise<ContainerNode> {
  const letter = firstLetter(name);
  const children = letter ? [await centred(renderer, letter, language, { ...size, look })] : [];
  return { type: 'container', style: { ...size, backgroundImage: lines(look, 4, 5) }, children };
}

/** The engraved letter: its lines fall between those of the background. */
async function centred(
  renderer: Renderer,
  letter: string,
  language: Locale,
  { width, height, look }: Plate,
): Promise<TextNode> {
  const most = { width: width * 0.66, height: height * 0.64 };
  const fontFamily = stacksOf(look.pairing).display;
  const set = await centredLetter(renderer, letter, language, { width, height, most, fontFamily });
  const { top } = set.style;
  const engraved = { color: 'transparent', backgroundImage: lines(look, 1, 7), backgroundClip: 'text' };
  return { ...set, style: { ...set.style, top: Math.round(top / pitch) * pitch, ...engraved } };
}

interface LetterBox extends Size {
  /** The most space that the ink of the letter may take. */
  most: Size;
  fontFamily: string;
}

/** A letter whose ink is in the middle of a box, as large as `most` allows. */
export async function centredLetter(
  renderer: Renderer,
  letter: string,
  language: Locale,
  { width, height, most, fontFamily }: LetterBox,
) {
  const { features, ...languageProps } = languageStyle(language);
  const set = (fontSize: number, left: number, top: number) => ({
    type: 'text' as const,
    text: letter,
    ...languageProps,
    style: { ...features, fontFamily, fontSize, lineHeight: 2, position: 'absolute' as const, left, top },
  });
  const ink = await measureInk(renderer, set(trialSize, trialSize, 0));
  const scale = Math.min(most.width / ink.width, most.height / ink.height);
  const left = width / 2 - (ink.left + ink.width / 2 - trialSize) * scale;
  return set(trialSize * scale, left, height / 2 - (ink.top + ink.height / 2) * scale);
}

/** The font size at which a letter is drawn to measure its ink, on a square sheet whose side is four times as long. */
const trialSize = 50;

async function measureInk(renderer: Renderer, node: TextNode) {
  const side = trialSize * 4;
  const sheet = { type: 'container' as const, style: { width: side, height: side }, children: [node] };
  const pixels = await renderer.render(sheet, { width: side, height: side, format: 'raw' });
  const inked = Array.from({ length: side * side }, (_, index) => index).filter(
    (index) => pixels[index * 4 + 3],
  );
  const columns = inked.map((index) => index % side);
  const rows = inked.map((index) => Math.floor(index / side));
  const [left, right] = [Math.min(...columns), Math.max(...columns) + 1];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
  return { left, top, width: right - left, height: bottom - top };
}
