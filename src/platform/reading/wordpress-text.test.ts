import { expect, test } from 'vitest';
import type { LibraryPicture } from './exported';
import { idsIn, wordPressHtml } from './wordpress-text';

const library = {
  byId: new Map<string, LibraryPicture>([['5', { url: 'https://eski.example/tam.jpg', alt: 'Tam "boy"' }]]),
  own: [{ url: 'https://eski.example/kendi.jpg', alt: '' }],
};
const html = (source: string) => wordPressHtml(source, library).replace(/\n+/g, '');

test.each([
  ['Bir\niki\n\nüç', '<p>Bir<br>iki</p><p>üç</p>'],
  ['<h2>Baş</h2>\nMetin\n<ul>\n<li>Bir</li>\n</ul>', '<h2>Baş</h2><p>Metin</p><ul><li>Bir</li></ul>'],
  ['<blockquote>Söz</blockquote>', '<blockquote>Söz</blockquote>'],
  ['<pre>a\n\n  b</pre>', '<pre>a  b</pre>'],
  ['<!-- wp:paragraph -->\n<p>Blok</p>\n<!-- /wp:paragraph -->', '<p>Blok</p>'],
  ['Önce<!--more-->sonra', '<p>Öncesonra</p>'],
  [
    '[caption id="x" width="1"]<img src="a.jpg"> Alt <em>yazı</em>[/caption]',
    '<figure><img src="a.jpg"><figcaption>Alt <em>yazı</em></figcaption></figure>',
  ],
  [
    '[caption caption="Eski"]<img src="a.jpg">[/caption]',
    '<figure><img src="a.jpg"><figcaption>Eski</figcaption></figure>',
  ],
  [
    '[gallery ids="5, 99"]',
    '<figure><img src="https://eski.example/tam.jpg" alt="Tam &quot;boy&quot;"></figure>',
  ],
  ['[gallery]', '<figure><img src="https://eski.example/kendi.jpg" alt=""></figure>'],
  ['[embed]https://youtu.be/x[/embed]', '<p><a href="https://youtu.be/x">https://youtu.be/x</a></p>'],
  [
    'Bakın:\n\nhttps://www.youtube.com/watch?v=abcdefgh\n\nGüzel.',
    '<p>Bakın:</p><p><a href="https://www.youtube.com/watch?v=abcdefgh">https://www.youtube.com/watch?v=abcdefgh</a></p><p>Güzel.</p>',
  ],
  [
    '<iframe src="//www.youtube.com/embed/abcdefgh?x=1" width="1"></iframe>',
    '<p><a href="https://www.youtube.com/watch?v=abcdefgh">https://www.youtube.com/watch?v=abcdefgh</a></p>',
  ],
  [
    '[video mp4="https://eski.example/v.mp4"][/video]',
    '<p><a href="https://eski.example/v.mp4">https://eski.example/v.mp4</a></p>',
  ],
  [
    '[button color="red"]Tıklayın[/button] [contact-form-7 id="1"] [sic] [1] [not]',
    '<p>Tıklayın  [sic] [1] [not]</p>',
  ],
  ['<a href="https://eski.example/b.jpg"><img src="b.jpg"></a>', '<p><img src="b.jpg"></p>'],
  [
    '<img class="wp-image-5" src="https://eski.example/tam-300x200.jpg">',
    '<p><img class="wp-image-5" src="https://eski.example/tam.jpg"></p>',
  ],
])('WordPress’s text %j becomes %s', (source, expected) => {
  expect(html(source)).toBe(expected);
});

test('The pictures that a text names by their ids are found once each', () => {
  expect(
    idsIn('[gallery ids="5,6"] <img class="wp-image-6"> [gallery include=\'7\'] [gallery ids="x;drop"]'),
  ).toEqual(['5', '6', '7']);
});
