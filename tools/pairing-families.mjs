/** The type pairings besides the shipped one: their families, files and typography, for `tools/pairings.mjs`. */

/** For each weight, the `like` in font-look-alikes.mjs. Its installed fonts are shown until the weight has loaded. */
const serif = { regular: 'newsreader', strong: 'newsreader-strong', italic: 'newsreader-italic' };
const sans = { regular: 'hanken-grotesk' };
export const naskh = { regular: 'amiri' };
export const arabicSans = { regular: 'plex-arabic' };

/** The widths of a digit in installed sans serifs, in em. */
export const sansDigits = { Arial: 1139 / 2048, Roboto: 1150 / 2048, DejaVu: 1303 / 2048 };

/**
 * The font families. Each weight has its source file and the range of CSS weights that the file serves. `like` says which
 * installed fonts are shown until the family has loaded. If the family of headlines has no italic, its pairing below emphasises
 * words by colour.
 */
export const families = {
  lora: {
    name: 'Lora',
    like: serif,
    regular: ['Lora_400Regular', '300 400'],
    strong: ['Lora_600SemiBold', '600'],
    italic: ['Lora_400Regular_Italic', '300 600'],
  },
  'source-sans': {
    name: 'Source Sans',
    like: sans,
    regular: ['SourceSans3_400Regular', '400'],
    strong: ['SourceSans3_600SemiBold', '600'],
  },
  'plex-serif': {
    name: 'Plex Serif',
    like: serif,
    light: ['IBMPlexSerif_300Light', '300 360'],
    regular: ['IBMPlexSerif_400Regular', '400'],
    strong: ['IBMPlexSerif_600SemiBold', '600'],
    italic: ['IBMPlexSerif_300Light_Italic', '300 600'],
  },
  'plex-sans': {
    name: 'Plex Sans',
    like: sans,
    regular: ['IBMPlexSans_400Regular', '400'],
    strong: ['IBMPlexSans_600SemiBold', '600'],
  },
  schibsted: {
    name: 'Schibsted Grotesk',
    like: sans,
    regular: ['SchibstedGrotesk_400Regular', '400'],
    medium: ['SchibstedGrotesk_500Medium', '500'],
    strong: ['SchibstedGrotesk_600SemiBold', '600'],
  },
  'noto-naskh': { name: 'Naskh', like: naskh, regular: ['NotoNaskhArabic_400Regular', '400'] },
  'noto-sans-arabic': {
    name: 'Noto Sans Arabic Site',
    like: arabicSans,
    regular: ['NotoSansArabic_400Regular', '400'],
    strong: ['NotoSansArabic_600SemiBold', '600'],
  },
  readex: {
    name: 'Readex',
    like: arabicSans,
    regular: ['ReadexPro_300Light', '400'],
    strong: ['ReadexPro_500Medium', '500 600'],
  },
};

/** The pairings: families for headlines and for text, and other changes. `null` stands for `shippedArabic`. */
export const pairings = {
  book: {
    latin: { display: 'lora', text: 'source-sans' },
    arabic: { display: 'noto-naskh', text: 'noto-sans-arabic' },
    style: {
      '--w-name': 400,
      '--w-display': 400,
      '--track-name': '-0.03em',
      '--track-display': '-0.018em',
      '--lh-name': 0.98,
    },
    arabicStyle: { '--lh-name': 1.22, '--lh-tight': 1.3 },
  },
  modern: {
    latin: { display: 'schibsted', text: 'schibsted' },
    arabic: { display: 'readex', text: 'readex' },
    style: {
      '--w-name': 500,
      '--w-display': 500,
      '--w-head': 500,
      '--track-name': '-0.045em',
      '--track-fig': '-0.035em',
      '--track-display': '-0.03em',
      '--track-head': '-0.02em',
      '--em-style': 'normal',
      '--em-color': 'var(--accent)',
    },
    // So that Arabic headlines are as heavy as the Latin figures in them.
    arabicWeight: 'strong',
    arabicStyle: { '--lh-name': 1.26 },
  },
  workshop: {
    latin: { display: 'plex-serif', text: 'plex-sans' },
    arabic: { display: null, text: null },
    style: {
      '--w-name': 300,
      '--w-display': 300,
      '--track-name': '-0.04em',
      '--track-display': '-0.022em',
    },
    arabicStyle: { '--lh-name': 1.26 },
  },
};

/** The shipped Arabic font for text. It is also the font of headlines if a pairing names no other. */
export const shippedArabic = {
  stack: ["'Plex Arabic'", "'Plex Arabic Plain'"],
  alikes: ["'Plex Naskh'", "'Plex DejaVu'"],
};
