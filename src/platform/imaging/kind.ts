import { ReasonedError } from '../errors/reasoned-error.ts';

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const has = (bytes: Buffer, at: number, text: string) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** The format of a file by its first bytes, whatever its name; undefined for formats that are not accepted. */
export function detectPictureKind(bytes: Buffer): PictureKind | undefined {
  if (has(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (has(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (has(bytes, 0, 'RIFF') && has(bytes, 8, 'WEBP')) return 'webp';
  if (has(bytes, 0, 'GIF87a') || has(bytes, 0, 'GIF89a')) return 'gif';
  if (has(bytes, 4, 'ftyp') && readBrands(bytes).some((brand) => brand === 'avif' || brand === 'avis'))
    return 'avif';
  return undefined;
}

/** The major brand of an ISO media file, and the compatible brands that it declares. */
function readBrands(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}

/** Whether an AVIF has 8 bits per channel and 4:2:0 chroma subsampling, as cameras and most programs produce it. */
export function hasHalfColour(bytes: Buffer): boolean {
  const at = bytes.subarray(0, 64 * 1024).indexOf('av1C');
  const flags = at < 0 ? undefined : bytes[at + 6];
  // The bits after the highest one: high_bitdepth, twelve_bit, monochrome, chroma_subsampling_x, chroma_subsampling_y (av1C box
  // of AV1-ISOBMFF, section 2.3).
  return flags !== undefined && (flags & 0b0100_0000) === 0 && (flags & 0b0000_1100) === 0b0000_1100;
}

export class UnreadablePicture extends ReasonedError<'not_a_picture' | 'too_many_pixels' | 'broken'> {}
