import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { background } from './site-colours';

test('Given the tokens of the design system, Then the frame around the page has the page’s background colours', () => {
  const tokens = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8');
  const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
  expect(background).toEqual({ light, dark });
});
