import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { engines } from '../../tests/support/database';
import { signedInBefore } from '../../tests/support/owner';

describe.each(engines)('books by their numbers on %s', (engine) => {
  let site: TestApi;
  let signedIn: { Cookie: string };
  beforeEach(async () => {
    site = await openTestApi(engine, '2026-06-08T07:00:00Z');
    signedIn = { Cookie: await signedInBefore(site) };
  });
  afterEach(() => site.close());

  test('Given pasted numbers, then each becomes one draft, however it is written and however often it is sent; a stranger and an empty text are refused', async () => {
    const paste = async (text: string) => (await site.post('/api/admin/isbn', { text }, signedIn)).json();
    const first = await paste('978-975-470-011-4\nISBN 0-306-40615-2 (Kitap)\n978-975-470-011-5\nKitap adı');
    expect(first).toMatchObject([
      { outcome: 'added', isbn: '9789754700114', registered: 'tr' },
      { outcome: 'added', isbn: '9780306406157', registered: 'en' },
      { outcome: 'check_digit', line: '978-975-470-011-5' },
      { outcome: 'no_number', line: 'Kitap adı' },
    ]);
    for (const again of await Promise.all([paste('9789754700114'), paste('9789754700114')]))
      expect(again).toMatchObject([{ outcome: 'known', id: first[0].id }]);
    const books = await (await site.get('/api/admin/books', signedIn)).json();
    expect(books).toMatchObject([
      { title: { tr: expect.stringMatching(/^ISBN 97/) }, isPublished: false },
      { isPublished: false },
    ]);
    expect((await site.get('/api/books').then((response) => response.json())).length).toBe(0);
    expect((await site.post('/api/admin/isbn', { text: '9789754700114' })).status).toBe(401);
    expect((await site.post('/api/admin/isbn', { text: ' ' }, signedIn)).status).toBe(422);
  });
});
