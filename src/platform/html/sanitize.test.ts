import { describe, expect, test } from 'vitest';
import { sanitized, sanitizedTexts } from './sanitize';

describe('sanitised HTML', () => {
  test('Given the elements of an article, then they are kept', () => {
    const html =
      '<p>Bir <em>soru</em>, bir <strong>yanıt</strong>.</p><h2>Ara</h2><blockquote>Söz</blockquote><ul><li>Bir</li></ul><a href="/about">bağ</a>';
    expect(sanitized(html)).toBe(html);
  });

  test.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a style', '<p style="position:fixed">a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://a.example"></iframe><p>a</p>', '<p>a</p>'],
    ['a javascript: address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a protocol-relative address', '<a href="//a.example">a</a>', '<a>a</a>'],
    ['a picture as a data URI', '<img src="data:image/svg+xml,x" alt="b">', '<img alt="b" loading="lazy" />'],
  ])('Given %s, then it is removed or made harmless', (_, html, expected) => {
    expect(sanitized(html)).toBe(expected);
  });

  test.each([
    [
      'to another site',
      '<a href="https://a.example/b" rel="opener">a</a>',
      '<a href="https://a.example/b" rel="noopener">a</a>',
    ],
    [
      'in a new tab',
      '<a href="/b" target="_blank">a</a>',
      '<a href="/b" target="_blank" rel="noopener">a</a>',
    ],
    ['with another target', '<a href="/b" target="_top" rel="me">a</a>', '<a href="/b">a</a>'],
  ])('Given a link %s, then the linked page gets no access to this one', (_, html, expected) => {
    expect(sanitized(html)).toBe(expected);
  });

  test('Given a first-level heading, then it becomes a second-level one', () => {
    expect(sanitized('<h1>a</h1>')).toBe('<h2>a</h2>');
  });

  test('Given texts in several languages, then each is sanitised', () => {
    expect(sanitizedTexts({ tr: '<p>a</p><script>1</script>', en: '<b onload="1">b</b>' })).toEqual({
      tr: '<p>a</p>',
      en: '<b>b</b>',
    });
  });
});
