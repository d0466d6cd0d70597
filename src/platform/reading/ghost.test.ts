import { expect, test } from 'vitest';
import { type ExportedText, UnusableExport } from './exported';
import { readGhost } from './ghost';

const address = 'https://eski.example';
const post = (change: object = {}) => ({
  id: '1',
  uuid: 'u-1',
  title: 'Başlık',
  slug: 'baslik',
  status: 'published',
  visibility: 'public',
  type: 'post',
  html: '<p>Metin</p>',
  published_at: '2021-03-04T22:30:00.000Z',
  ...change,
});
const ghostFile = (posts: object[], more: object = {}) =>
  JSON.stringify({ db: [{ meta: { version: '5.0.0' }, data: { posts, ...more } }] });
const read = (posts: object[], more?: object) => readGhost(ghostFile(posts, more), address) as ExportedText[];

test('Given an export of Ghost, then addresses, tags, dates and states are read', () => {
  const tags = {
    tags: [
      { id: 't1', name: 'Marka', visibility: 'public' },
      { id: 't2', name: '#gizli', visibility: 'internal' },
      { id: 't3', name: 'Dijital' },
    ],
    posts_tags: [
      { post_id: '1', tag_id: 't3', sort_order: 1 },
      { post_id: '1', tag_id: 't1', sort_order: 0 },
      { post_id: '1', tag_id: 't2', sort_order: 2 },
    ],
  };
  const picture = '__GHOST_URL__/content/images/a.jpg';
  const html = `<img src="${picture}">`;
  expect(read([post({ feature_image: picture, html, custom_excerpt: 'Özet' })], tags)).toEqual([
    {
      kind: 'post',
      guid: 'https://eski.example/p/u-1/',
      id: '1',
      title: 'Başlık',
      html: '<img src="https://eski.example/content/images/a.jpg">',
      excerpt: 'Özet',
      link: 'https://eski.example/baslik/',
      date: '2021-03-04T22:30:00.000Z',
      wasPublic: true,
      categories: ['Marka', 'Dijital'],
      picture: 'https://eski.example/content/images/a.jpg',
    },
  ]);
});

test.each([
  [{ feature_image: '/content/images/a.jpg' }, { picture: 'https://eski.example/content/images/a.jpg' }],
  [{ feature_image: 'http://[' }, { picture: null }],
  [{ status: 'draft' }, { wasPublic: false }],
  [{ status: 'scheduled' }, { wasPublic: true }],
  [{ visibility: 'members' }, { wasPublic: false }],
  [{ type: 'page' }, { kind: 'page' }],
  [{ type: undefined, page: 1 }, { kind: 'page' }],
  [{ published_at: null, created_at: 'gibberish' }, { date: null }],
  [{ published_at: 1614893400000 }, { date: '2021-03-04T21:30:00.000Z' }],
])('Given a post with %j, then it is read as %j', (change, expected) => {
  expect(read([post(change)])[0]).toMatchObject(expected);
});

test('Given a post without HTML, then the document of the present editor is read', () => {
  const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format });
  const lexical = JSON.stringify({
    root: {
      children: [
        { type: 'extended-heading', tag: 'h3', children: [text('Baş & son')] },
        {
          type: 'paragraph',
          children: [
            text('kalın', 1),
            { type: 'linebreak' },
            { type: 'link', url: 'https://a.example/?b&c', children: [text('bağ', 2)] },
          ],
        },
        { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('bir')] }] },
        { type: 'image', src: '__GHOST_URL__/a.jpg', alt: 'A', caption: '<b>alt</b>' },
        { type: 'codeblock', code: '<x>' },
        { type: 'bookmark', url: 'https://b.example/' },
        { type: 'signup', header: 'Üye olun' },
      ],
    },
  });
  expect(read([post({ html: null, lexical })])[0]?.html).toBe(
    '<h3>Baş &amp; son</h3><p><strong>kalın</strong><br><a href="https://a.example/?b&amp;c"><em>bağ</em></a></p><ol><li>bir</li></ol>' +
      '<figure><img src="https://eski.example/a.jpg" alt="A"><figcaption><b>alt</b></figcaption></figure><pre><code>&lt;x&gt;</code></pre>' +
      '<p><a href="https://b.example/">https://b.example/</a></p>',
  );
});

test('Given a post without HTML, then the document of the earlier editor is read', () => {
  const mobiledoc = JSON.stringify({
    version: '0.3.1',
    markups: [['strong'], ['a', ['href', 'https://a.example/']], ['script']],
    atoms: [['soft-return', '', {}]],
    cards: [
      ['image', { src: '/b.jpg' }],
      ['markdown', { markdown: 'Bir <b>\n\nİki' }],
    ],
    sections: [
      [1, 'h2', [[0, [], 0, 'Baş']]],
      [
        1,
        'p',
        [
          [0, [0], 0, 'kalın '],
          [0, [1], 2, 'bağ'],
          [1, [], 0, 0],
          [0, [2], 1, 'son'],
        ],
      ],
      [3, 'ul', [[[0, [], 0, 'bir']]]],
      [10, 0],
      [10, 1],
    ],
  });
  expect(read([post({ html: '', mobiledoc })])[0]?.html).toBe(
    '<h2>Baş</h2><p><strong>kalın <a href="https://a.example/">bağ</a></strong><br><span>son</span></p><ul><li>bir</li></ul>' +
      '<figure><img src="/b.jpg" alt=""></figure><p>Bir &lt;b&gt;</p><p>İki</p>',
  );
});

test.each([
  ['{', 'broken'],
  ['[]', 'unknown'],
  ['null', 'unknown'],
  ['{"db":[{"data":{"users":[]}}]}', 'unknown'],
  [ghostFile([post({ html: 'a'.repeat(3 * 1024 * 1024) })]), 'too_large'],
])('Given the unusable file %#, then it is refused', (file, fault) => {
  expect(() => readGhost(file, address)).toThrow(new UnusableExport(fault as 'broken'));
});

test('Given rows of the wrong kind, a damaged document and one nested without end, then the other texts are read', () => {
  const deep = `${'{"type":"paragraph","children":['.repeat(5_000)}{"type":"text","text":"dip"}${']}'.repeat(5_000)}`;
  const posts = [
    null,
    5,
    post({ html: null, lexical: '{' }),
    post({ html: 7, lexical: `{"root":${deep}}` }),
    {},
  ];
  const texts = readGhost(
    JSON.stringify({ data: { posts, tags: 'x', posts_tags: [null] } }),
    address,
  ) as ExportedText[];
  expect(texts).toHaveLength(3);
  expect(texts[1]?.html).not.toContain('dip');
});
