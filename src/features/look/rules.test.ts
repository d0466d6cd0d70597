import { expect, test } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { homeSections, shippedLook, shortNameIn } from './contract';
import { isShipped, renderedLook, shownSections, withDefaults } from './rules';

test('Given a stored look that says nothing, then it is the shipped one', () => {
  expect(withDefaults({})).toEqual(shippedLook);
  expect(isShipped(withDefaults({}))).toBe(true);
});

test('Given an order that lacks sections, or names one twice, then each has its place once', () => {
  const { order } = withDefaults({ order: ['media', 'books', 'media'] });
  expect(order.slice(0, 2)).toEqual(['media', 'books']);
  expect([...order].sort()).toEqual([...homeSections].sort());
});

test('Given a wordmark of any size, then pages know its size in the bar before it has loaded', () => {
  const shown = (width: number, height: number) =>
    renderedLook({
      ...shippedLook,
      wordmark: { url: '/uploads/a.webp', width, height, night: 'same' },
    })?.wordmark;
  expect(shown(528, 108)).toMatchObject({ width: 176, height: 36, isOpaque: false });
  expect(shown(100, 400)).toMatchObject({ width: 9, height: 36 });
  expect(shown(2400, 40)).toMatchObject({ width: 176, height: 3 });
});

test('Given a short name, then languages of the same writing share it', () => {
  const look = { shortName: { tr: 'Günışık' } };
  expect(locales.map((locale) => shortNameIn(look, locale))).toEqual(['Günışık', 'Günışık', undefined]);
  expect(shortNameIn({}, 'tr')).toBeUndefined();
});

test('Given hidden sections, then pages get the others in order; how to reach the owner can’t be hidden', () => {
  const look = withDefaults({ order: ['contact', 'media'], hidden: ['books', 'contact'] });
  expect(shownSections(look).slice(0, 2)).toEqual(['contact', 'media']);
  expect(shownSections(look)).not.toContain('books');
  expect(renderedLook(look)).toMatchObject({ sections: shownSections(look), css: '' });
  expect(renderedLook({ ...shippedLook, accent: '#0b6b50' })?.sections).toBeUndefined();
});

test('Given the shipped look and a section in which there is nothing, then pages get the others and nothing else of a look', () => {
  const look = renderedLook(shippedLook, ['articles', 'stats']);
  expect(look?.sections).toEqual(['about', 'training', 'consulting', 'books', 'media', 'contact']);
  expect(look).toMatchObject({ css: '', background: { light: '#faf8f3' } });
  expect(look).not.toHaveProperty('fonts');
  expect(renderedLook(shippedLook)).toBeUndefined();
});
