import { expect, test } from 'vitest';
import type { Locale } from '#/platform/i18n/locale';
import { openRenderer, stacksOf } from './fonts';
import { fitParagraph } from './paragraphs';

const renderer = await openRenderer();
const box = { width: 600, height: 340, leading: 1.1, sizes: [50], lines: 4 };

/** The words of a text by their position, from left to right in each line. */
async function runsOf(text: string, language: Locale, wanted = box) {
  const set = await fitParagraph(
    renderer,
    text,
    language,
    { fontFamily: stacksOf('magazine').display },
    wanted,
  );
  if (!set) throw new Error(`this text does not fit: ${text}`);
  return { ...set, ...(await renderer.measure(set.node)) };
}
const widthOf = async (text: string, language: Locale) => {
  const { runs } = await runsOf(text, language);
  return runs.reduce((sum, { width }) => sum + width, 0);
};

test('Given Arabic text, then its letters are joined, and narrower than separate ones', async () => {
  const alone = await Promise.all([...'ليلى'].map((letter) => widthOf(letter, 'ar')));
  const sum = alone.reduce((before, width) => before + width, 0);
  expect(await widthOf('ليلى', 'ar')).toBeLessThan(sum * 0.9);
});

test('Given Latin words in Arabic text, then they are in reading order, and the line is aligned right', async () => {
  const { runs } = await runsOf('كيف AI لا', 'ar');
  const [first, middle, last] = ['كيف', 'AI', 'لا'].map((word) =>
    runs.find(({ text }) => text.trim() === word),
  );
  expect(first?.x).toBeGreaterThan(middle?.x ?? Number.NaN);
  expect(middle?.x).toBeGreaterThan(last?.x ?? Number.NaN);
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeCloseTo(600, 0);
});

test('Given Turkish text, then an i after an f keeps its dot', async () => {
  // A ligature of f and i has no dot, and would be equally wide in every language.
  expect(await widthOf('fi', 'tr')).not.toBeCloseTo(await widthOf('fi', 'en'), 0);
});

test.each([
  ['a word', 'Danışmanlık'],
  ['a sentence', 'Acele etmeyen markalar neden daha uzun yaşıyor?'],
  [
    'a word longer than any line',
    'muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine'.repeat(3),
  ],
  ['three hundred letters', 'Bir markanın hikâyesi '.repeat(14).trim()],
  ['given lines', 'Leyla\nGünışık'],
])('Given %s, then all of it fits into the box', async (_, text) => {
  const sizes = [120, 80, 50, 40, 30, 20];
  const { runs, height, size } = await runsOf(text, 'tr', { ...box, sizes });
  expect(runs.map((run) => run.text).join('')).toBe(text);
  for (const run of runs) expect(run.x + run.width).toBeLessThanOrEqual(600 + size * 0.3);
  expect(height).toBeLessThanOrEqual(340);
});

test('Given a sentence of two lines, then both lines are about equally long', async () => {
  const { node, height } = await runsOf('Bir iki üç dört beş altı yedi sekiz dokuz', 'tr');
  const pixels = await renderer.render(node, { width: box.width, height, format: 'raw' });
  /** How far the ink of the upper and of the lower half extends. */
  const reach = [0, 0];
  for (const [index, value] of pixels.entries()) {
    const pixel = Math.floor(index / 4);
    const half = pixel < (box.width * height) / 2 ? 0 : 1;
    if (index % 4 === 3 && value > 0) reach[half] = Math.max(reach[half] ?? 0, pixel % box.width);
  }
  const [first = 0, second = 0] = reach;
  expect(second).toBeGreaterThan(0);
  expect(Math.abs(first - second)).toBeLessThan(150);
});
