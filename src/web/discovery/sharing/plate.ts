import type { ContainerNode, Node, Renderer, TextNode } from '@takumi-rs/core';
import type { Locale } from '#/platform/i18n/locale';
import { stacks } from './fonts';
import { firstLetter } from './letters';
import { languageStyle } from './paragraphs';

const colours = { plate: '#ede7da', ink: '#12151a' };

interface Size {
  width: number;
  height: number;
}

/** One of the product's own engravings, scaled to fill the plate and cropped at its edges. */
export function picturePlate(svg: string, { width, height }: Size): Node {
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const size = `width="${width}" height="${height}"`;
  const cut = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image href="${address}" ${size} preserveAspectRatio="xMidYMid slice"/></svg>`;
  return {
    type: 'image',
    src: Buffer.from(cut),
    style: { width, height, backgroundColor: colours.plate },
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
const lines = (from: number, to: number) =>
  `repeating-linear-gradient(${colours.plate} 0 ${from}px, ${colours.ink} ${from}px ${to}px, ${colours.plate} ${to}px ${pitch}px)`;

/** For owners whose portrait can't be drawn: the initial, engraved into a ground of lines. */
export async function engravedInitial(
  renderer: Renderer,
  name: string,
  language: Locale,
  size: Size,
): Promise<ContainerNode> {
  const letter = firstLetter(name);
  const children = letter ? [await centred(renderer, letter, language, size)] : [];
  return { type: 'container', style: { ...size, backgroundImage: lines(4, 5) }, children };
}

/** The letter, centred by its ink and as large as the margins allow. */
async function centred(
  renderer: Renderer,
  letter: string,
  language: Locale,
  { width, height }: Size,
): Promise<TextNode> {
  const { features, ...languageProps } = languageStyle(language);
  const set = (fontSize: number, style: TextNode['style']): TextNode => ({
    type: 'text',
    text: letter,
    ...languageProps,
    style: {
      ...features,
      fontFamily: stacks.display,
      fontSize,
      lineHeight: 2,
      position: 'absolute',
      ...style,
    },
  });
  const ink = await measureInk(renderer, set(trialSize, { left: trialSize, top: 0 }));
  const scale = Math.min((width * 0.66) / ink.width, (height * 0.64) / ink.height);
  const top = height / 2 - (ink.top + ink.height / 2) * scale;
  return set(trialSize * scale, {
    left: width / 2 - (ink.left + ink.width / 2 - trialSize) * scale,
    // The letter's lines fall between those of its ground.
    top: Math.round(top / pitch) * pitch,
    color: 'transparent',
    backgroundImage: lines(1, 7),
    backgroundClip: 'text',
  });
}

/** The font size at which a letter is drawn to measure its ink, in the middle of a sheet four times as large. */
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
