import sharp from 'sharp';

/** A picture with something in it: colours that run from one corner to the other. */
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
