import { readFile } from 'node:fs/promises';
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { arabic, lettersOf } from './font-subsets.mjs';

const fontOf = (bytes) => new Font(new Face(new Blob(bytes), 0));

/** The metrics of an uncompressed font, in font units, of which `em` make one em. `advance(char)` returns a width. */
function metricsOf(bytes) {
  const font = fontOf(bytes);
  const { ascender, descender, lineGap } = font.hExtents();
  return {
    em: font.face.upem,
    ascent: ascender,
    descent: -descender,
    lineGap,
    advance: (char) => font.glyphHAdvance(font.nominalGlyph(char.codePointAt(0)) ?? 0),
  };
}

const frequencies = Object.entries({
  ' ': 18,
  e: 10.4,
  t: 7.4,
  a: 6.7,
  o: 6.2,
  i: 5.7,
  n: 5.5,
  s: 5.2,
  h: 5,
  r: 4.9,
  d: 3.5,
  l: 3.3,
  c: 2.3,
  u: 2.3,
  m: 2,
  w: 1.9,
  f: 1.8,
  g: 1.7,
  y: 1.6,
  p: 1.6,
  b: 1.1,
  v: 0.8,
  k: 0.6,
  x: 0.1,
  j: 0.1,
  q: 0.1,
  z: 0.1,
});

/** Mean advance of a letter of running text, in em (English letter frequencies, spaces included). */
function meanAdvance({ advance, em }) {
  const total = frequencies.reduce((sum, [, share]) => sum + share, 0);
  return frequencies.reduce((sum, [letter, share]) => sum + advance(letter) * share, 0) / total / em;
}

/** Arabic text for measuring. It is running text, because the width of an Arabic letter depends on its neighbours. */
const arabicText =
  'سؤال واحد، وطاولة واحدة، ومدة محددة؛ ليست محاضرات تسمع ثم تنسى، بل برامج تطبق؛ يعمل كل مشارك على بياناته هو؛ ' +
  'عند ملتقى العلامات التجارية والذكاء الاصطناعي والتسوق؛ الاستشارات، التدريب، كتب ومقالات، تصفحوا الخدمات';

function meanArabicAdvance(bytes) {
  const font = fontOf(bytes);
  const buffer = new ShapingBuffer();
  buffer.addText(arabicText);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const width = buffer.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
  return width / font.face.upem / arabicText.length;
}

/** The metrics of a font that is cut to the characters in `ranges`, and the mean advance of a letter of running text, in em. */
export async function measured(file, ranges, variationAxes) {
  const options = { targetFormat: 'truetype', variationAxes };
  const font = await subsetFont(await readFile(file), lettersOf(ranges), options);
  const metrics = metricsOf(font);
  return { metrics, advance: ranges === arabic ? meanArabicAdvance(font) : meanAdvance(metrics) };
}
