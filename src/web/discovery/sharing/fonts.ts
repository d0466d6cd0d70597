import type { Renderer } from '@takumi-rs/core';
import type { Pairing } from '#/features/look/contract';

const files = import.meta.glob<string>(
  '/public/fonts/{newsreader,newsreader-signs,newsreader-other,newsreader-italic,newsreader-italic-signs,hanken-grotesk,hanken-grotesk-signs,hanken-grotesk-other,amiri,plex-arabic,lora,lora-italic,source-sans,noto-naskh,noto-sans-arabic,schibsted,schibsted-medium,readex,plex-serif-light,plex-serif-italic,plex-sans}.*.woff2',
  { query: '?inline', import: 'default' },
);

/** Font stacks: the first family that contains a letter draws it. */
const shipped = {
  display: 'newsreader, newsreader-signs, newsreader-other, amiri',
  italic: 'newsreader-italic, newsreader-italic-signs, newsreader, newsreader-other, amiri',
  sans: 'hanken-grotesk, hanken-grotesk-signs, hanken-grotesk-other, plex-arabic',
};
type Stacks = typeof shipped;

/** A pairing's own fonts. They draw the letters that they contain; the shipped fonts draw the others. */
const own: Record<Pairing, Stacks | undefined> = {
  magazine: undefined,
  book: {
    display: 'lora, noto-naskh',
    italic: 'lora-italic, noto-naskh',
    sans: 'source-sans, noto-sans-arabic',
  },
  modern: { display: 'schibsted-medium, readex', italic: 'schibsted, readex', sans: 'schibsted, readex' },
  workshop: {
    display: 'plex-serif-light, plex-arabic',
    italic: 'plex-serif-italic, plex-arabic',
    sans: 'plex-sans, plex-arabic',
  },
};

export function stacksOf(pairing: Pairing): Stacks {
  const first = own[pairing];
  if (!first) return shipped;
  return {
    display: `${first.display}, ${shipped.display}`,
    italic: `${first.italic}, ${shipped.italic}`,
    sans: `${first.sans}, ${shipped.sans}`,
  };
}

let opened: Promise<Renderer> | undefined;

/** The renderer of the images. It knows only this site's fonts, so that an image is the same on every machine. */
export function openRenderer(): Promise<Renderer> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Renderer> {
  const { Renderer } = await import('@takumi-rs/core');
  const renderer = new Renderer();
  for (const [path, load] of Object.entries(files)) {
    const [, name = ''] = /([\w-]+)\.\w+\.woff2$/.exec(path) ?? [];
    const address = await load();
    await renderer.registerFont({
      name,
      data: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
    });
  }
  return renderer;
}
