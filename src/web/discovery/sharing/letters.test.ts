import { expect, test } from 'vitest';
import { openRenderer, stacksOf } from './fonts';
import { drawable } from './letters';

test('Given invisible characters, some of which reverse the line, then they are removed', () => {
  expect(drawable(' a\u202eb\u0000c \n\t d 🎉 ')).toBe('abc d');
});

test('Given letters that no font has, then the text is not drawn at all', () => {
  expect(drawable('Привет dünya')).toBeUndefined();
});

test('Given every letter and digit that counts as drawable, then the fonts draw it', async () => {
  const renderer = await openRenderer();
  const letters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => /[\p{L}\p{N}]/u.test(letter) && drawable(letter) === letter,
  );
  expect(letters).toEqual(expect.arrayContaining([...'aZ0ğüşiöçıİĞÜŞÖÇâîûابتيى']));
  const missing: string[] = [];
  for (const letter of letters) {
    const style = { width: 40, height: 40, fontFamily: stacksOf('magazine').display, fontSize: 24 };
    const pixels = await renderer.render(
      { type: 'text', text: letter, style },
      { width: 40, height: 40, format: 'raw' },
    );
    if (pixels.every((value, index) => index % 4 !== 3 || value === 0)) missing.push(letter);
  }
  expect(missing).toEqual([]);
});
