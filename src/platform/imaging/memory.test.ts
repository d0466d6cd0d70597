import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isExhaustive } from '../../../tests/support/breadth';

const measure = fileURLToPath(new URL('../../../tests/support/picture-memory.ts', import.meta.url));
const allowed = 300_000_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kursu-pictures-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A picture of a single colour: a small file with many pixels. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8c6' }, limitInputPixels: false });

async function measureDecoding(name: string, picture: Sharp): Promise<{ peak: number; outcome: string }> {
  const path = join(folder, name);
  writeFileSync(path, await picture.toBuffer());
  const { stdout } = await promisify(execFile)(process.execPath, [measure, path], {
    env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '1' },
  });
  return JSON.parse(stdout);
}

type Case = readonly [name: string, make: () => Sharp];

const accepted: Case[] = [
  // The decoder must hold the whole picture in memory.
  ['interlaced.png', () => plain(8000, 6000).png({ progressive: true })],
  // The most expensive format.
  ['phone.avif', () => plain(4000, 3000).avif({ effort: 0, chromaSubsampling: '4:2:0' })],
];
/** Pictures that need less memory than those above, or as much. */
const moreAccepted: Case[] = [
  // The decoder reads this format row by row.
  ['rotated.jpg', () => plain(8000, 6000).withMetadata({ orientation: 6 }).jpeg()],
  ['progressive.jpg', () => plain(8000, 6000).jpeg({ progressive: true, chromaSubsampling: '4:2:0' })],
  ['plain.png', () => plain(8000, 6000).png()],
  ['plain.gif', () => plain(6000, 6000).gif({ effort: 1 })],
  ['large.webp', () => plain(8000, 6000).webp({ effort: 0 })],
];

test.each(isExhaustive ? [...accepted, ...moreAccepted] : accepted)(
  'Given a picture of the largest accepted size (%s), then decoding it stays within the memory limit',
  async (name, make) => {
    const { peak, outcome } = await measureDecoding(name, make());
    expect(outcome).toBe('accepted');
    expect(peak).toBeLessThan(allowed);
  },
  60_000,
);

const refused: Case[] = [
  ['full-chroma.jpg', () => plain(7000, 7000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })],
];
const moreRefused: Case[] = [
  ['bomb.png', () => plain(15_000, 15_000).png()],
  ['large.avif', () => plain(5000, 4000).avif({ effort: 0 })],
];

test.each(isExhaustive ? [...refused, ...moreRefused] : refused)(
  'Given a picture that would exceed the memory limit (%s), then it is refused before it is decoded',
  async (name, make) => {
    const { peak, outcome } = await measureDecoding(name, make());
    expect(outcome).toBe('too_many_pixels');
    expect(peak).toBeLessThan(allowed / 2);
  },
  60_000,
);
