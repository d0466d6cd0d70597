import { expect, test } from 'vitest';
import { shippedLook } from '#/features/look/contract';
import { renderedLook } from '#/features/look/rules';
import { everyLanguage } from '#/platform/i18n/site-languages';
import { busyPage } from './render';

const address = { baseUrl: 'https://leyla.example', languages: everyLanguage };
const request = new Request('https://leyla.example/books?lang=ar');

test('Given a look of the owner, when the site can’t render a page, then the page that says so has her colours in both themes', async () => {
  const look = renderedLook({ ...shippedLook, accent: '#8a1c2c', paper: '#fdf6e9', night: '#0b1626' });
  const response = busyPage(request, { ...address, look });
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(html).toContain('dir="rtl"');
  expect(html).toContain('html{background:#fdf6e9;');
  expect(html).toContain('a{color:#8a1c2c}@media(prefers-color-scheme:dark){html{background:#0b1626;');
});

test('Given the shipped look, then it has the shipped colours', async () => {
  expect(await busyPage(request, address).text()).toContain('html{background:#faf8f3;');
});
