/** Written by tools/pairings.mjs: the style sheet of each pairing, and the fonts that a page preloads. */
export const pairingFiles = {
  book: {
    css: '/fonts/book.gen.1c541257.css',
    latin: ['/fonts/lora.fc17cd2a.woff2', '/fonts/source-sans.9a4a6cf1.woff2'],
    arabic: ['/fonts/noto-naskh.b4f1bfb5.woff2', '/fonts/noto-sans-arabic.87493764.woff2'],
  },
  modern: {
    css: '/fonts/modern.gen.de7b392b.css',
    latin: ['/fonts/schibsted-medium.3e179e25.woff2', '/fonts/schibsted.8a5aa6db.woff2'],
    arabic: ['/fonts/readex-strong.10f61d6b.woff2', '/fonts/readex.f5730083.woff2'],
  },
  workshop: {
    css: '/fonts/workshop.gen.33aca7de.css',
    latin: ['/fonts/plex-serif-light.13b2ba15.woff2', '/fonts/plex-sans.492d4792.woff2'],
    arabic: ['/fonts/plex-arabic.b3115511.woff2'],
  },
} as const;
