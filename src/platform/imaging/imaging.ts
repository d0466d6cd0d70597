import sharp, { type Metadata } from 'sharp';
import { detectPictureKind, hasHalfColour, UnreadablePicture } from './kind.ts';
import type { EncodedPicture, PictureType } from './tasks.ts';

/** The most pixels of a stored picture's longer side: enough for the widest place of a page on a high-density screen. */
const maxSide = 2400;
const maxPixels = 50_000_000;
/** Bytes that decoding one picture may use. With this limit the process uses less than 300 MB more than when it is idle. */
const maxDecodedBytes = 195_000_000;

// Only decoders of accepted formats are enabled. Those for other formats that libvips reads (SVG, PDF, TIFF …) are only a risk.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Converts an uploaded picture into the form that is stored: upright, without metadata, at most as large as a page shows it, and
 * only the first frame of an animation. Throws `UnreadablePicture`.
 */
export async function reencode(bytes: Buffer): Promise<EncodedPicture> {
  const { orientation } = await checkPicture(bytes);
  try {
    // Shrunk first, then rotated: rotating a large picture would hold all of it in memory.
    const small = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .withMetadata(orientation ? { orientation } : {})
      .png({ compressionLevel: 1 })
      .toBuffer();
    return await encode(small);
  } catch {
    throw new UnreadablePicture('broken');
  }
}

/** A stored picture in another width and format. Untrusted bytes must go through `reencode` first. */
export function createVariant(bytes: Buffer, width: number, type: PictureType): Promise<Buffer> {
  const resized = sharp(bytes, { limitInputPixels: maxPixels }).resize({ width, withoutEnlargement: true });
  switch (type) {
    case 'image/avif':
      // More effort takes many seconds and saves few bytes.
      return resized.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'image/webp':
      return resized.webp({ quality: 78, effort: 4 }).toBuffer();
  }
}

async function checkPicture(bytes: Buffer): Promise<Metadata> {
  if (!detectPictureKind(bytes)) throw new UnreadablePicture('not_a_picture');
  // Checked here: libvips would report a picture that is too large as broken.
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
 * The bytes of memory that decoding a picture needs, by measurement: the whole picture and the decoder's copies of it. 0 for a
 * picture that is decoded row by row.
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

async function encode(bytes: Buffer): Promise<EncodedPicture> {
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
    placeholder: await createPlaceholder(data),
  };
}

async function createPlaceholder(bytes: Buffer): Promise<string> {
  const tiny = await sharp(bytes)
    .resize({ width: 16 })
    .webp({ quality: 30, alphaQuality: 30, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
