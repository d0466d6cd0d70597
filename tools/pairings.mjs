/**
 * Subsets the fonts of the type pairings that an owner can choose in place of the shipped one, and scales their fallbacks
 * (look-alikes: installed fonts that are shown until a font has loaded) to the same widths:
 *
 *   node tools/pairings.mjs <folder of sources>
 *
 * The folder holds the fonts of these npm packages, one file for each weight (all under the Open Font License):
 *   @expo-google-fonts/lora, source-sans-3, noto-naskh-arabic, noto-sans-arabic,
 *   schibsted-grotesk, readex-pro, ibm-plex-serif, ibm-plex-sans
 *
 * It writes the fonts and a style sheet for each pairing to public/fonts, and the list src/features/look/pairings.gen.ts.
 */
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locals } from './font-look-alikes.mjs';
import { measured } from './font-metrics.mjs';
import {
  arabic,
  contentHash,
  faceRule,
  figureRanges,
  figures,
  latin,
  lookAlikeRule,
  otherLatin,
  scaledRule,
  writeSubsets,
} from './font-subsets.mjs';
import { arabicSans, families, naskh, pairings, sansDigits, shippedArabic } from './pairing-families.mjs';

const sources = process.argv[2];
if (!sources) throw new Error('Name the folder of sources: node tools/pairings.mjs <folder>');
const root = new URL('..', import.meta.url).pathname;
const fontFolder = join(root, 'public/fonts');

const isArabicFamily = ({ like }) => like === naskh || like === arabicSans;
const rangesOf = (family) => (isArabicFamily(family) ? arabic : latin);
const weightsOf = (family) =>
  ['light', 'regular', 'medium', 'strong', 'italic'].filter((each) => family[each]);

/**
 * The faces of a family, each in a file of its own: one for each weight. A Latin family also has one with rarer letters, and,
 * if headlines use it, one with figures for Arabic pages.
 */
function facesOf(key, family, isDisplay) {
  const ranges = rangesOf(family);
  const face = (suffix, weight, more = {}) => {
    const [file, css] = family[weight];
    const style = weight === 'italic' ? { style: 'italic' } : {};
    return {
      key: `${key}${suffix}`,
      name: family.name,
      from: `${file}.ttf`,
      ranges,
      weight: css,
      ...style,
      ...more,
    };
  };
  const own = weightsOf(family).map((weight) => face(weight === 'regular' ? '' : `-${weight}`, weight));
  if (isArabicFamily(family)) return own;
  const display = isDisplay ? displayWeight(family) : 'regular';
  // The rarer letters are one file for all weights. Each weight gets a rule, because browsers combine only faces of equal weight.
  const weights = own.filter(({ style }) => style === undefined).map(({ weight }) => weight);
  const figuresOf = { ranges: figures, name: `${family.name} Figures`, weight: '300 600' };
  return [
    ...own,
    face('-other', display, { ranges: otherLatin, weights }),
    ...(isDisplay ? [face('-figures', display, figuresOf)] : []),
  ];
}
const displayWeight = (family) => ['light', 'medium', 'regular'].find((weight) => family[weight]);

const sourceOf = (file) => join(sources, `${file}.ttf`);

/** The last word of a look-alike's name says which installed font it is. */
const installed = (fallback) => fallback.family.split(' ').at(-1);

/** The rules of a family's look-alikes, and the look-alikes' names in their order in a font stack. */
async function lookAlikes(family, isDisplay) {
  const made = { rules: [], digits: new Set(), letters: new Set() };
  for (const weight of Object.keys(family.like)) {
    const drawn = weight === 'regular' && isDisplay ? displayWeight(family) : weight;
    if (!family[drawn]) continue;
    const { metrics, advance } = await measured(sourceOf(family[drawn][0]), rangesOf(family));
    const css = { italic: { style: 'italic' }, strong: { weight: '600' } }[weight];
    for (const fallback of locals.filter((each) => each.like === family.like[weight])) {
      const rule = (called, scale, range) =>
        lookAlikeRule({ family: called, local: fallback.local, scale, metrics, range, ...css });
      const name = `${family.name} ${installed(fallback)}`;
      made.letters.add(`'${name}'`);
      made.rules.push(rule(name, advance / fallback.advance));
      const digits = isDisplay && !isArabicFamily(family) && weight === 'regular' ? digitsOf(fallback) : {};
      for (const [sign, width] of Object.entries(digits)) {
        const digitName = `${family.name} Figures ${installed(fallback)}`;
        made.digits.add(`'${digitName}'`);
        made.rules.push(rule(digitName, metrics.advance(sign) / metrics.em / width, figureRanges[sign]));
      }
    }
  }
  return { rules: made.rules, digits: [...made.digits], letters: [...made.letters] };
}

const digitsOf = (fallback) => fallback.figures ?? { 0: sansDigits[installed(fallback)] };

/** The rule for the regular font, shown at the bold's width until the bold has loaded; none for a family without a bold. */
async function plainRule(family, regular) {
  if (!family.strong) return [];
  const ranges = rangesOf(family);
  const [plain, strong] = [
    await measured(sourceOf(family.regular[0]), ranges),
    await measured(sourceOf(family.strong[0]), ranges),
  ];
  return [
    scaledRule({ ...regular, name: `${family.name} Plain` }, strong.advance / plain.advance, plain.metrics),
  ];
}

const written = new Map();

/** Writes a family's files, if that was not done before; returns their addresses, their rules and the names for font stacks. */
async function family(key, isDisplay) {
  const name = `${key} ${isDisplay}`;
  const known = written.get(name);
  if (known) return known;
  const described = families[key];
  const subsets = await writeSubsets(facesOf(key, described, isDisplay), sources, fontFolder);
  const fileOf = (weight) =>
    subsets.find((face) => face.key === (weight === 'regular' ? key : `${key}-${weight}`));
  const alikes = await lookAlikes(described, isDisplay);
  const made = {
    name: `'${described.name}'`,
    plain: described.strong ? [`'${described.name} Plain'`] : [],
    regular: fileOf('regular').href,
    strong: fileOf('strong')?.href,
    italic: fileOf('italic')?.href,
    figures: fileOf('figures')?.href,
    preload: fileOf(isDisplay && !isArabicFamily(described) ? displayWeight(described) : 'regular').href,
    ...alikes,
    rules: [
      ...subsets.flatMap(faceRules),
      ...(await plainRule(described, fileOf('regular'))),
      ...alikes.rules,
    ],
  };
  written.set(name, made);
  return made;
}

const faceRules = ({ weights, ...face }) =>
  (weights ?? [face.weight]).map((weight) => faceRule({ ...face, weight }));

const declarations = (style) => Object.entries(style).map(([name, value]) => `${name}: ${value};`);

/** The file name of a shipped font. `key` is its key in tools/fonts.mjs. */
const shippedFont = async (key) =>
  (await readdir(fontFolder)).find((file) => new RegExp(`^${key}\\.\\w+\\.woff2$`).test(file));

/** The factor for the font size of the owner's name that makes it as wide as in the shipped fonts. */
async function nameScale(source, like, ranges) {
  const [own, shipped] = [
    await measured(source, ranges),
    await measured(join(fontFolder, await shippedFont(like)), ranges),
  ];
  return Math.round((shipped.advance / own.advance) * 100) / 100;
}

const distinct = (hrefs) => [...new Set(hrefs)].filter(Boolean);
const without = (main, hrefs) => distinct(hrefs).filter((href) => !main.includes(href));

async function writePairing(
  id,
  { latin: latinPair, arabic: arabicPair, style, arabicStyle, arabicWeight = 'regular' },
) {
  const display = await family(latinPair.display, true);
  const isOneFamily = latinPair.display === latinPair.text;
  const text = isOneFamily ? display : await family(latinPair.text, false);
  const shown = arabicPair.display && (await family(arabicPair.display, true));
  const read =
    arabicPair.text === arabicPair.display
      ? shown
      : arabicPair.text && (await family(arabicPair.text, false));
  const parts = [...new Set([display, text, shown, read].filter(Boolean))];
  const arabicDisplay = shown ? [shown.name, ...shown.plain] : shippedArabic.stack;
  const arabicText = read ? [read.name, ...read.plain] : shippedArabic.stack;
  const latinDisplay = [display.name, ...display.digits, ...display.letters];
  const stacks = {
    latin: {
      '--serif': [...latinDisplay, 'serif'].join(', '),
      '--serif-strong': [display.name, ...display.plain, ...display.digits, ...display.letters, 'serif'].join(
        ', ',
      ),
      '--sans': [text.name, ...text.plain, ...text.letters, 'sans-serif'].join(', '),
    },
    arabic: {
      '--serif': [
        ...arabicDisplay,
        display.name.replace(/'$/, " Figures'"),
        ...display.digits,
        display.name,
        ...display.letters,
        ...(shown ? shown.letters : shippedArabic.alikes),
        'serif',
      ].join(', '),
      '--serif-strong': 'var(--serif)',
      '--sans': [
        ...arabicText,
        text.name,
        ...text.plain,
        ...text.letters,
        ...(read ? read.letters : shippedArabic.alikes),
        'sans-serif',
      ].join(', '),
    },
  };
  const headline = families[latinPair.display];
  const arabicHeadline = arabicPair.display
    ? sourceOf(families[arabicPair.display][arabicWeight][0])
    : join(fontFolder, await shippedFont('plex-arabic'));
  const latinScale = await nameScale(sourceOf(headline[displayWeight(headline)][0]), 'newsreader', latin);
  const arabicScale = await nameScale(arabicHeadline, 'amiri', arabic);
  const latinRules = declarations({ ...stacks.latin, ...style, '--name-scale': latinScale });
  const arabicRules = declarations({
    ...stacks.arabic,
    '--track-name': 0,
    '--track-fig': 0,
    '--track-display': 0,
    '--track-head': 0,
    '--lh-name': 1.16,
    '--name-scale': arabicScale,
    '--em-style': 'normal',
    '--em-color': 'var(--accent)',
    ...arabicStyle,
  });
  const css = `/* Written by tools/pairings.mjs. */
${parts.flatMap(({ rules }) => rules).join('\n')}
@layer theme {
  :root:root, [lang][lang] {
    ${latinRules.join('\n    ')}
  }
  [lang|='ar'][lang] {
    ${arabicRules.join('\n    ')}
  }
}
`;
  const file = `${id}.gen.${contentHash(css)}.css`;
  await writeFile(join(fontFolder, file), css);
  const shippedHref = async (key) => `/fonts/${await shippedFont(key)}`;
  const plexArabic = await shippedHref('plex-arabic');
  const plexArabicStrong = await shippedHref('plex-arabic-strong');
  const latinMain = [display.preload, isOneFamily ? display.regular : text.preload];
  const arabicMain = [shown?.[arabicWeight] ?? plexArabic, read?.preload ?? plexArabic];
  const arabicBold = read ? read.strong : plexArabicStrong;
  return {
    css: `/fonts/${file}`,
    latin: {
      main: distinct(latinMain),
      further: without(latinMain, [display.regular, text.strong]),
      italic: style['--em-style'] === 'normal' ? undefined : display.italic,
      strong: isOneFamily ? undefined : display.strong,
    },
    arabic: {
      main: distinct(arabicMain),
      further: without(arabicMain, [arabicBold, display.figures, text.regular, text.strong]),
    },
  };
}

for (const file of await readdir(fontFolder))
  if (/\.gen\.\w+\.css$/.test(file)) await rm(join(fontFolder, file));
const made = {};
for (const [id, pairing] of Object.entries(pairings)) made[id] = await writePairing(id, pairing);
for (const [id, { css, latin: latinFonts, arabic: arabicFonts }] of Object.entries(made)) {
  const weigh = async (files) => {
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(root, 'public', file))).size));
    return (sizes.reduce((sum, size) => sum + size, 0) / 1024).toFixed(1);
  };
  const everywhere = ({ main, further }) => weigh([...main, ...further]);
  console.log(
    `${id}: ${await everywhere(latinFonts)} kB Latin, ${await everywhere(arabicFonts)} kB Arabic, ${await weigh([css])} kB rules`,
  );
}
const literal = JSON.stringify(made, null, 2)
  .replaceAll(/"(\w+)":/g, '$1:')
  .replaceAll('"', "'");
await writeFile(
  join(root, 'src/features/look/pairings.gen.ts'),
  `/** Written by tools/pairings.mjs: the style sheet of each pairing, and the fonts that a page preloads. */
export const pairingFiles = ${literal} as const;\n`,
);
