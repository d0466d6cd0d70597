import { describe, expect, test } from 'vitest';
import { languageAttributes, textIn, textsIn } from './fallback';
import { readerIn } from './site-languages';

describe('texts that fall back to Turkish', () => {
  test('Given a translation, then it is used; given a missing or blank one, then the Turkish text is used', () => {
    expect(textIn({ tr: 'Raf', en: 'Shelf' }, readerIn('en'))).toBe('Shelf');
    expect(textIn({ tr: 'Raf', en: 'Shelf' }, readerIn('ar'))).toBe('Raf');
    expect(textIn({ tr: 'Raf', en: ' ' }, readerIn('en'))).toBe('Raf');
  });

  test('Given a record, then every text comes with its language', () => {
    expect(textsIn({ title: { tr: 'Raf', en: 'Shelf' }, content: { tr: 'Uzun' } }, readerIn('en'))).toEqual({
      title: 'Shelf',
      content: 'Uzun',
      languages: { title: 'en', content: 'tr' },
    });
  });

  test('Given a text in the page’s language, then it has no attributes; in another, then it has its language and direction', () => {
    expect(languageAttributes('ar', 'ar')).toEqual({});
    expect(languageAttributes('tr', 'ar')).toEqual({ lang: 'tr', dir: 'ltr' });
  });
});
