import sharp, { type Metadata } from 'sharp';
import { hasHalfColour, pictureKindOf, UnreadablePicture } from './kind.ts';
import type { EncodedPicture, PictureType } from './tasks.ts';

/** Of what is kept, in pixels: enough for the widest place of a page on a fine screen. */
const maxSide = 2400;
const maxPixels = 50_000_000;
/** What decoding one picture may hold in memory; with all that surrounds it, 300 MB above idle are not reached. */
const maxDecodedBytes = 195_000_000;

// Only what is accepted has a decoder at all: what else libvips can read (SVG, PDF, TIFF …) is none of this site's business.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * A picture as it is kept: upright, without metadata, no larger than a page shows, a moving one standing still.
 * Throws `UnreadablePicture`.
 */
export async function reencode(bytes: Buffer): Promise<EncodedPicture> {
  const { orientation } = await judged(bytes);
  try {
    // Small first and upright then: turning a large picture would hold all of it in memory.
    const small = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .withMetadata(orientation ? { orientation } : {})
      .png({ compressionLevel: 1 })
      .toBuffer();
    return await encoded(small);
  } catch {
    throw new UnreadablePicture('broken');
  }
}

/** One picture in another width and format; the bytes are the site's own. */
export function variantOf(bytes: Buffer, width: number, type: PictureType): Promise<Buffer> {
  const resized = sharp(bytes, { limitInputPixels: maxPixels }).resize({ width, withoutEnlargement: true });
  // A greater effort takes many seconds for few bytes.
  return type === 'image/avif'
    ? resized.avif({ quality: 55, effort: 2 }).toBuffer()
    : resized.webp({ quality: 78, effort: 4 }).toBuffer();
}

async function judged(bytes: Buffer): Promise<Metadata> {
  if (!pictureKindOf(bytes)) throw new UnreadablePicture('not_a_picture');
  // The limit is ours to say: libvips would call a picture that is too large broken.
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UnreadablePicture('broken');
    });
  const isHuge = found.width * found.height > maxPixels || decodedBytes(found, bytes) > maxDecodedBytes;
  if (isHuge) throw new UnreadablePicture('too_many_pixels');
  return found;
}

/**
 * Bytes that decoding holds at once, as measured: little where a picture is stored row by row, all of the picture and
 * the decoder's own copies of it where not.
 */
function decodedBytes(
  { format, width, height, channels, depth, isProgressive, chromaSubsampling }: Metadata,
  bytes: Buffer,
): number {
  const pixels = width * height;
  switch (format) {
    case 'jpeg':
      return isProgressive ? pixels * (chromaSubsampling === '4:4:4' ? 7.4 : 3.7) : 0;
    case 'png':
      return isProgressive ? pixels * channels * (depth === 'uchar' ? 1.3 : 2.6) : 0;
    case 'heif':
      return pixels * (hasHalfColour(bytes) ? 16 : 20);
    case 'webp':
      return pixels * 4;
    default:
      return pixels * 5.3;
  }
}

async function encoded(bytes: Buffer): Promise<EncodedPicture> {
  const { isOpaque } = await sharp(bytes).stats();
  const upright = sharp(bytes).autoOrient();
  const output = isOpaque
    ? upright.removeAlpha().jpeg({ quality: 84, mozjpeg: true })
    : upright.webp({ quality: 88, effort: 4 });
  const { data, info } = await output.toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    ...(isOpaque
      ? ({ type: 'image/jpeg', ending: 'jpg' } as const)
      : ({ type: 'image/webp', ending: 'webp' } as const)),
    width: info.width,
    height: info.height,
    placeholder: await placeholderOf(data),
  };
}

/** Sixteen pixels across weigh less than 200 bytes, and stretch to a blur of the picture's colours. */
async function placeholderOf(bytes: Buffer): Promise<string> {
  const tiny = await sharp(bytes)
    .resize({ width: 16 })
    .webp({ quality: 30, alphaQuality: 30, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
