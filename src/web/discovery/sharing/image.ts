import { tagFor } from '../tagged';
import { composed, imageSize, type ShareSubject } from './composition';
import { openRenderer } from './fonts';

interface ShareImage {
  /** Entity tag: another drawing has another. */
  tag: string;
  png: Uint8Array<ArrayBuffer>;
}

/** How many images are kept; one is about 100 kB. */
const kept = 100;

const images = new Map<string, Promise<ShareImage>>();

/** The image of a subject; made once for as long as it is asked for. */
export function shareImage(subject: ShareSubject): Promise<ShareImage> {
  const key = tagFor(JSON.stringify(subject));
  const image = images.get(key) ?? made(subject);
  // The one asked for last is forgotten last.
  images.delete(key);
  images.set(key, image);
  image.catch(() => images.delete(key));
  for (const [oldest] of images) {
    if (images.size <= kept) break;
    images.delete(oldest);
  }
  return image;
}

/** Drawing takes some 30 ms, off the main thread. */
async function made(subject: ShareSubject): Promise<ShareImage> {
  const renderer = await openRenderer();
  const png = await renderer.render(await composed(renderer, subject), { ...imageSize, format: 'png' });
  return { tag: tagFor(png), png };
}
