/** Written by tools/pairings.mjs: the style sheet of each pairing, and the fonts that a page preloads. */
export const pairingFiles = {
  book: {
    css: '/fonts/book.gen.1c541257.css',
    latin: {
      main: [
        '/fonts/lora.fc17cd2a.woff2',
        '/fonts/source-sans.9a4a6cf1.woff2'
      ],
      further: [
        '/fonts/source-sans-strong.3d1ea180.woff2'
      ],
      italic: '/fonts/lora-italic.6f820197.woff2',
      strong: '/fonts/lora-strong.73b059e6.woff2'
    },
    arabic: {
      main: [
        '/fonts/noto-naskh.b4f1bfb5.woff2',
        '/fonts/noto-sans-arabic.87493764.woff2'
      ],
      further: [
        '/fonts/noto-sans-arabic-strong.723cb0e6.woff2',
        '/fonts/lora-figures.3bc16768.woff2',
        '/fonts/source-sans.9a4a6cf1.woff2',
        '/fonts/source-sans-strong.3d1ea180.woff2'
      ]
    }
  },
  modern: {
    css: '/fonts/modern.gen.de7b392b.css',
    latin: {
      main: [
        '/fonts/schibsted-medium.3e179e25.woff2',
        '/fonts/schibsted.8a5aa6db.woff2'
      ],
      further: [
        '/fonts/schibsted-strong.4e861aab.woff2'
      ]
    },
    arabic: {
      main: [
        '/fonts/readex-strong.10f61d6b.woff2',
        '/fonts/readex.f5730083.woff2'
      ],
      further: [
        '/fonts/schibsted-figures.04c4591c.woff2',
        '/fonts/schibsted.8a5aa6db.woff2',
        '/fonts/schibsted-strong.4e861aab.woff2'
      ]
    }
  },
  workshop: {
    css: '/fonts/workshop.gen.33aca7de.css',
    latin: {
      main: [
        '/fonts/plex-serif-light.13b2ba15.woff2',
        '/fonts/plex-sans.492d4792.woff2'
      ],
      further: [
        '/fonts/plex-serif.392ba87f.woff2',
        '/fonts/plex-sans-strong.114865e4.woff2'
      ],
      italic: '/fonts/plex-serif-italic.9fd81233.woff2',
      strong: '/fonts/plex-serif-strong.a79d886c.woff2'
    },
    arabic: {
      main: [
        '/fonts/plex-arabic.b3115511.woff2'
      ],
      further: [
        '/fonts/plex-arabic-strong.5f70286c.woff2',
        '/fonts/plex-serif-figures.b951a947.woff2',
        '/fonts/plex-sans.492d4792.woff2',
        '/fonts/plex-sans-strong.114865e4.woff2'
      ]
    }
  }
} as const;
