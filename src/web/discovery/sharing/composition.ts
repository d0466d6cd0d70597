import { directionOf, type Locale } from '#/platform/i18n/locale';
import type { Faces } from './faces';
import { drawable } from './letters';
import { fitted, type Paragraph, stacked } from './paragraphs';
import { engravedInitial, picturePlate } from './plate';
import { type Style, setLine } from './typesetting';

/** Pixels: what the services that show shared pages ask for. */
export const imageSize = { width: 1200, height: 630 };

/** What an image says. Every text is taken as it comes: it is drawn as outlines, never written into the SVG. */
export interface ShareSubject {
  locale: Locale;
  /** Whose site it is. */
  name: string;
  /** Small: section and date, or what the person is. */
  facts: readonly string[];
  /** In lines that are given, the cover: the owner's name, as large as it can stand. */
  title: string | readonly string[];
  /** Shown where there is room for all of it. */
  standfirst: string;
  /** Of title and standfirst, where it isn't the page's. */
  textLanguage: Locale;
  /** Host of the site. */
  host: string;
  /** An SVG of our own for the plate; without one the plate bears the owner's initial. */
  picture?: string | undefined;
}

const colours = { paper: '#faf8f3', ink: '#12151a', muted: '#5b616b', spark: '#e8a33d' };
const margin = 72;
const plate = { width: 460, height: 618 };
const column = { width: imageSize.width - plate.width - margin - 60, bottom: 526 };
const sizes = [152, 138, 124, 112, 100, 90, 82, 74, 68, 62, 56, 50, 46, 42, 38, 34, 30, 27, 24, 21, 18, 15];

/** The image as an SVG that holds no text. */
export function composed(faces: Faces, subject: ShareSubject): string {
  const rightToLeft = directionOf(subject.locale) === 'rtl';
  const canvas = { faces, subject, rightToLeft };
  const left = rightToLeft ? 0 : imageSize.width - plate.width;
  const picture = subject.picture
    ? picturePlate(subject.picture, plate)
    : engravedInitial(faces, drawable(faces, 'display', subject.name) ?? '', subject.locale, plate);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${imageSize.width}" height="${imageSize.height}">`,
    `<rect width="100%" height="100%" fill="${colours.paper}"/>`,
    `<svg x="${left}" width="${plate.width}" height="${plate.height}">${picture}</svg>`,
    foot(rightToLeft),
    `<g fill="${colours.ink}">${head(canvas)}${body(canvas)}</g>`,
    host(canvas),
    '</svg>',
  ].join('');
}

interface Canvas {
  faces: Faces;
  subject: ShareSubject;
  rightToLeft: boolean;
}

/** An ink bar along the foot, and on its first part the one bright mark. */
function foot(rightToLeft: boolean): string {
  const bar = { y: plate.height, height: imageSize.height - plate.height };
  const mark = 264;
  return (
    `<rect y="${bar.y}" width="${imageSize.width}" height="${bar.height}" fill="${colours.ink}"/>` +
    `<rect x="${rightToLeft ? imageSize.width - mark : 0}" y="${bar.y}" width="${mark}" height="${bar.height}" fill="${colours.spark}"/>`
  );
}

/** Where a line of this width begins at the left. */
const startOf = (width: number, rightToLeft: boolean) =>
  rightToLeft ? imageSize.width - margin - width : margin;

/** One line that is made smaller where it would be too long; the texts are set apart by a wide space. */
function put({ faces, rightToLeft }: Canvas, texts: readonly string[], style: Style, y: number): string {
  const space = style.size * 1.3;
  const known = texts.flatMap((text) => drawable(faces, style.stack, text) ?? []);
  const full = known.map((text) => setLine(faces, text, style));
  const width = full.reduce((sum, line) => sum + line.width + space, -space);
  const scale = Math.min(1, column.width / width);
  const lines = known.map((text) => setLine(faces, text, { ...style, size: style.size * scale }));
  let x = rightToLeft ? imageSize.width - margin : margin;
  return lines
    .map((line) => {
      const left = rightToLeft ? x - line.width : x;
      x += (line.width + space * scale) * (rightToLeft ? -1 : 1);
      return line.at(left, y);
    })
    .join('');
}

/** The owner's name on an Oxford rule, thick over thin; on the cover, what the owner is. */
function head(canvas: Canvas): string {
  const { subject, rightToLeft } = canvas;
  const language = subject.locale;
  const facts: Style = { stack: 'sans', size: isCover(subject) ? 23 : 21, language };
  if (isCover(subject)) return put(canvas, subject.facts, facts, 84);
  const rule = startOf(column.width, rightToLeft);
  const name: Style = { stack: 'display', size: language === 'ar' ? 36 : 34, tracking: -0.012, language };
  return [
    put(canvas, [subject.name], name, 84),
    `<rect x="${rule}" y="112" width="${column.width}" height="3"/>`,
    `<rect x="${rule}" y="118" width="${column.width}" height="1"/>`,
    put(canvas, subject.facts, facts, 160),
  ].join('');
}

const isCover = ({ title }: ShareSubject) => typeof title !== 'string';

const host = (canvas: Canvas) =>
  `<g fill="${colours.muted}">${put(canvas, [canvas.subject.host], { stack: 'sans', size: 21, language: 'en' }, 580)}</g>`;

/** The title as large as it can stand, and at the foot of the column the standfirst if there is room for all of it. */
function body({ faces, subject, rightToLeft }: Canvas): string {
  const { textLanguage: language } = subject;
  const isArabic = language === 'ar';
  const top = topOf(subject);
  const height = column.bottom - top;
  const leading = isArabic ? 1.4 : latinLeading(subject);
  const set = (room: number) => titleIn(faces, subject, { height: room, leading });
  const standfirst = standfirstIn(faces, subject);
  const below = standfirst ? heightOf(standfirst, standfirstLeading(isArabic)) : 0;
  const smaller = standfirst && set(height - below - 24);
  // The standfirst may make the title smaller, but never small.
  const keeps = smaller !== undefined && smaller.size >= 50;
  const title = keeps ? smaller : set(height);
  if (!title) return '';
  const drawn = linesOf(title, { top, leading, ascent: isArabic ? 1.08 : 0.82 }, rightToLeft);
  if (!keeps || !standfirst) return drawn;
  const foot = { top: column.bottom - below, leading: standfirstLeading(isArabic), ascent: 1 };
  return drawn + linesOf(standfirst, foot, rightToLeft);
}

function topOf(subject: ShareSubject): number {
  if (isCover(subject)) return 116;
  return subject.facts.length > 0 ? 190 : 150;
}

/** The letters of a name in two lines nearly touch; a sentence needs air. */
const latinLeading = (subject: ShareSubject) => (isCover(subject) ? 1 : 1.06);

function titleIn(
  faces: Faces,
  { title, name, textLanguage: language }: ShareSubject,
  room: { height: number; leading: number },
): Paragraph | undefined {
  const isGiven = typeof title !== 'string';
  const style = { stack: 'display', tracking: isGiven ? -0.03 : -0.022, language } as const;
  const all = { ...room, width: column.width, sizes };
  const lines = isGiven ? title.flatMap((line) => drawable(faces, 'display', line) ?? []) : [];
  if (lines.length > 0) return stacked(faces, lines, style, all);
  const text = (isGiven ? undefined : drawable(faces, 'display', title)) ?? drawable(faces, 'display', name);
  return text === undefined ? undefined : fitted(faces, text, style, { ...all, lines: 4 });
}

const standfirstLeading = (isArabic: boolean) => (isArabic ? 1.5 : 1.28);

function standfirstIn(faces: Faces, subject: ShareSubject): Paragraph | undefined {
  const { standfirst, textLanguage: language } = subject;
  const isArabic = language === 'ar';
  const stack = isArabic ? 'display' : 'italic';
  const text = drawable(faces, stack, standfirst);
  if (text === undefined) return undefined;
  const room = { width: column.width - 24, height: 140, leading: standfirstLeading(isArabic), lines: 3 };
  return fitted(faces, text, { stack, language }, { ...room, sizes: [31, 29, 27] });
}

const heightOf = ({ lines, size }: Paragraph, leading: number) => lines.length * size * leading;

interface Place {
  /** Pixels. */
  top: number;
  /** Em: of a line, and from the top of the first one to its baseline. */
  leading: number;
  ascent: number;
}

const linesOf = ({ lines, size }: Paragraph, { top, leading, ascent }: Place, rightToLeft: boolean) =>
  lines
    .map((line, index) => line.at(startOf(line.width, rightToLeft), top + size * (ascent + index * leading)))
    .join('');
