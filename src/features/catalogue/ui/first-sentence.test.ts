import { describe, expect, test } from 'vitest';
import { firstSentence } from './first-sentence';

describe('firstSentence', () => {
  test('Given several sentences, Then the first one remains with its final punctuation', () => {
    expect(firstSentence('أيّ الأعمال للآلة؟ نفحص عملياتكم.')).toBe('أيّ الأعمال للآلة؟');
  });

  test('Given one sentence, Then it is unchanged', () => {
    expect(firstSentence('Tek cümle.')).toBe('Tek cümle.');
  });
});
