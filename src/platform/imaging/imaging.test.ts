import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { paintedPicture, pngBomb } from '../../../tests/support/pictures';
import { createVariant, reencode } from './imaging';

const refusalOf = (bytes: Buffer) =>
  reencode(bytes).then(
    () => 'accepted',
    (error) => error.reason ?? error,
  );

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe('given a picture in an accepted format', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'as %s, then it is stored with its size and a blurred placeholder',
    async (format) => {
      const encoded = await reencode(await paintedPicture(60, 40)[format]().toBuffer());
      expect(encoded).toMatchObject({ type: 'image/jpeg', ending: 'jpg', width: 60, height: 40 });
      expect(encoded.placeholder).toMatch(/^data:image\/webp;base64,/);
      expect(encoded.placeholder.length).toBeLessThan(400);
      expect(await sharp(encoded.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
    },
  );

  test('with transparency, then it stays transparent', async () => {
    const clear = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const encoded = await reencode(clear);
    expect(encoded).toMatchObject({ type: 'image/webp', ending: 'webp' });
    expect((await sharp(encoded.bytes).metadata()).hasAlpha).toBe(true);
  });

  test('larger than any page shows it, then it is made smaller', async () => {
    const encoded = await reencode(await paintedPicture(3000, 1500).jpeg().toBuffer());
    expect(encoded).toMatchObject({ width: 2400, height: 1200 });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'with camera orientation %i, then it is stored upright',
    async (orientation) => {
      const taken = await paintedPicture(60, 40).withMetadata({ orientation }).jpeg().toBuffer();
      const expected = await sharp(taken).autoOrient().raw().toBuffer({ resolveWithObject: true });
      const encoded = await sharp((await reencode(taken)).bytes)
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([encoded.info.width, encoded.info.height]).toEqual([expected.info.width, expected.info.height]);
      const corner = (data: Buffer) => [...data.subarray(0, 3)].map((value) => Math.round(value / 64));
      expect(corner(encoded.data)).toEqual(corner(expected.data));
    },
  );

  test('with a location or other metadata, then none of it is stored', async () => {
    const taken = await paintedPicture(60, 40)
      .withExif({ IFD0: { Copyright: 'secret words' }, IFD3: { GPSLatitude: '41/1 0/1 0/1' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([taken, Buffer.from('<script>secret words</script>PK\x03\x04')]);
    const { bytes } = await reencode(polyglot);
    expect(bytes.includes('secret')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });
});

describe('given a file that is not a picture, or is hostile', () => {
  test.each([
    ['SVG', Buffer.from(svg)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['PDF', Buffer.from('%PDF-1.7 …')],
    ['TIFF', Buffer.from('II*\0\0\0\0\0')],
    ['a video', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2', 'latin1')],
  ])('as %s, then it is refused as not a picture', async (_, bytes) => {
    expect(await refusalOf(bytes)).toBe('not_a_picture');
  });

  test('as an SVG or HTML behind the first bytes of a picture, then it is refused as broken', async () => {
    expect(await refusalOf(Buffer.from(`GIF89a${svg}`))).toBe('broken');
    expect(
      await refusalOf(Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.from(svg)])),
    ).toBe('broken');
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'as a truncated %s, then it is refused as broken',
    async (format) => {
      const whole = await paintedPicture(200, 200)[format]().toBuffer();
      expect(await refusalOf(whole.subarray(0, Math.floor(whole.length / 2)))).toBe('broken');
    },
  );

  test('as a few bytes that decode to hundreds of megapixels, then it is refused before it is decoded', async () => {
    const small = await pngBomb(20_000, 20_000);
    expect(small.length).toBeLessThan(100_000);
    expect(await refusalOf(small)).toBe('too_many_pixels');
    expect(await refusalOf(await pngBomb(8_000, 6_000))).toBe('accepted');
  });
});

test('given a stored picture, then its variants have the requested width and format', async () => {
  const { bytes } = await reencode(await paintedPicture(600, 400).jpeg().toBuffer());
  expect(await sharp(await createVariant(bytes, 480, 'image/webp')).metadata()).toMatchObject({
    format: 'webp',
    width: 480,
    height: 320,
  });
  expect((await createVariant(bytes, 480, 'image/avif')).subarray(4, 12).toString('latin1')).toBe('ftypavif');
});
