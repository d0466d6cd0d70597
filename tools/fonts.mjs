/**
 * Subsets the site's fonts to the characters that its languages need, and scales their fallbacks to the same widths:
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
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locals } from './font-look-alikes.mjs';
import { measured } from './font-metrics.mjs';
import {
  arabic,
  ascii,
  faceRule,
  figureRanges,
  figures,
  italicFeatures,
  latin,
  lookAlikeRule,
  otherLatin,
  rareInItalics,
  rareSigns,
  scaledRule,
  without,
  writeSubsets,
} from './font-subsets.mjs';

const sources = process.argv[2];
if (!sources) throw new Error('Name the folder of sources: node tools/fonts.mjs <folder>');
const root = new URL('..', import.meta.url).pathname;

const optical = { min: 18, max: 72 };
const serif = {
  name: 'Newsreader',
  from: 'Newsreader[opsz,wght].ttf',
  weight: '320 400',
  axes: { wght: { min: 320, max: 400 }, opsz: optical },
};
const strong = { ...serif, weight: '600', axes: { wght: 600, opsz: 20 } };
const italic = {
  ...serif,
  from: 'Newsreader-Italic[opsz,wght].ttf',
  style: 'italic',
  weight: '320 600',
  axes: { wght: 350, opsz: optical },
};
const sans = {
  name: 'Hanken Grotesk',
  from: 'HankenGrotesk[wght].ttf',
  weight: '400 600',
  axes: { wght: { min: 400, max: 600 } },
};
const arabicSans = (weight) => ({
  name: 'Plex Arabic',
  from: `ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`,
  ranges: arabic,
  weight,
});
const usual = without(latin, rareSigns);

/**
 * `key` names the file, `name` the family; `weight` and `style` are CSS values. The variable weights of the serif end at 400,
 * because half of its variation data is for the bold master. There is a file of its own for the few bold words of an article.
 */
const faces = [
  { key: 'newsreader', ...serif, ranges: usual, kernedAt: { wght: 400, opsz: 22 } },
  { key: 'newsreader-signs', ...serif, ranges: rareSigns },
  { key: 'newsreader-other', ...serif, ranges: otherLatin, axes: { wght: 380, opsz: optical } },
  { key: 'newsreader-strong', ...strong, ranges: usual },
  { key: 'newsreader-strong-signs', ...strong, ranges: rareSigns },
  {
    key: 'newsreader-italic',
    ...italic,
    ranges: without(latin, rareInItalics),
    kernedAt: { wght: 350, opsz: 28 },
    features: italicFeatures,
  },
  { key: 'newsreader-italic-signs', ...italic, ranges: rareInItalics },
  { key: 'newsreader-figures', ...serif, name: 'Newsreader Figures', ranges: figures },
  { key: 'hanken-grotesk', ...sans, ranges: usual, kernedAt: { wght: 450 } },
  { key: 'hanken-grotesk-signs', ...sans, ranges: rareSigns },
  { key: 'hanken-grotesk-other', ...sans, ranges: otherLatin },
  { key: 'amiri', name: 'Amiri', from: 'amiri-arabic-400-normal.woff2', ranges: arabic, weight: '400' },
  { key: 'plex-arabic', ...arabicSans('400') },
  { key: 'plex-arabic-strong', ...arabicSans('600') },
];

/** Weight and optical size at which a face is measured. Headlines shift a page most, so the serif is measured at theirs. */
const measuredAt = {
  newsreader: { wght: 360, opsz: 40 },
  'newsreader-strong': { wght: 600, opsz: 20 },
  'newsreader-italic': { wght: 350, opsz: 28 },
  'hanken-grotesk': { wght: 400 },
};

async function fallbackRules() {
  const rules = [];
  for (const fallback of locals) {
    const face = faces.find((candidate) => candidate.key === fallback.like);
    const ranges = face.ranges === arabic ? arabic : latin;
    const { metrics, advance } = await measured(join(sources, face.from), ranges, measuredAt[face.key]);
    // A bold with a file of its own also has a fallback of its own.
    const weight = face.weight === '600' ? face.weight : undefined;
    const rule = (family, scale, range) =>
      lookAlikeRule({ family, local: fallback.local, scale, metrics, range, style: face.style, weight });
    rules.push(rule(fallback.family, advance / fallback.advance));
    const family = fallback.family.replace('Newsreader', 'Figures');
    for (const [sign, width] of Object.entries(fallback.figures ?? {}))
      rules.push(rule(family, metrics.advance(sign) / metrics.em / width, figureRanges[sign]));
  }
  return rules;
}

/** How much wider a bold Arabic word is than a regular one, measured on the site's words. */
const boldArabic = 1.07;

/** How much wider running text is in the bold serif than in the regular one. */
async function boldLatin() {
  const meanAt = async (wght) =>
    (await measured(join(sources, serif.from), ascii, { wght, opsz: 20 })).advance;
  return (await meanAt(600)) / (await meanAt(400));
}

/**
 * The rule for the preloaded regular font that is shown, `wider` times as wide, until the bold file has loaded. No installed font
 * would do: none resembles the bold Arabic, and none has the widths of the bold Latin in every word.
 */
async function plainRule(regular, wider) {
  const { metrics } = await measured(join(sources, regular.from), regular.ranges);
  return scaledRule({ ...regular, name: `${regular.name} Plain` }, wider, metrics);
}

const subsets = await writeSubsets(faces, sources, join(root, 'public/fonts'));
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
  newsreaderItalic: 'newsreader-italic',
  newsreaderStrong: 'newsreader-strong',
  hankenGrotesk: 'hanken-grotesk',
  amiri: 'amiri',
  plexArabic: 'plex-arabic',
  plexArabicStrong: 'plex-arabic-strong',
  newsreaderFigures: 'newsreader-figures',
};
const entries = Object.entries(preloaded).map(([name, key]) => `  ${name}: '${subsetOf(key).href}',`);
await writeFile(
  join(root, 'src/ui/font-files.ts'),
  `/** ${note}: the files that a page preloads. */\nexport const fontFiles = {\n${entries.join('\n')}\n} as const;\n`,
);
