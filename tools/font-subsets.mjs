/** Shared by the tools that subset fonts: the characters that the languages need, and the `@font-face` rules. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { withPositionsOf } from './font-tables.mjs';

/** Characters as unicode ranges, in CSS notation. */
export const ascii = ['20-7E'];
const turkish = 'A0,A9,AB,B7,BB,C2,C7,CE,D6,D7,DB,DC,E2,E7,EE,F6,FB,FC,11E-11F,130-131,15E-15F'.split(',');
const signs = '2013-2014,2018-201A,201C-201E,2022,2026,20AC,20BA,2212'.split(',');
export const latin = [...ascii, ...turkish, ...signs];
/** Signs that few texts contain, and signs that few italics contain. Most pages don't load the files with them. */
export const rareSigns = '23-24,2A,3C-3E,5B-60,7B-7E,AB,BB,D7,201A,201E,2022,20AC,20BA,2212'.split(',');
export const rareInItalics = [...rareSigns, ...'22,25,28-29,2B,2F,40,A9,B7'.split(',')];
export const otherLatin =
  'A1-A8,AA,AC-B6,B8-BA,BC-C1,C3-C6,C8-CD,CF-D5,D8-DA,DD-E1,E3-E6,E8-ED,EF-F5,F8-FA,FD-FF,100-11D,120-12F,132-15D,160-17F,218-21B,2039-203A,2122'.split(
    ',',
  );
/** Digits, and punctuation that Arabic text uses too. Without this subset, Arabic pages would load the whole Latin serif. */
export const figures = '21-22,25-3B,3D,3F,AB,B7,BB,2013-2014,2018-201A,201C-201E,2026,2212'.split(',');
export const arabic =
  '20,A0,60C,61B,61F,621-63A,640-655,66A-66C,670-671,67E,686,698,6A4,6A9,6AF,6CC,200C-200D'.split(',');

/** Without the features that change the width of digits, because italics are never set in columns of figures. */
export const italicFeatures = ['kern', 'liga', 'ccmp', 'mark', 'rvrn'];
const latinFeatures = [...italicFeatures, 'pnum', 'tnum'];
/** The features that position glyphs. */
const placing = ['kern', 'mark'];
const arabicFeatures = [
  'kern',
  'liga',
  'ccmp',
  'mark',
  'mkmk',
  'rlig',
  'calt',
  'curs',
  'init',
  'medi',
  'fina',
];

const codesOf = (range) => range.split('-').map((code) => Number.parseInt(code, 16));
const hex = (code) => code.toString(16).toUpperCase();

export function without(ranges, left) {
  const kept = [];
  const gone = new Set(lettersOf(left));
  for (const letter of lettersOf(ranges)) {
    const code = letter.codePointAt(0);
    if (gone.has(letter)) continue;
    const last = kept.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else kept.push([code, code]);
  }
  return kept.map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`));
}

export function lettersOf(ranges) {
  let text = '';
  for (const range of ranges) {
    const [first, last = first] = codesOf(range);
    for (let code = first; code <= last; code++) text += String.fromCodePoint(code);
  }
  return text;
}

const percent = (ratio) => `${(ratio * 100).toFixed(2)}%`;
const quoted = (names) => names.map((name) => `local('${name}')`).join(', ');

/** Characters whose width is measured, each with the range that gets this width. All digits of the serif are equally wide. */
export const figureRanges = { 0: 'U+30-39', '+': 'U+2B', '/': 'U+2F' };

/** Writes a file for each face, in place of its earlier files. Returns the faces, each with the address of its file. */
export async function writeSubsets(faces, sources, folder) {
  await removeSubsets(faces, folder);
  const written = [];
  for (const face of faces)
    written.push({ ...face, href: `/fonts/${await writeSubset(face, sources, folder)}` });
  return written;
}

async function removeSubsets(faces, folder) {
  for (const file of await readdir(folder))
    if (faces.some(({ key }) => new RegExp(`^${key}\\.[0-9a-f]{8}\\.woff2$`).test(file)))
      await rm(join(folder, file));
}

/**
 * Cuts a face to its characters, and writes it under a name that changes with its content; returns the file's name. With
 * `kernedAt` the kerning is that of one weight and optical size: variable kerning would be as large as the glyphs.
 */
async function writeSubset(face, sources, folder) {
  const { key, ranges, kernedAt } = face;
  const source = await readFile(join(sources, face.from));
  const cut = (font, targetFormat, keepFeatures, variationAxes) =>
    subsetFont(font, lettersOf(ranges), {
      targetFormat,
      noHinting: true,
      keepFeatures,
      ...(variationAxes ? { variationAxes } : {}),
    });
  const { features = ranges === arabic ? arabicFeatures : latinFeatures } = face;
  const plain = async () =>
    withPositionsOf(
      await cut(
        source,
        'truetype',
        features.filter((feature) => !placing.includes(feature)),
        face.axes,
      ),
      await cut(source, 'truetype', features, kernedAt),
    );
  const font = kernedAt
    ? await cut(await plain(), 'woff2', features)
    : await cut(source, 'woff2', features, face.axes);
  const file = `${key}.${contentHash(font)}.woff2`;
  await writeFile(join(folder, file), font);
  console.log(`${file} ${(font.length / 1024).toFixed(1)} kB`);
  return file;
}

export const contentHash = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8);

export const faceRule = ({ name, href, style = 'normal', weight, ranges }) => `@font-face {
  font-family: '${name}';
  src: url('${href}') format('woff2');
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${ranges.map((range) => `U+${range}`).join(', ')};
}`;

/** Declarations that scale a font's width by `scale` and give its lines the height that follows from the metrics. */
const adjustments = ({ em, ascent, descent, lineGap }, scale) => `size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / em / scale)};
  descent-override: ${percent(descent / em / scale)};
  line-gap-override: ${percent(lineGap / em / scale)};`;

/** The rule for an installed font that is shown until a font has loaded, scaled to its width and the height of its lines. */
export const lookAlikeRule = ({ family, local, scale, metrics, range, style, weight }) => `@font-face {
  font-family: '${family}';
  src: ${quoted(local)};${style ? `\n  font-style: ${style};` : ''}${weight ? `\n  font-weight: ${weight};` : ''}${range ? `\n  unicode-range: ${range};` : ''}
  ${adjustments(metrics, scale)}
}`;

/** The rule for a font of the site that is shown, made wider, until its bold has loaded. */
export const scaledRule = (face, wider, metrics) =>
  faceRule(face).replace('\n}', `\n  ${adjustments(metrics, wider)}\n}`);
