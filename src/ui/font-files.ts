/** Written by tools/fonts.mjs: the files that a page preloads. */
export const fontFiles = {
  newsreader: '/fonts/newsreader.182e8627.woff2',
  newsreaderItalic: '/fonts/newsreader-italic.c718635b.woff2',
  newsreaderStrong: '/fonts/newsreader-strong.6a70c04f.woff2',
  hankenGrotesk: '/fonts/hanken-grotesk.66f686e2.woff2',
  amiri: '/fonts/amiri.d73c099e.woff2',
  plexArabic: '/fonts/plex-arabic.b3115511.woff2',
  plexArabicStrong: '/fonts/plex-arabic-strong.5f70286c.woff2',
  newsreaderFigures: '/fonts/newsreader-figures.083db2b8.woff2',
} as const;
