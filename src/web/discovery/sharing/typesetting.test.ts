import { expect, test } from 'vitest';
import { loadFaces } from './faces';
import { drawable } from './letters';
import { fitted } from './paragraphs';
import { type Style, setLine } from './typesetting';

const faces = await loadFaces();
const latin = { stack: 'display', size: 50, language: 'en' } as const;
const arabic = { stack: 'display', size: 50, language: 'ar' } as const;
/** Outlines in the order from left to right. */
const outlines = (text: string, style: Style) =>
  [
    ...setLine(faces, text, style)
      .at(0, 0)
      .matchAll(/d="([^"]*)"/g),
  ]
    .map(([, path]) => path)
    .filter(Boolean);

test('Given Arabic, then its letters are joined, and narrower than each on its own', () => {
  const alone = [...'ليلى'].reduce((sum, letter) => sum + setLine(faces, letter, arabic).width, 0);
  expect(setLine(faces, 'ليلى', arabic).width).toBeLessThan(alone * 0.9);
});

test('Given Latin words in Arabic, then they stand where a reader meets them, in their own order', () => {
  const name = outlines('AI', latin);
  const line = outlines('كيف AI لا', arabic);
  const place = line.indexOf(name[0]);
  expect(place).toBeGreaterThan(0);
  expect(line[place + 1]).toBe(name[1]);
  // What comes last in the sentence stands leftmost.
  expect(line.slice(0, place)).toEqual(outlines('لا', arabic));
});

test('Given Turkish, then every letter has a shape and the dot of an i survives its f', () => {
  expect(drawable(faces, 'display', 'ğüşiöçıİĞÜŞÖÇâîû')).toBe('ğüşiöçıİĞÜŞÖÇâîû');
  expect(outlines('fi', { ...latin, language: 'tr' })).toHaveLength(2);
});

test('Given signs that have no shape or would turn the line around, then they are gone', () => {
  expect(drawable(faces, 'display', ' a\u202eb\u0000c \n\t d 🎉 ')).toBe('abc d');
});

test('Given letters that no face has, then nothing is drawn in place of half a word', () => {
  expect(drawable(faces, 'display', 'Привет dünya')).toBeUndefined();
});

test.each([
  ['a word', 'Danışmanlık'],
  ['a sentence', 'Acele etmeyen markalar neden daha uzun yaşıyor?'],
  [
    'a word longer than any line',
    'muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine'.repeat(3),
  ],
  ['three hundred letters', 'Bir markanın hikâyesi '.repeat(14).trim()],
])('Given %s, then all of it stands inside the room', (_, text) => {
  const room = { width: 600, height: 340, leading: 1.1, sizes: [120, 80, 50, 40, 30, 20], lines: 4 };
  const set = fitted(faces, text, { stack: 'display', language: 'tr' }, room);
  expect(set).toBeDefined();
  const { lines = [], size = 0 } = set ?? {};
  expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(600);
  expect(lines.length * size * 1.1).toBeLessThanOrEqual(340);
  const drawn = lines.reduce((sum, line) => sum + line.at(0, 0).split('<path').length - 1, 0);
  expect(drawn).toBeGreaterThanOrEqual(text.replaceAll(' ', '').length);
});

test('Given a sentence of two lines, then they are about as long as each other', () => {
  const room = { width: 600, height: 340, leading: 1.1, sizes: [50], lines: 4 };
  const { lines = [] } =
    fitted(faces, 'Bir iki üç dört beş altı yedi sekiz dokuz', { stack: 'display', language: 'tr' }, room) ??
    {};
  const [first, second] = lines.map(({ width }) => width);
  expect(lines).toHaveLength(2);
  expect(Math.abs((first ?? 0) - (second ?? 0))).toBeLessThan(150);
});
