import type { Renderer } from '@takumi-rs/core';

/** The site's own fonts, by path. */
const files = import.meta.glob<string>(
  '/public/fonts/{newsreader,newsreader-other,newsreader-italic,hanken-grotesk,hanken-grotesk-other,amiri,plex-arabic}.*.woff2',
  { query: '?inline', import: 'default' },
);

/** Font stacks: the first family that contains a letter draws it. */
export const stacks = {
  display: 'newsreader, newsreader-other, amiri',
  italic: 'newsreader-italic, newsreader, newsreader-other, amiri',
  sans: 'hanken-grotesk, hanken-grotesk-other, plex-arabic',
};

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
