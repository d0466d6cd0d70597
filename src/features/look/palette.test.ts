import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Colours, colourNames, shippedLook } from './contract';
import { contrast, toOklch } from './oklch';
import { paletteOf, problemOf, readable, shipped, type Token, unreadable } from './palette';
import { renderedLook } from './rules';
import { choices } from './ui/admin/choices';

const none: Colours = { accent: null, paper: null, night: null };
const unreadableOf = (colours: Colours) => Object.values(paletteOf(colours)).flatMap(unreadable);

test('Given the tokens of the design system, then the palette of the shipped look has the same colours, all of them readable', () => {
  const css = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8');
  for (const token of Object.keys(shipped.light) as Token[]) {
    const [, light, dark] = new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? [];
    expect([token, light, dark]).toEqual([token, shipped.light[token], shipped.dark[token]]);
  }
  expect(paletteOf(none)).toEqual(shipped);
  expect(unreadableOf(none)).toEqual([]);
});

test('Given black on white, then the contrast is that of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('Given any of 10,000 settings, then every pair that pages use is readable', () => {
  // A sequence that is the same in every run.
  let seed = 2_463_534_242;
  const random = () => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return seed >>> 0;
  };
  const colour = () =>
    random() % 6 === 0 ? null : `#${(random() & 0xffffff).toString(16).padStart(6, '0')}`;
  for (let run = 0; run < 10_000; run += 1) {
    const colours = { accent: colour(), paper: colour(), night: colour() };
    const failing = unreadableOf(colours);
    if (failing.length > 0) expect([colours, failing]).toEqual([colours, []]);
  }
});

test('Given the ready colours, in any combination with the shipped ones, then they are taken as they are', () => {
  for (const name of colourNames)
    for (const colour of Object.values(choices[name])) {
      const colours = { ...none, [name]: colour };
      expect(readable(colours)).toEqual(colours);
      expect(problemOf(name, colours)).toBeUndefined();
    }
});

test('Given a yellow that can’t be read, then a darker one of the same hue is offered, and the rest stays as it was', () => {
  const chosen = { ...none, accent: '#ffcc00' };
  const { better = '', ratio = 0 } = problemOf('accent', chosen) ?? {};
  expect(ratio).toBeLessThan(2);
  expect(toOklch(better).h).toBeCloseTo(toOklch('#ffcc00').h, 1);
  expect(problemOf('accent', { ...none, accent: better })).toBeUndefined();
  expect(paletteOf(chosen).light.accent).toBe(better);
  expect(paletteOf(chosen).light.paper).toBe(shipped.light.paper);
});

test('Given the shipped look, then pages get nothing; given an accent, then they get its rules and no others', () => {
  expect(renderedLook(shippedLook)).toBeUndefined();
  const { css = '', background } = renderedLook({ ...shippedLook, accent: '#0b6b50' }) ?? {};
  expect(css).toContain('--accent:#0b6b50');
  expect(css).not.toMatch(/--(paper|ink|danger):|</);
  expect(background).toEqual({ light: shipped.light.paper, dark: shipped.dark.paper });
});
