import type { NightWay } from '../../contract';
import { contrast, hexOf } from '../../oklch';

/** In pixels: three times the size in the bar, for the sharpest screens. */
const mostOfWordmark = { width: 528, height: 108 };
const iconSide = 512;

interface Prepared {
  /** A PNG file. */
  file: File;
  /** How the wordmark is best shown on dark pages. */
  night: NightWay;
}

/**
 * Cuts off the empty edges of a wordmark, and reduces it to the size that pages need. The browser draws it into a PNG, so that
 * the server never reads an SVG, and no scripts, links or foreign documents of an SVG remain. Throws if the file is not a
 * picture.
 */
export async function prepareWordmark(chosen: File, night: string): Promise<Prepared> {
  const image = await load(chosen);
  const whole = drawn(image, fitted(image, { width: 1600, height: 1600 }));
  const pixels = pixelsOf(whole);
  const part = inked(pixels);
  const size = fitted(part, mostOfWordmark);
  const file = await toFile(drawn(whole, size, part), 'wordmark.png');
  return { file, night: wayOnNight(pixels, night) };
}

/** Cuts out the middle square of a picture, for the icon. Throws if the file is not a picture. */
export async function prepareIcon(chosen: File): Promise<File> {
  const image = await load(chosen);
  const side = Math.min(image.width, image.height);
  const part = { x: (image.width - side) / 2, y: (image.height - side) / 2, width: side, height: side };
  return toFile(drawn(image, { width: iconSide, height: iconSide }, part), 'icon.png');
}

type Size = Pick<DOMRect, 'width' | 'height'>;
type Part = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

async function load(chosen: File): Promise<HTMLImageElement> {
  const image = new Image();
  const source = chosen.type === 'image/svg+xml' ? await withSize(chosen) : chosen;
  image.src = URL.createObjectURL(source);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/**
 * Gives an SVG an explicit size, because some browsers don't draw an SVG without one. The size is large, so that edges stay
 * sharp.
 */
async function withSize(svg: File): Promise<Blob> {
  const { documentElement: root } = new DOMParser().parseFromString(await svg.text(), 'image/svg+xml');
  const [, , width, height] = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const given = [root.getAttribute('width'), root.getAttribute('height')].map((text) =>
    Number.parseFloat(text ?? ''),
  );
  const [w = 1, h = 1] = width && height ? [width, height] : given;
  const scale = 1600 / Math.max(w, h);
  if (!width && w && h) root.setAttribute('viewBox', `0 0 ${w} ${h}`);
  root.setAttribute('width', `${w * scale}`);
  root.setAttribute('height', `${h * scale}`);
  // Pictures outside the file aren't loaded, so they are removed, as are scripts and foreign objects. Their empty frames would
  // otherwise count as part of the drawing.
  for (const part of root.querySelectorAll('foreignObject, script, image'))
    if (!/^data:/.test(part.getAttribute('href') ?? part.getAttribute('xlink:href') ?? '')) part.remove();
  return new Blob([new XMLSerializer().serializeToString(root)], { type: 'image/svg+xml' });
}

/** A size in the same proportions that is not larger than the box, nor than the original. */
function fitted({ width, height }: Size, most: Size): Size {
  const scale = Math.min(1, most.width / width, most.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function drawn(source: HTMLImageElement | OffscreenCanvas, { width, height }: Size, part?: Part) {
  const canvas = new OffscreenCanvas(width, height);
  const { x, y, ...from } = part ?? { x: 0, y: 0, width: source.width, height: source.height };
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x, y, from.width, from.height, 0, 0, width, height);
  return canvas;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures.');
  return context;
}

const pixelsOf = (canvas: OffscreenCanvas): ImageData =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);

/** Whether a pixel is part of the drawing: neither nearly transparent nor nearly white. */
function isInk({ data }: ImageData, at: number): boolean {
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
  return alpha > 16 && Math.min(red, green, blue) < 245;
}

/**
 * The smallest part of the picture that contains the whole drawing. If no drawing is found, as with white letters, the whole
 * picture.
 */
function inked(pixels: ImageData): Part {
  const { width, height } = pixels;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isInk(pixels, 4 * (y * width + x))) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  if (right < 0) return { x: 0, y: 0, width, height };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** The largest share of a drawing that may be hard to see on dark pages. */
const mostUnseen = 0.15;

/**
 * How to show a drawing on the dark background `night`: unchanged if it is visible there. Otherwise inverted if it is nearly
 * colourless, or else on a light plate.
 */
function wayOnNight(pixels: ImageData, night: string): NightWay {
  let [all, unseen, coloured] = [0, 0, 0];
  const step = 4 * Math.max(1, Math.floor(pixels.data.length / 4 / 20_000));
  for (let at = 0; at < pixels.data.length; at += step) {
    if (!isInk(pixels, at)) continue;
    const channels = [...pixels.data.subarray(at, at + 3)];
    all += 1;
    if (contrast(hexOf(channels), night) < 2.5) unseen += 1;
    if (Math.max(...channels) - Math.min(...channels) > 40) coloured += 1;
  }
  if (unseen <= all * mostUnseen) return 'same';
  return coloured <= all * 0.05 ? 'inverted' : 'plate';
}

const toFile = async (canvas: OffscreenCanvas, name: string): Promise<File> =>
  new File([await canvas.convertToBlob()], name, { type: 'image/png' });
