import { expect, test } from 'vitest';
import { everyLanguage } from '#/platform/i18n/site-languages';
import { sitemap } from './sitemap';

const site = { baseUrl: 'https://leyla.example', languages: everyLanguage };

test('Given a page, Then each language has an entry that names all three and the default', () => {
  const xml = sitemap(site, [{ path: '/consulting' }]);
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://leyla.example/consulting',
    '<loc>https://leyla.example/consulting?lang=en',
    '<loc>https://leyla.example/consulting?lang=ar',
  ]);
  expect(xml.match(/hreflang="[^"]+" href="[^"]+"/g)?.slice(0, 4)).toEqual([
    'hreflang="tr" href="https://leyla.example/consulting"',
    'hreflang="en" href="https://leyla.example/consulting?lang=en"',
    'hreflang="ar" href="https://leyla.example/consulting?lang=ar"',
    'hreflang="x-default" href="https://leyla.example/consulting"',
  ]);
});

test('Given characters with a meaning in XML, Then they are escaped', () => {
  const xml = sitemap(site, [{ path: `/articles/<a>&"b"'c'`, changed: '2026-05-04' }]);
  expect(xml).toContain('<loc>https://leyla.example/articles/&lt;a&gt;&amp;&quot;b&quot;&apos;c&apos;</loc>');
  expect(xml).toContain('<lastmod>2026-05-04</lastmod>');
});
