/**
 * `node tools/pictures.ts`, to be run after an SVG was changed, renders the demo's pictures: content/pictures/**.svg becomes
 * public/img/** in the widths that pages show. An SVG that is smaller than its renderings is copied, too. It also writes the list
 * of pictures to content/pictures/shipped.ts.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import type { ShippedPicture } from '../content/pictures/types.ts';

const root = join(import.meta.dirname, '..');
const drawings = join(root, 'content/pictures');
const listFile = join(drawings, 'shipped.ts');

/** Widths in pixels, by folder: from a phone's column to the widest place on a high-density screen. */
const widths: Record<string, number[]> = {
  books: [240, 480, 720],
  media: [480, 960],
  articles: [480, 960, 1600],
  '.': [480, 720, 800, 1200, 1600],
};

interface Encoded {
  type: ShippedPicture['variants'][number]['type'];
  width: number;
  bytes: Buffer;
}

async function render(svg: Buffer, width: number) {
  const { width: ownWidth = width } = await sharp(svg).metadata();
  const density = Math.max(72, (72 * width) / ownWidth);
  return sharp(svg, { density }).resize({ width }).png().toBuffer({ resolveWithObject: true });
}

/** Reduces a picture to 16 colours, and then encodes it without loss. Line drawings stay sharp and are smallest in this way. */
async function webpOf(png: Buffer): Promise<Buffer> {
  const reduced = await sharp(png).png({ palette: true, colours: 16, dither: 0 }).toBuffer();
  return sharp(reduced).webp({ lossless: true, effort: 6 }).toBuffer();
}

const avifOf = (png: Buffer) => sharp(png).avif({ quality: 42, effort: 4 }).toBuffer();

async function placeholderOf(png: Buffer): Promise<string> {
  const tiny = await sharp(png).resize({ width: 16 }).webp({ quality: 30, alphaQuality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

const totalBytes = (forms: Encoded[]) => forms.reduce((sum, { bytes }) => sum + bytes.length, 0);

async function renderPicture(file: string): Promise<ShippedPicture> {
  const svg = readFileSync(join(drawings, file));
  const name = `/img/${file.replace(/\.svg$/, '')}`;
  const sizes = widths[dirname(file)] ?? [];
  const webp: Encoded[] = [];
  const avif: Encoded[] = [];
  for (const width of sizes) {
    const { data } = await render(svg, width);
    webp.push({ type: 'image/webp', width, bytes: await webpOf(data) });
    avif.push({ type: 'image/avif', width, bytes: await avifOf(data) });
  }
  const widest = sizes.at(-1) ?? 0;
  const { data, info } = await render(svg, widest);
  // Browsers take the first format that they support. So AVIF comes first if it is smaller, and otherwise is left out.
  const pixels = totalBytes(avif) < totalBytes(webp) ? [...avif, ...webp] : webp;
  // An SVG is sharp at every width. Its compressed size counts, because it is served compressed.
  const isSmallest = brotliCompressSync(svg).length < Math.min(...pixels.map(({ bytes }) => bytes.length));
  const drawing: Encoded = { type: 'image/svg+xml', width: widest, bytes: svg };
  const forms = isSmallest ? [drawing, ...pixels] : pixels;
  const variants = forms.map(({ type, width, bytes }) => {
    const ending = type.slice('image/'.length).replace('+xml', '');
    const url = width === widest ? `${name}.${ending}` : `${name}-${width}.${ending}`;
    writeFileSync(join(root, 'public', url), bytes);
    return { type, width, url };
  });
  console.log(`${name}: avif ${totalBytes(avif)}, webp ${totalBytes(webp)} bytes`);
  return {
    url: `${name}.webp`,
    width: info.width,
    height: info.height,
    placeholder: await placeholderOf(data),
    variants,
  };
}

const files = readdirSync(drawings, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .sort();
for (const folder of Object.keys(widths).filter((each) => each !== '.')) {
  const target = join(root, 'public/img', folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
}
const pictures: ShippedPicture[] = [];
for (const file of files) pictures.push(await renderPicture(file));

const entries = Object.fromEntries(pictures.map((picture) => [picture.url, picture]));
writeFileSync(
  listFile,
  `import type { ShippedPicture } from './types';

/** Written by tools/pictures.ts: the pictures that come with the product, by their address. */
export const shippedPictures: Record<string, ShippedPicture> = ${JSON.stringify(entries)};
`,
);
spawnSync('biome', ['check', '--write', listFile], { stdio: 'inherit' });
