import { LRUCache } from 'lru-cache';
import { entityTag } from '../tagged';
import { composeImage, imageSize, type ShareImageContent } from './composition';
import { openRenderer } from './fonts';

interface ShareImage {
  tag: string;
  png: Uint8Array<ArrayBuffer>;
}

/** Number of cached images; one is about 100 kB. */
const maxCached = 100;

const images = new LRUCache<string, Promise<ShareImage>>({ max: maxCached });

export function shareImage(
  subject: ShareImageContent,
  readPhoto: ReadPhoto = async () => undefined,
): Promise<ShareImage> {
  const key = entityTag(JSON.stringify(subject));
  const image = images.get(key) ?? drawImage(subject, readPhoto);
  images.set(key, image);
  image.catch(() => images.delete(key));
  return image;
}

/** Reads a photograph of this site by its address; undefined if it isn't there. */
export type ReadPhoto = (address: string) => Promise<Buffer | undefined>;

/** Drawing takes about 30 ms, off the main thread. */
async function drawImage(subject: ShareImageContent, readPhoto: ReadPhoto): Promise<ShareImage> {
  const renderer = await openRenderer();
  const photograph = subject.photo && !subject.picture ? await readPhoto(subject.photo.address) : undefined;
  const composed = await composeImage(renderer, subject, photograph);
  const png = await renderer.render(composed, { ...imageSize, format: 'png' });
  return { tag: entityTag(png), png };
}
