import type { Node } from '@takumi-rs/core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shippedLook } from '#/features/look/contract';
import { imageLook } from '#/features/look/rules';
import { composeImage, imageSize, type ShareImageContent } from './composition';
import { openRenderer } from './fonts';
import { shareImage } from './image';

const subject: ShareImageContent = {
  locale: 'tr',
  textLanguage: 'tr',
  name: 'Şükrü Öztürk',
  facts: ['Felsefe'],
  title: 'Acele etmeyen markalar',
  standfirst: 'Kısa bir söz.',
  host: 'sukru.example',
  look: imageLook(shippedLook),
};
const composedOf = async (changes: Partial<ShareImageContent>) =>
  composeImage(await openRenderer(), { ...subject, ...changes });
const nodesOf = (node: Node): Node[] => [
  node,
  ...('children' in node ? (node.children ?? []).flatMap(nodesOf) : []),
];

test('Given hostile texts, then they are drawn as plain text', async () => {
  const hostile = '</svg><script>alert(1)</script>&<image href="file:///etc/passwd"/>';
  const texts = { title: hostile, name: hostile, standfirst: hostile, host: hostile, facts: [hostile] };
  const nodes = nodesOf(await composedOf(texts));
  expect(nodes.filter(({ type }) => type === 'image')).toEqual([]);
  const others = nodes.map((node) => ({ ...node, text: undefined, children: undefined }));
  expect(JSON.stringify(others)).not.toMatch(/script|passwd/);
});

test('Given an image, then it is a PNG of the size that social networks ask for', async () => {
  const png = Buffer.from((await shareImage(subject)).png);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([imageSize.width, imageSize.height]);
});

test('Given two concurrent requests for one image, then it is drawn once; a different image has a different tag', async () => {
  const [first, second] = await Promise.all([shareImage(subject), shareImage({ ...subject })]);
  expect(second).toBe(first);
  expect((await shareImage({ ...subject, title: 'Başka' })).tag).not.toBe(first.tag);
});

test('Given a portrait, then it fills its frame and keeps its proportions; given none, then the frame shows the initial', async () => {
  // The picture is wider than the frame: the stripes at its sides are cut off.
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#00f"/><path fill="#f00" d="M0 0h10v100h-10zM90 0h10v100h-10z"/></svg>';
  const renderer = await openRenderer();
  const drawn = await composedOf({ picture });
  const pixels = await renderer.render(drawn, { ...imageSize, format: 'raw' });
  const countOf = (red: number, blue: number) =>
    Array.from({ length: pixels.length / 4 }, (_, index) => index * 4).filter(
      (at) => pixels[at] === red && pixels[at + 1] === 0 && pixels[at + 2] === blue,
    ).length;
  expect(countOf(0, 255)).toBe(460 * 618);
  expect(countOf(255, 0)).toBe(0);
  expect(nodesOf(await composedOf({}))).toContainEqual(expect.objectContaining({ type: 'text', text: 'Ş' }));
});

test('Given a photograph, then it is cut around its focal point; given one that is missing, then the frame shows the initial', async () => {
  const half = { create: { width: 600, height: 618, channels: 3 as const, background: '#00f' } };
  const photograph = await sharp({ create: { ...half.create, width: 1200, background: '#f00' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 600, top: 0 }])
    .png()
    .toBuffer();
  const renderer = await openRenderer();
  const colourAt = async (x: number) => {
    const photo = { address: '/uploads/a.png', focus: { x, y: 50 } };
    const drawn = await composeImage(renderer, { ...subject, photo }, photograph);
    const pixels = await renderer.render(drawn, { ...imageSize, format: 'raw' });
    return [...pixels.slice((300 * imageSize.width + 1000) * 4).slice(0, 3)];
  };
  expect(await colourAt(0)).toEqual([255, 0, 0]);
  expect(await colourAt(100)).toEqual([0, 0, 255]);

  const missing = { ...subject, photo: { address: '/uploads/b.png', focus: { x: 0, y: 0 } } };
  const { png } = await shareImage(missing, async () => undefined);
  expect(Buffer.compare(Buffer.from(png), Buffer.from((await shareImage(subject)).png))).toBe(0);
});

test('Given an Arabic image, then the portrait’s frame is at the left and the text begins at the right', async () => {
  const styles = async (locale: 'tr' | 'ar') =>
    nodesOf(await composedOf({ locale })).map(({ style }) => style);
  const portraitFrame = { height: 618, top: 0 };
  expect(await styles('ar')).toContainEqual(expect.objectContaining({ ...portraitFrame, left: 0 }));
  expect(await styles('ar')).toContainEqual(expect.objectContaining({ right: 72 }));
  expect(await styles('tr')).toContainEqual(expect.objectContaining({ ...portraitFrame, right: 0 }));
  expect(await styles('tr')).toContainEqual(expect.objectContaining({ left: 72 }));
});

test('Given a title with letters that can’t be drawn, then the name is drawn instead', async () => {
  expect(await composedOf({ title: '東京' })).toEqual(await composedOf({ title: subject.name }));
});
