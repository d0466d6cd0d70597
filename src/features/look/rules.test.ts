import { expect, test } from 'vitest';
import { homeSections, shippedLook } from './contract';
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
