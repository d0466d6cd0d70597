import { tagFor } from '../tagged';
import { composed, type ShareSubject } from './composition';
import { loadFaces } from './faces';

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

/** Painting takes some 50 ms, off the main thread. */
async function made(subject: ShareSubject): Promise<ShareImage> {
  const [faces, { renderAsync }] = await Promise.all([loadFaces(), import('@resvg/resvg-js')]);
  const svg = composed(faces, subject);
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return { tag: tagFor(svg), png: new Uint8Array(image.asPng()) };
}
