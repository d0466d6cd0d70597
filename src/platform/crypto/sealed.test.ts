import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealed';

const key = randomBytes(32);

test.each(['şifre', '', 'a'.repeat(200)])('Given a sealed text, Then its key opens it: %s', (text) => {
  expect(unseal(key, seal(key, text))).toBe(text);
});

test('Given the same text twice, Then both look different, and neither contains it', () => {
  const [first, second] = [seal(key, 'çok gizli'), seal(key, 'çok gizli')];
  expect(first).not.toBe(second);
  expect(Buffer.from(first, 'base64').toString('utf8')).not.toContain('gizli');
});

test('Given another key, an altered text or something else, Then nothing is opened', () => {
  const sealed = seal(key, 'gizli');
  const altered = Buffer.from(sealed, 'base64').map((byte, index) => (index === 28 ? byte ^ 1 : byte));
  expect(unseal(randomBytes(32), sealed)).toBeUndefined();
  expect(unseal(key, Buffer.from(altered).toString('base64'))).toBeUndefined();
  expect(unseal(key, 'kısa')).toBeUndefined();
});
