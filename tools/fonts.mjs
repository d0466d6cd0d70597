/**
 * Subsets the site's fonts to the characters that its languages need, and measures their fallbacks:
 *
 *   node tools/fonts.mjs <folder of sources>
 *
 * The folder holds the full fonts as their makers publish them (all under the Open Font License):
 *   Newsreader[opsz,wght].ttf, Newsreader-Italic[opsz,wght].ttf   productiontype/Newsreader, version 1.003
 *   HankenGrotesk[wght].ttf                                      marcologous/hanken-grotesk, version 3.014
 *   amiri-arabic-400-normal.woff2                                npm package @fontsource/amiri
 *   ibm-plex-sans-arabic-arabic-{400,600}-normal.woff2           npm package @fontsource/ibm-plex-sans-arabic
 *
 * It writes public/fonts/<name>.<hash>.woff2, src/ui/styles/fonts.gen.css, src/ui/styles/font-look-alikes.gen.css (the
 * fallback fonts) and src/ui/font-files.ts.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { locals } from './font-look-alikes.mjs';
import { meanAdvance, meanArabicAdvance, metricsOf } from './font-metrics.mjs';

const sources = process.argv[2];
if (!sources) throw new Error('Name the folder of sources: node tools/fonts.mjs <folder>');
const root = new URL('..', import.meta.url).pathname;
const fontFolder = join(root, 'public/fonts');

/** Characters as unicode ranges, in CSS notation. */
const ascii = ['20-7E'];
const turkish = 'A0,A9,AB,B7,BB,C2,C7,CE,D6,D7,DB,DC,E2,E7,EE,F6,FB,FC,11E-11F,130-131,15E-15F'.split(',');
const signs = '2013-2014,2018-201A,201C-201E,2022,2026,20AC,20BA,2212'.split(',');
const latin = [...ascii, ...turkish, ...signs];
const otherLatin =
  'A1-A8,AA,AC-B6,B8-BA,BC-C1,C3-C6,C8-CD,CF-D5,D8-DA,DD-E1,E3-E6,E8-ED,EF-F5,F8-FA,FD-FF,100-11D,120-12F,132-15D,160-17F,218-21B,2039-203A,2122'.split(
    ',',
  );
/** Digits, and punctuation that Arabic text uses as well: without a subset of their own they would load a whole alphabet. */
const figures = '21-22,25-3B,3D,3F,AB,B7,BB,2013-2014,2018-201A,201C-201E,2026,2212'.split(',');
const arabic =
  '20,A0,60C,61B,61F,621-63A,640-655,66A-66C,670-671,67E,686,698,6A4,6A9,6AF,6CC,200C-200D'.split(',');

const latinFeatures = ['kern', 'liga', 'ccmp', 'mark', 'pnum', 'tnum', 'rvrn'];
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

const roman = 'Newsreader[opsz,wght].ttf';
const italic = 'Newsreader-Italic[opsz,wght].ttf';
const hanken = 'HankenGrotesk[wght].ttf';
const optical = { min: 18, max: 72 };

/**
 * `key` names the file, `name` the family, `weight` and `style` are for CSS. Display weights end at 400: without the bold
 * master, half of the variation data is dropped, and the few bold words of an article have a file of their own.
 */
const faces = [
  {
    key: 'newsreader',
    name: 'Newsreader',
    from: roman,
    ranges: latin,
    weight: '320 400',
    axes: { wght: { min: 320, max: 400 }, opsz: optical },
  },
  {
    key: 'newsreader-other',
    name: 'Newsreader',
    from: roman,
    ranges: otherLatin,
    weight: '320 400',
    axes: { wght: 380, opsz: optical },
  },
  {
    key: 'newsreader-strong',
    name: 'Newsreader',
    from: roman,
    ranges: latin,
    weight: '600',
    axes: { wght: 600, opsz: 20 },
  },
  {
    key: 'newsreader-italic',
    name: 'Newsreader',
    from: italic,
    ranges: latin,
    style: 'italic',
    weight: '320 600',
    axes: { wght: 350, opsz: optical },
  },
  {
    key: 'newsreader-figures',
    name: 'Newsreader Figures',
    from: roman,
    ranges: figures,
    weight: '320 400',
    axes: { wght: { min: 320, max: 400 }, opsz: optical },
  },
  {
    key: 'hanken-grotesk',
    name: 'Hanken Grotesk',
    from: hanken,
    ranges: latin,
    weight: '400 600',
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    key: 'hanken-grotesk-other',
    name: 'Hanken Grotesk',
    from: hanken,
    ranges: otherLatin,
    weight: '400 600',
    axes: { wght: { min: 400, max: 600 } },
  },
  { key: 'amiri', name: 'Amiri', from: 'amiri-arabic-400-normal.woff2', ranges: arabic, weight: '400' },
  {
    key: 'plex-arabic',
    name: 'Plex Arabic',
    from: 'ibm-plex-sans-arabic-arabic-400-normal.woff2',
    ranges: arabic,
    weight: '400',
  },
  {
    key: 'plex-arabic-strong',
    name: 'Plex Arabic',
    from: 'ibm-plex-sans-arabic-arabic-600-normal.woff2',
    ranges: arabic,
    weight: '600',
  },
];

/** The weight and optical size at which a face is measured: headlines shift a page most, so the serif is measured at theirs. */
const measuredAt = {
  newsreader: { wght: 360, opsz: 40 },
  'newsreader-strong': { wght: 600, opsz: 20 },
  'newsreader-italic': { wght: 350, opsz: 28 },
  'hanken-grotesk': { wght: 400 },
};

function lettersOf(ranges) {
  let text = '';
  for (const range of ranges) {
    const [first, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
    for (let code = first; code <= last; code++) text += String.fromCodePoint(code);
  }
  return text;
}

const percent = (ratio) => `${(ratio * 100).toFixed(2)}%`;
const quoted = (names) => names.map((name) => `local('${name}')`).join(', ');

/** All digits of the serif are equally wide; symbols are not. */
const figureRanges = { 0: 'U+30-39', '+': 'U+2B', '/': 'U+2F' };

async function fallbackRules() {
  const rules = [];
  for (const fallback of locals) {
    const face = faces.find((candidate) => candidate.key === fallback.like);
    const source = await readFile(join(sources, face.from));
    const measured = await subsetFont(source, lettersOf(face.ranges === arabic ? arabic : latin), {
      targetFormat: 'truetype',
      variationAxes: measuredAt[face.key],
    });
    const metrics = metricsOf(measured);
    const advance = face.ranges === arabic ? meanArabicAdvance(measured) : meanAdvance(metrics);
    const style = face.style ? `\n  font-style: ${face.style};` : '';
    // A bold with a file of its own also has a fallback of its own.
    const weight = face.weight === '600' ? `\n  font-weight: ${face.weight};` : '';
    const rule = (family, scale, range) => `@font-face {
  font-family: '${family}';
  src: ${quoted(fallback.local)};${style}${weight}${range ? `\n  unicode-range: ${range};` : ''}
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(metrics.ascent / metrics.em / scale)};
  descent-override: ${percent(metrics.descent / metrics.em / scale)};
  line-gap-override: ${percent(metrics.lineGap / metrics.em / scale)};
}`;
    rules.push(rule(fallback.family, advance / fallback.advance));
    const family = fallback.family.replace('Newsreader', 'Figures');
    for (const [sign, width] of Object.entries(fallback.figures ?? {}))
      rules.push(rule(family, metrics.advance(sign) / metrics.em / width, figureRanges[sign]));
  }
  return rules;
}

async function writeSubsets() {
  for (const old of await readdir(fontFolder)) if (old.endsWith('.woff2')) await rm(join(fontFolder, old));
  const written = [];
  for (const face of faces) {
    const font = await subsetFont(await readFile(join(sources, face.from)), lettersOf(face.ranges), {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: face.ranges === arabic ? arabicFeatures : latinFeatures,
      ...(face.axes ? { variationAxes: face.axes } : {}),
    });
    const file = `${face.key}.${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`;
    await writeFile(join(fontFolder, file), font);
    console.log(`${file} ${(font.length / 1024).toFixed(1)} kB`);
    written.push({ ...face, href: `/fonts/${file}` });
  }
  return written;
}

const faceRule = ({ name, href, style = 'normal', weight, ranges }) => `@font-face {
  font-family: '${name}';
  src: url('${href}') format('woff2');
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${ranges.map((range) => `U+${range}`).join(', ')};
}`;

/** How much wider a bold Arabic word is than a regular one, measured on the site's words. */
const boldArabic = 1.07;

/** How much wider running text is in the bold serif than in the regular one. */
async function boldLatin() {
  const source = await readFile(join(sources, roman));
  const meanAt = async (wght) =>
    meanAdvance(
      metricsOf(
        await subsetFont(source, lettersOf(ascii), {
          targetFormat: 'truetype',
          variationAxes: { wght, opsz: 20 },
        }),
      ),
    );
  return (await meanAt(600)) / (await meanAt(400));
}

/**
 * The rule for the preloaded regular font that stands in, at the bold's width, until the bold file is loaded: no installed
 * font resembles the bold Arabic, and none has the widths of the bold Latin in every word.
 */
async function plainRule(regular, wider) {
  const source = await readFile(join(sources, regular.from));
  const { em, ascent, descent, lineGap } = metricsOf(
    await subsetFont(source, lettersOf(regular.ranges), { targetFormat: 'truetype' }),
  );
  return faceRule({ ...regular, name: `${regular.name} Plain` }).replace(
    '\n}',
    `
  size-adjust: ${percent(wider)};
  ascent-override: ${percent(ascent / em / wider)};
  descent-override: ${percent(descent / em / wider)};
  line-gap-override: ${percent(lineGap / em / wider)};
}`,
  );
}

const subsets = await writeSubsets();
const note = 'Written by tools/fonts.mjs';
const subsetOf = (key) => subsets.find((face) => face.key === key);
const styles = {
  'fonts.gen.css': subsets.map(faceRule),
  'font-look-alikes.gen.css': [
    await plainRule(subsetOf('plex-arabic'), boldArabic),
    await plainRule(subsetOf('newsreader'), await boldLatin()),
    ...(await fallbackRules()),
  ],
};
for (const [file, rules] of Object.entries(styles))
  await writeFile(join(root, 'src/ui/styles', file), `/* ${note}. */\n${rules.join('\n')}\n`);

const preloaded = {
  newsreader: 'newsreader',
  hankenGrotesk: 'hanken-grotesk',
  amiri: 'amiri',
  plexArabic: 'plex-arabic',
};
const entries = Object.entries(preloaded).map(([name, key]) => `  ${name}: '${subsetOf(key).href}',`);
await writeFile(
  join(root, 'src/ui/font-files.ts'),
  `/** ${note}: the files that a page preloads. */\nexport const fontFiles = {\n${entries.join('\n')}\n} as const;\n`,
);
