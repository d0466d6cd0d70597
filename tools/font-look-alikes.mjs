/**
 * Fonts that are installed on many machines. `like` is the font of the site that a font resembles. `advance` is the mean advance
 * of a letter of running text, in em: weighted by English letter frequencies with spaces, for Arabic measured on the text in
 * font-metrics.mjs. Fonts that show large numbers also have the advances of a digit and of two symbols (`figures`). The fonts of
 * one `local` list have the same widths.
 */
export const locals = [
  {
    family: 'Newsreader Georgia',
    like: 'newsreader',
    local: ['Georgia', 'Gelasio'],
    advance: 913 / 2048,
    figures: { 0: 1122 / 2048, '+': 1317 / 2048, '/': 960 / 2048 },
  },
  {
    family: 'Newsreader Noto',
    like: 'newsreader',
    local: ['Noto Serif'],
    advance: 481 / 1000,
    figures: { 0: 559 / 1000, '+': 559 / 1000, '/': 288 / 1000 },
  },
  {
    family: 'Newsreader Times',
    like: 'newsreader',
    local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    advance: 832 / 2048,
    figures: { 0: 1024 / 2048, '+': 1155 / 2048, '/': 569 / 2048 },
  },
  {
    family: 'Newsreader DejaVu',
    like: 'newsreader',
    local: ['DejaVu Serif'],
    advance: 1058 / 2048,
    figures: { 0: 1303 / 2048, '+': 1716 / 2048, '/': 690 / 2048 },
  },
  {
    family: 'Newsreader Georgia',
    like: 'newsreader-strong',
    local: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold', 'Gelasio-Bold'],
    advance: 1048 / 2048,
  },
  {
    family: 'Newsreader Noto',
    like: 'newsreader-strong',
    local: ['Noto Serif Bold', 'NotoSerif-Bold'],
    advance: 508 / 1000,
  },
  {
    family: 'Newsreader Times',
    like: 'newsreader-strong',
    local: [
      'Times New Roman Bold',
      'TimesNewRomanPS-BoldMT',
      'Liberation Serif Bold',
      'LiberationSerif-Bold',
      'Tinos Bold',
      'Tinos-Bold',
    ],
    advance: 872 / 2048,
  },
  {
    family: 'Newsreader DejaVu',
    like: 'newsreader-strong',
    local: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'],
    advance: 1158 / 2048,
  },
  {
    family: 'Newsreader Georgia',
    like: 'newsreader-italic',
    local: ['Georgia Italic', 'Georgia-Italic', 'Gelasio Italic'],
    advance: 918 / 2048,
  },
  {
    family: 'Newsreader Noto',
    like: 'newsreader-italic',
    local: ['Noto Serif Italic', 'NotoSerif-Italic'],
    advance: 465 / 1000,
  },
  {
    family: 'Newsreader Times',
    like: 'newsreader-italic',
    local: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic', 'Tinos Italic'],
    advance: 823 / 2048,
  },
  {
    family: 'Newsreader DejaVu',
    like: 'newsreader-italic',
    local: ['DejaVu Serif Italic', 'DejaVuSerif-Italic'],
    advance: 1049 / 2048,
  },
  {
    family: 'Hanken Arial',
    like: 'hanken-grotesk',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
    advance: 913 / 2048,
  },
  { family: 'Hanken Roboto', like: 'hanken-grotesk', local: ['Roboto'], advance: 911 / 2048 },
  { family: 'Hanken DejaVu', like: 'hanken-grotesk', local: ['DejaVu Sans'], advance: 1041 / 2048 },
  { family: 'Amiri Naskh', like: 'amiri', local: ['Noto Naskh Arabic', 'NotoNaskhArabic'], advance: 0.3909 },
  { family: 'Amiri DejaVu', like: 'amiri', local: ['DejaVu Sans'], advance: 0.4626 },
  {
    family: 'Plex Naskh',
    like: 'plex-arabic',
    local: ['Noto Naskh Arabic UI', 'Noto Naskh Arabic', 'NotoNaskhArabic'],
    advance: 0.3909,
  },
  { family: 'Plex DejaVu', like: 'plex-arabic', local: ['DejaVu Sans'], advance: 0.4626 },
];
