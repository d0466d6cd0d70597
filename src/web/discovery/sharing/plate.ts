import type { ContainerNode, Node, Renderer } from '@takumi-rs/core';
import type { Pairing } from '#/features/look/contract';
import type { ImageLook } from '#/features/look/rules';
import type { Locale } from '#/platform/i18n/locale';
import { stacksOf } from './fonts';
import { firstLetter } from './letters';
import { box, languageStyle } from './paragraphs';

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

/** Pixels from one line of the engraving to the next. */
const pitch = 9;
const lines = ({ plate, ink }: ImageLook, from: number, to: number) =>
  `repeating-linear-gradient(${plate} 0 ${from}px, ${ink} ${from}px ${to}px, ${plate} ${to}px ${pitch}px)`;

/** For owners without a portrait that can be drawn: the initial, engraved into a ground of lines. */
export async function engravedInitial(
  renderer: Renderer,
  name: string,
  language: Locale,
  { look, ...size }: Plate,
): Promise<ContainerNode> {
  const most = { width: size.width * 0.66, height: size.height * 0.64 };
  const letters = await centredInitial(renderer, name, language, { ...size, most, pairing: look.pairing });
  const engraved = { color: 'transparent', backgroundImage: lines(look, 1, 7), backgroundClip: 'text' };
  // The lines of the letter lie on those of the ground, and are thicker.
  const children = letters.map(({ style, ...letter }) => ({
    ...letter,
    style: { ...style, top: Math.round(style.top / pitch) * pitch, ...engraved },
  }));
  return box({ ...size, backgroundImage: lines(look, 4, 5) }, children);
}

interface LetterBox extends Size {
  /** The most space that the ink of the letter may take. */
  most: Size;
  pairing: Pairing;
}

/** The first letter of a name, as large as `most` allows, with its ink in the middle of a box; empty if the name has no letter. */
export async function centredInitial(
  renderer: Renderer,
  name: string,
  language: Locale,
  { width, height, most, pairing }: LetterBox,
) {
  const letter = firstLetter(name);
  if (!letter) return [];
  const { features, ...languageProps } = languageStyle(language);
  const fontFamily = stacksOf(pairing).display;
  const set = (fontSize: number, left: number, top: number) => ({
    type: 'text' as const,
    text: letter,
    ...languageProps,
    style: { ...features, fontFamily, fontSize, lineHeight: 2, position: 'absolute' as const, left, top },
  });
  const ink = await measureInk(renderer, set(trialSize, trialSize, 0));
  const scale = Math.min(most.width / ink.width, most.height / ink.height);
  const left = width / 2 - (ink.left + ink.width / 2 - trialSize) * scale;
  return [set(trialSize * scale, left, height / 2 - (ink.top + ink.height / 2) * scale)];
}

/** The font size at which a letter is drawn to measure its ink, on a square sheet whose side is four times as long. */
const trialSize = 50;

async function measureInk(renderer: Renderer, node: Node) {
  const side = trialSize * 4;
  const sheet = box({ width: side, height: side }, [node]);
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
