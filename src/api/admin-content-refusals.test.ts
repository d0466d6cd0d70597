import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { type Kind, kinds } from '../../tests/support/item-kinds';
import { signedInBefore } from '../../tests/support/owner';

let site: TestApi;
let owner: Record<string, string>;
beforeAll(async () => {
  site = await openTestApi('postgres', '2026-06-08T22:30:00Z');
  owner = { Cookie: await signedInBefore(site) };
});
afterAll(() => site.close());

const send = (method: string, path: string, sent?: unknown) =>
  site.request(`/api/admin/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...owner },
    ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
  });
const count = async (kind: string): Promise<number> => (await (await send('GET', kind)).json()).length;

const refusals: [string, string, Record<string, unknown>, string][] = [
  ['no title', 'books', { title: undefined }, 'title.tr'],
  ['a title without Turkish', 'about', { title: { en: 'Market' } }, 'title.tr'],
  ['a title of two lines', 'media', { title: { tr: 'a\nb' } }, 'title.tr'],
  ['an overlong title', 'books', { title: { tr: 'a'.repeat(201) } }, 'title.tr'],
  ['an overlong translation', 'books', { description: { tr: '', ar: 'a'.repeat(5001) } }, 'description.ar'],
  ['a NUL character', 'articles', { content: { tr: 'a\u0000' } }, 'content.tr'],
  ['a javascript: address', 'books', { image: 'javascript:alert(1)' }, 'image'],
  ['a data: address', 'articles', { image: 'data:image/svg+xml,x' }, 'image'],
  ['an address without a scheme', 'books', { image: '//evil.example/a.png' }, 'image'],
  ['a path with ..', 'books', { image: '/uploads/../api' }, 'image'],
  [
    'a shop with a javascript: address',
    'books',
    { marketplaces: [{ name: 'A', url: 'JavaScript:x' }] },
    'marketplaces.0.url',
  ],
  [
    'a logo with a javascript: address',
    'books',
    { marketplaces: [{ name: 'A', url: 'https://a.example', logo: 'javascript:alert(1)//' }] },
    'marketplaces.0.logo',
  ],
  [
    'a shop without a name',
    'books',
    { marketplaces: [{ name: '', url: 'https://a.example' }] },
    'marketplaces.0.name',
  ],
  ['a video on an unknown site', 'media', { videoId: 'https://evil.example/v' }, 'videoId'],
  ['an unknown video platform', 'media', { platform: 'evil' }, 'platform'],
  ['an invalid date', 'media', { date: '2026-02-30' }, 'date'],
  ['an unknown section', 'about', { section: 'secret' }, 'section'],
  ['a sort order that is not a number', 'about', { sortOrder: 'çok' }, 'sortOrder'],
  ['a published state that is not a boolean', 'books', { isPublished: 'evet' }, 'isPublished'],
  ['a canonical javascript: address', 'articles', { canonicalUrl: 'javascript:x' }, 'canonicalUrl'],
  ['a reading time of zero', 'articles', { readTime: 0 }, 'readTime'],
];
test.each(refusals)(
  'Given %s, when an item is created or changed, then 422 names the field',
  async (_, kind, over, path) => {
    const { full } = kinds.find((each) => each.kind === kind) as Kind;
    const before = await count(kind);
    const response = await send('POST', `${kind}?lang=tr`, { ...full, ...over });
    expect(response.status).toBe(422);
    const { errors } = await response.json();
    expect(errors.map((error: { path: string }) => error.path)).toEqual([path]);
    expect(await count(kind)).toBe(before);
    const { id } = await (await send('POST', kind, full)).json();
    if (over[Object.keys(over)[0] ?? ''] === undefined) return;
    expect((await send('PUT', `${kind}/${id}`, over)).status).toBe(422);
  },
);

test.each([
  ['tr', 'Bu alan zorunludur', 'Adres http:// ya da https:// ile başlamalıdır'],
  ['en', 'This field is required', 'The address must start with http:// or https://'],
  ['ar', 'هذا الحقل مطلوب', 'يجب أن يبدأ الرابط بـ ‎http://‎ أو ‎https://‎'],
])('Given an invalid request in %s, then the error is in that language', async (lang, required, address) => {
  const sent = { title: { tr: '' }, marketplaces: [{ name: 'A', url: 'ftp://a' }] };
  const { errors } = await (await send('POST', `books?lang=${lang}`, sent)).json();
  expect(errors).toEqual([
    { path: 'title.tr', message: required },
    { path: 'marketplaces.0.url', message: address },
  ]);
});
