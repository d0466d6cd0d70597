import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import sharp from 'sharp';

/** Deflated zeros, made in another thread: here it would take so long that servers close this process's idle connections. */
const packed = (bytes: number) => promisify(deflate)(Buffer.alloc(bytes), { level: 4 });

/** A picture with a colour gradient from one corner to the other. */
export function paintedPicture(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      pixels[at] = (x * 255) / width;
      pixels[at + 1] = (y * 255) / height;
      pixels[at + 2] = 120;
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** A plain PNG of a few kilobytes that unpacks to `width` x `height`. */
export async function pngBomb(width: number, height: number, extra?: Promise<Buffer>): Promise<Buffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = await packed((Math.ceil(width / 8) + 1) * height);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const middle = extra === undefined ? [] : [await extra];
  const parts = [chunk('IHDR', head), ...middle, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** A PNG chunk that is small and unpacks to `bytes`: a text, or a colour profile. */
export const packedExtra = async (kind: 'zTXt' | 'iCCP', bytes: number): Promise<Buffer> =>
  chunk(kind, Buffer.concat([Buffer.from('a\0\0', 'latin1'), await packed(bytes)]));
