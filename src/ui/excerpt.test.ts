import { describe, expect, test } from 'vitest';
import { ar } from '#content/catalogue/ar';
import { en } from '#content/catalogue/en';
import { tr } from '#content/catalogue/tr';
import { excerpt } from './excerpt';

const descriptions = [tr, en, ar].flatMap(({ consulting }) =>
  Object.values(consulting).map(({ description }) => description),
);

describe('excerpt', () => {
  test.each(descriptions)(
    'Given a real description, When it is shortened, Then it is cut between words: %s',
    (text) => {
      const short = excerpt(text);
      expect(short.length).toBeLessThanOrEqual(120);
      expect(short.length).toBeGreaterThan(80);
      const beginning = short.slice(0, -1);
      expect(text.startsWith(beginning)).toBe(true);
      expect(text.slice(beginning.length)).toMatch(/^[\s,;:.،؛–—-]/u);
    },
  );

  test('Given a text of exactly the maximum length, When it is shortened, Then it is unchanged', () => {
    expect(excerpt('a'.repeat(120))).toBe('a'.repeat(120));
  });

  test('Given one very long word, When it is shortened, Then it fits the maximum length with its ellipsis', () => {
    expect(excerpt('a'.repeat(200))).toBe(`${'a'.repeat(119)}…`);
  });
});
