import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookiesOf, owner, ownerEnv } from '../../tests/support/owner';
import { openPublisher, type Publisher, rss } from '../../tests/support/publisher';
import { type Site, startSite } from '../../tests/support/site';
import { type FakeTranslator, openTranslator } from '../../tests/support/translators';

let translator: FakeTranslator;
let publisher: Publisher;
let site: Site;
beforeAll(async () => {
  translator = await openTranslator('deepl');
  publisher = await openPublisher();
  site = await startSite({
    development: true,
    env: {
      ...ownerEnv,
      CONTENT: 'none',
      TRANSLATE_PROVIDER: 'deepl',
      TRANSLATE_URL: translator.url,
      TRANSLATE_KEY: 'a-key-of-the-test',
      IMPORT_TUHAF_URL: publisher.at('/tuhaf'),
      ALLOW_PRIVATE_HOSTS: publisher.host,
    },
  });
});
afterAll(async () => {
  await site.stop();
  await publisher.close();
  await translator.close();
});

test('Given a site that runs from its sources, then pages open, and translation and imports work as in production', async () => {
  const page = await fetch(`${site.url}/contact?lang=en`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('/src/main/client.tsx');

  const post = (path: string, body: object, cookie = '') =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });
  const cookie = cookiesOf(await post('/api/auth/sign-in/email', owner));
  const translated = await post('/api/admin/translate', { text: 'Merhaba' }, cookie);
  expect(await translated.json()).toEqual({ en: 'en: Merhaba', ar: 'ar: Merhaba' });

  publisher.serve('/tuhaf', rss([]));
  expect((await post('/api/admin/articles/import', {}, cookie)).status).toBe(200);
});
