import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sanitized } from '../html/sanitize';
import { ghostHtml } from './ghost-text';
import { lexicalHtml } from './lexical';
import { placePictures } from './pictures';

const cards = readFileSync(join(import.meta.dirname, '../../../tests/fixtures/ghost-cards.txt'), 'utf8');

const blocksOf = (html: string): string[] =>
  sanitized(html)
    .replace(/<\/?span>| rel="noopener"| loading="lazy"|__GHOST_URL__\/content/g, '')
    .replace(/\s+/g, ' ')
    .split(/(?<=<\/(?:p|h\d|figure|blockquote|ul|pre)>)\s*/)
    .filter((block) => block.trim() !== '');

test('Given every card as Ghost renders it, then it becomes paragraphs, quotations, headings, pictures and links, and nothing stands loose', () => {
  expect(blocksOf(ghostHtml(cards))).toEqual([
    '<p>Başta bir paragraf.</p>',
    '<blockquote><p>💡 <strong>Dikkat:</strong> önce ölçün. <a href="https://ornek.example/olcum">Nasıl?</a></p>',
    '</blockquote>',
    '<h3>Sık sorulan soru</h3>',
    '<p>Yanıt içeride.</p>',
    '<ul><li>bir</li></ul>',
    '<p><a href="https://ornek.example/yazi">Yer imi başlığı</a><br />Kısa açıklaması</p>',
    '<p>Yer iminin altı</p>',
    '<p><a href="https://ornek.example/randevu">Randevu al</a></p>',
    '<figure><img src="/images/2026/11/kapi.jpg" alt="" /></figure>',
    '<h3>Defter</h3>',
    '<p>4/5</p>',
    '<p>Kırk sayfa.</p>',
    '<p><a href="https://ornek.example/defter">Satın al</a></p>',
    '<h2>Eski başlık kartı</h2>',
    '<p>Alt başlığı</p>',
    '<p><a href="https://ornek.example/a">Başlayın</a></p>',
    '<figure><img src="/images/2026/11/kapi.jpg" alt="" /></figure>',
    '<h2>Yeni başlık kartı</h2>',
    '<p>İkinci satır</p>',
    '<p><a href="https://ornek.example/b">Devam edin</a></p>',
    '<figure><img src="/images/2026/11/kapi.jpg" alt="kapı" /></figure>',
    '<figure><img src="/images/2026/11/ikinci.jpg" alt="ikinci" /></figure>',
    '<p>İki kapı</p>',
    '<p><a href="/media/2026/11/kayit.mp3">Kayıt: ilk bölüm</a></p>',
    '<p><a href="/media/2026/11/film.mp4">Kısa film</a></p>',
    '<p><a href="/files/2026/11/liste.pdf">Kontrol listesi</a><br />İki sayfa</p>',
    '<p><a href="https://www.youtube.com/watch?v=abcdefghijk">Konuşma</a></p>',
    '<p>SPONSOR</p>',
    '<p>Bültene yazılın.</p>',
    '<p><a href="https://ornek.example/bulten"> Yazıl </a></p>',
    '<h2>Markdown başlığı</h2>',
    '<ul> <li>bir</li> <li><strong>iki</strong></li> </ul>',
    '<pre><code>a &lt; b</code></pre>',
    '<p>Kod</p>',
    '<p>Sonda bir paragraf.</p>',
  ]);
});

test.each([
  ['Düz <em>metin</em> ve <b>kalın</b>', '<p>Düz <em>metin</em> ve <b>kalın</b></p>'],
  ['<div>bir<div>iki</div></div>', '<p>bir</p><p>iki</p>'],
  [
    '<div class="kg-card kg-__proto__-card">a &lt;b&gt;<svg><title>x</title></svg></div>',
    '<p>a &lt;b&gt;</p>',
  ],
  ['<div class="kg-card kg-callout-card"></div>', '<blockquote></blockquote>'],
  [
    '<figure class="kg-card kg-embed-card"><blockquote>Bir ileti <a href="https://x.example/1">1</a></blockquote></figure>',
    '<blockquote>Bir ileti <a href="https://x.example/1">1</a></blockquote>',
  ],
  ['<!-- not -->\n', ''],
])('The text %j becomes %j', (html, blocks) => {
  expect(ghostHtml(html)).toBe(blocks);
});

test('Given the document of the editor alone, then its cards become the same kinds of blocks', () => {
  const children = [
    {
      type: 'product',
      productTitle: 'Defter',
      productUrl: 'https://ornek.example/',
      productButton: 'Satın al',
    },
    { type: 'audio', src: 'https://ornek.example/a.mp3', title: 'Kayıt' },
    { type: 'bookmark', url: 'https://ornek.example/b', metadata: { title: 'Yer imi' } },
    { type: 'email', html: '<p>yalnız e-postada</p>' },
  ];
  expect(blocksOf(ghostHtml(lexicalHtml({ root: { children } })))).toEqual([
    '<h3>Defter</h3>',
    '<p><a href="https://ornek.example/">Satın al</a></p>',
    '<p><a href="https://ornek.example/a.mp3">Kayıt</a></p>',
    '<p><a href="https://ornek.example/b">Yer imi</a></p>',
  ]);
});

test('Links to pages of the old site lead to this one; those to its files stay, as the files do', () => {
  const link = (path: string) => `<a href="https://eski.example${path}">x</a>`;
  const pictures = { leadPicture: undefined, copies: new Map() };
  expect(
    placePictures(
      `${link('/a.b/yazi')}${link('/yazi.html')}${link('/f/liste.pdf')}`,
      pictures,
      'https://eski.example',
    ).html,
  ).toBe(
    '<a href="/a.b/yazi">x</a><a href="/yazi.html">x</a><a href="https://eski.example/f/liste.pdf">x</a>',
  );
});
