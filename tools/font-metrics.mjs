import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';

/** Reads tables of an uncompressed font: em, ascent, descent, and the advance of a character. */
export function metricsOf(font) {
  const tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + i * 16;
    tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
  }
  const [head, hhea, hmtx, cmap] = ['head', 'hhea', 'hmtx', 'cmap'].map((name) => tables.get(name));
  const longMetrics = font.readUInt16BE(hhea + 34);
  const glyphOf = glyphLookup(font, cmap);
  return {
    em: font.readUInt16BE(head + 18),
    ascent: font.readInt16BE(hhea + 4),
    descent: -font.readInt16BE(hhea + 6),
    lineGap: font.readInt16BE(hhea + 8),
    advance: (char) => font.readUInt16BE(hmtx + 4 * Math.min(glyphOf(char.codePointAt(0)), longMetrics - 1)),
  };
}

/** Reads the segment table (format 4) of a character map. */
function glyphLookup(font, cmap) {
  let table = 0;
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const at = cmap + font.readUInt32BE(cmap + 8 + i * 8);
    if (font.readUInt16BE(at) === 4) table = at;
  }
  const segments = font.readUInt16BE(table + 6) / 2;
  const [ends, starts, deltas, offsets] = [14, 16 + segments * 2, 16 + segments * 4, 16 + segments * 6].map(
    (n) => table + n,
  );
  return (code) => {
    for (let i = 0; i < segments; i++) {
      if (code > font.readUInt16BE(ends + i * 2)) continue;
      const start = font.readUInt16BE(starts + i * 2);
      if (code < start) return 0;
      const delta = font.readUInt16BE(deltas + i * 2);
      const offset = font.readUInt16BE(offsets + i * 2);
      if (offset === 0) return (code + delta) & 0xffff;
      return font.readUInt16BE(offsets + i * 2 + offset + (code - start) * 2);
    }
    return 0;
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
export function meanAdvance({ advance, em }) {
  const total = frequencies.reduce((sum, [, share]) => sum + share, 0);
  return frequencies.reduce((sum, [letter, share]) => sum + advance(letter) * share, 0) / total / em;
}

/** Running text that the site's Arabic fonts can draw; whole sentences, because the width of a letter depends on its neighbours. */
const arabicText =
  'سؤال واحد، وطاولة واحدة، ومدة محددة؛ ليست محاضرات تسمع ثم تنسى، بل برامج تطبق؛ يعمل كل مشارك على بياناته هو؛ ' +
  'عند ملتقى العلامات التجارية والذكاء الاصطناعي والتسوق؛ الاستشارات، التدريب، كتب ومقالات، تصفحوا الخدمات';

/** Mean advance of a letter of running Arabic text in an uncompressed font, in em. */
export function meanArabicAdvance(bytes) {
  const face = new Face(new Blob(bytes), 0);
  const buffer = new ShapingBuffer();
  buffer.addText(arabicText);
  buffer.guessSegmentProperties();
  shape(new Font(face), buffer);
  const width = buffer.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
  return width / face.upem / arabicText.length;
}
