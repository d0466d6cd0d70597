import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { sanitized } from '#/platform/html/sanitize';
import { createExtensions } from './extensions.ts';
import { toHtml } from './to-html.ts';

const { document } = parseHTML('<!doctype html><html><body></body></html>');
const schema = getSchema(createExtensions(false));

/** The HTML that the editor writes after it has parsed a text. */
function edited(html: string): string {
  const body = document.createElement('div');
  body.innerHTML = html;
  return toHtml(
    DOMParser.fromSchema(schema).parse(body as unknown as HTMLElement),
    document as unknown as Document,
  );
}

const allowed: [name: string, html: string][] = [
  [
    'paragraphs and headings',
    '<h2>Bir</h2><p>Söz &amp; "söz" &lt;b&gt;</p><h3>İki</h3><h4>Üç</h4><p>Son</p>',
  ],
  ['emphasis', '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><code>e</code></p>'],
  ['emphasis within emphasis', '<p>a <strong>b <em>c</em></strong> d</p>'],
  ['a link', '<p><a href="https://a.example/?a=1&amp;b=2" rel="noopener">a</a> <a href="/about">b</a></p>'],
  ['a link in a new tab', '<p><a href="https://a.example" target="_blank" rel="noopener">a</a></p>'],
  ['a link of this site in a new tab', '<p><a href="/about" target="_blank" rel="noopener">a</a></p>'],
  ['mail and phone', '<p><a href="mailto:a@b.example">a</a> <a href="tel:+902125551020">b</a></p>'],
  ['a title of a link', '<p><a href="/about" title="Kimdir?">a</a></p>'],
  [
    'a picture',
    '<figure><img src="/uploads/a.avif" alt="Bir &quot;at&quot;" width="800" height="600" loading="lazy" /><figcaption>Alt <em>yazı</em></figcaption></figure><p>a</p>',
  ],
  [
    'a picture of another site',
    '<figure><img src="https://a.example/b.png?c=1&amp;d" alt="" loading="lazy" /></figure>',
  ],
  ['a quotation', '<blockquote><p>Bir söz.</p><p>Bir söz daha.</p></blockquote>'],
  ['lists', '<ul><li>Bir</li><li>İki<ul><li>İki buçuk</li></ul></li></ul><ol start="3"><li>Üç</li></ol>'],
  ['a list of paragraphs', '<ul><li><p>Bir</p><p>İki</p></li></ul>'],
  ['a horizontal rule and a line break', '<p>a<br />b</p><hr /><p>c</p>'],
  ['code', '<pre><code>if (a &lt; b) {\n  return;\n}</code></pre>'],
  [
    'a table',
    '<table><tbody><tr><th scope="col">Yıl</th><th>Satış</th></tr><tr><td rowspan="2">2025</td><td>12</td></tr><tr><td>13</td></tr></tbody></table>',
  ],
  ['marks without a tool', '<p>H<sub>2</sub>O, m<sup>2</sup>, <cite>Kitap</cite></p>'],
  ['a phrase in another language', '<p>Bir <span lang="ar" dir="rtl">كلمة</span>.</p><p lang="en">Word</p>'],
  ['Arabic', '<h2>الصبر</h2><p>كلمة <strong>غامقة</strong> و<a href="/about">رابط</a>.</p>'],
  ['a space that does not break', '<p>5\u00a0dk</p>'],
];

describe('the HTML of the editor', () => {
  test.each(allowed)('Given %s, then the editor returns the HTML unchanged', (_, html) =>
    expect(edited(html)).toBe(html),
  );
  test.each(allowed)('Given %s, then the sanitizer changes nothing', (_, html) =>
    expect(sanitized(edited(html))).toBe(edited(html)),
  );

  test('Given nothing but empty lines, then the HTML is empty', () => {
    expect(edited('<p></p><p> </p>')).toBe('');
    expect(edited('<p></p><p>a</p><p></p><p>b</p><p></p>')).toBe('<p>a</p><p></p><p>b</p>');
  });

  test.each([
    ['a link that executes', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['a picture as a data URI', '<p>a</p><img src="data:image/svg+xml,x" alt="b">', '<p>a</p>'],
    [
      'a picture within a line',
      '<p>a<img src="/b.png" alt="b">c</p>',
      '<p>a</p><figure><img src="/b.png" alt="b" loading="lazy" /></figure><p>c</p>',
    ],
    ['handlers', '<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
    ['a script', '<p>a</p><script>alert(1)</script><style>p{}</style>', '<p>a</p>'],
    ['b and i', '<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
    ['a first-level heading', '<h1>a</h1>', '<p>a</p>'],
    [
      'two pictures in one figure',
      '<figure><img src="/a.png" alt=""><img src="/b.png" alt=""></figure>',
      '<figure><img src="/a.png" alt="" loading="lazy" /></figure><figure><img src="/b.png" alt="" loading="lazy" /></figure>',
    ],
  ])('Given %s, then the editor reduces it to what is allowed', (_, html, expected) =>
    expect(edited(html)).toBe(expected),
  );
});
