import type { Locale } from '#/platform/i18n/locale';
import type { Faces } from './faces';
import { graphemesOf } from './letters';
import { setLine } from './typesetting';

const colours = { plate: '#ede7da', ink: '#12151a' };

interface Size {
  width: number;
  height: number;
}

/** An engraving of our own, filling the plate. */
export function picturePlate(svg: string, { width, height }: Size): string {
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return (
    `<rect width="${width}" height="${height}" fill="${colours.plate}"/>` +
    `<image href="${address}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`
  );
}

/** Pixels between the lines of the engraving. */
const pitch = 9;

/** For owners whose portrait can't be drawn: the first letter of the name, cut into a ground of lines. */
export function engravedInitial(faces: Faces, name: string, language: Locale, size: Size): string {
  const { width, height } = size;
  const rules = (thickness: number, shift: number) =>
    Array.from(
      { length: Math.ceil(height / pitch) + 1 },
      (_, index) =>
        `<rect y="${index * pitch + shift - thickness / 2}" width="${width}" height="${thickness}"/>`,
    ).join('');
  return [
    `<rect width="${width}" height="${height}" fill="${colours.plate}"/>`,
    `<g fill="${colours.ink}">${rules(1.3, 0)}</g>`,
    `<clipPath id="initial">${centred(faces, name, language, size)}</clipPath>`,
    `<g clip-path="url(#initial)"><rect width="${width}" height="${height}" fill="${colours.plate}"/>`,
    `<g fill="${colours.ink}">${rules(6.4, pitch / 2)}</g></g>`,
  ].join('');
}

/** The letter with its ink in the middle of the plate, as large as the margins leave it. */
function centred(faces: Faces, name: string, language: Locale, { width, height }: Size): string {
  const [letter] = graphemesOf(name);
  if (!letter) return '';
  const style = { stack: 'display', size: 100, language } as const;
  const measured = setLine(faces, letter, style).ink();
  const scale = Math.min(
    (width * 0.66) / (measured.right - measured.left),
    (height * 0.64) / (measured.bottom - measured.top),
  );
  const line = setLine(faces, letter, { ...style, size: style.size * scale });
  const ink = line.ink();
  return line.at((width - ink.left - ink.right) / 2, (height - ink.top - ink.bottom) / 2);
}
