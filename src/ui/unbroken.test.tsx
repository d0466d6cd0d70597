import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken, unbrokenHtml } from './unbroken';

test('Given words with a letter before their hyphen, then each word is kept on one line with an ordinary hyphen, and other text is unchanged', () => {
  const shown = renderToStaticMarkup(
    <Unbroken>Onayı e-postayla alırsınız; E-ticaret, yüz-yüze ve 24-25 Kasım.</Unbroken>,
  );
  expect(shown).toBe(
    'Onayı <span class="unbroken">e-postayla</span> alırsınız; <span class="unbroken">E-ticaret</span>, yüz-yüze ve 24-25 Kasım.',
  );
  expect(renderToStaticMarkup(<Unbroken>{<b>e-posta</b>}</Unbroken>)).toBe('<b>e-posta</b>');
});

test('Given a stored body, then its texts are kept together, and its addresses stay', () => {
  expect(unbrokenHtml('<p>Yeni <a href="/e-ticaret" title="e-ticaret">e-ticaret</a> yazısı</p>')).toBe(
    '<p>Yeni <a href="/e-ticaret" title="e-ticaret"><span class="unbroken">e-ticaret</span></a> yazısı</p>',
  );
});
