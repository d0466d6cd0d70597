import { expect, test } from 'vitest';
import { composed, imageSize, type ShareSubject } from './composition';
import { loadFaces } from './faces';
import { shareImage } from './image';

const subject: ShareSubject = {
  locale: 'tr',
  textLanguage: 'tr',
  name: 'Şükrü Öztürk',
  facts: ['Felsefe'],
  title: 'Acele etmeyen markalar',
  standfirst: 'Kısa bir söz.',
  host: 'sukru.example',
};

test('Given hostile texts, then nothing of them reaches the SVG', async () => {
  const hostile = '</svg><script>alert(1)</script>&<image href="file:///etc/passwd"/>';
  const texts = { title: hostile, name: hostile, standfirst: hostile, host: hostile, facts: [hostile] };
  const svg = composed(await loadFaces(), { ...subject, ...texts });
  expect(svg).not.toMatch(/script|passwd|<text|&/);
  expect(svg.match(/<path[^>]*d="[^"<>&]*"/g)?.length).toBeGreaterThan(100);
});

test('Given an image, then it is a PNG of the size that the services ask for', async () => {
  const png = Buffer.from((await shareImage(subject)).png);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([imageSize.width, imageSize.height]);
});

test('Given one image asked for twice at a time, then it is made once; another has another tag', async () => {
  const [first, second] = await Promise.all([shareImage(subject), shareImage({ ...subject })]);
  expect(second).toBe(first);
  expect((await shareImage({ ...subject, title: 'Başka' })).tag).not.toBe(first.tag);
});

test('Given a portrait, then it is on the plate; given none, then the initial is', async () => {
  const faces = await loadFaces();
  const portrait = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  expect(composed(faces, { ...subject, picture: portrait })).toContain(
    Buffer.from(portrait).toString('base64'),
  );
  expect(composed(faces, subject)).toContain('clip-path="url(#initial)"');
});

test('Given Arabic, then the plate stands at the left and the text begins at the right', async () => {
  const faces = await loadFaces();
  expect(composed(faces, { ...subject, locale: 'ar' })).toContain('<svg x="0" ');
  expect(composed(faces, subject)).toContain('<svg x="740" ');
});

test('Given a title in letters that can’t be drawn, then the name stands in its place', async () => {
  const faces = await loadFaces();
  const drawn = (title: string) => composed(faces, { ...subject, title });
  expect(drawn('東京')).toBe(drawn(subject.name));
});
