import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { type ExportEntry, type ExportedText, UnusableExport } from './exported';
import { readWordPress } from './wordpress';

const real = join(import.meta.dirname, '../../../tests/fixtures/wordpress-6.xml');

async function* pieces(text: string, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function entriesOf(chunks: AsyncIterable<Uint8Array>): Promise<ExportEntry[]> {
  const entries: ExportEntry[] = [];
  for await (const entry of readWordPress(chunks)) entries.push(entry);
  return entries;
}
const isText = (entry: ExportEntry): entry is ExportedText => entry.kind === 'post' || entry.kind === 'page';

const head = '<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.0/"><channel>';
const wxr = (items: string, version = '<wp:wxr_version>1.0</wp:wxr_version>') =>
  `${head}${version}${items}</channel></rss>`;
const item = (inner: string) =>
  `<item><title>T</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>${inner}</item>`;

const faultOf = (chunks: AsyncIterable<Uint8Array>) =>
  entriesOf(chunks).then(
    () => undefined,
    (error) => (error instanceof UnusableExport ? error.reason : error),
  );

test('Given an export that WordPress 6.1 made, then its texts, pictures and address are read', async () => {
  const entries = await entriesOf(createReadStream(real, { highWaterMark: 1_000 }));
  expect(entries.find(({ kind }) => kind === 'site')).toEqual({
    kind: 'site',
    address: 'http://eski-blog.example',
  });
  expect(entries.filter(({ kind }) => kind === 'picture')).toHaveLength(4);
  expect(entries).toContainEqual(
    expect.objectContaining({ kind: 'picture', id: '4', alt: 'Sabah ışığında bir masa' }),
  );
  const texts = entries.filter(isText);
  expect(texts.map(({ kind, title, date, wasPublic }) => [kind, title, date, wasPublic])).toEqual([
    ['post', 'Acele & sabır: markanın iki yüzü', '2019-05-14', true],
    ['post', 'Bloklarla yazmak', '2020-02-03', true],
    ['post', 'Yarım kalan', expect.any(String), false],
    ['post', 'Gizli yazı', '2021-01-01', false],
    ['post', 'Parolalı', '2021-02-01', false],
    ['page', 'Hakkımda', '2018-01-01', true],
  ]);
  expect(texts[0]).toMatchObject({
    link: 'http://eski-blog.example/2019/05/acele-ve-sabir/',
    categories: ['Marka'],
    picture: '4',
    excerpt: 'Markalar neden acele eder?',
  });
  expect(texts[1]?.categories).toEqual(['Dijital Pazarlama', 'Marka']);
  expect(JSON.stringify(texts)).not.toMatch(/okur@|Güzel yazı/);
});

test('Given an export in the older format 1.0, then it is read as well', async () => {
  const old = wxr(
    item(
      '<category><![CDATA[Marka]]></category><category domain="category" nicename="marka"><![CDATA[Marka]]></category><category domain="tag" nicename="x"><![CDATA[X]]></category>' +
        '<wp:post_date>2007-11-02 10:00:00</wp:post_date><description/><pubDate /><guid isPermaLink="false">http://eski.example/?p=1</guid><content:encoded><![CDATA[A &amp; B]]></content:encoded>',
    ),
  );
  const [text] = (await entriesOf(pieces(old))).filter(isText);
  expect(text).toMatchObject({
    guid: 'http://eski.example/?p=1',
    categories: ['Marka'],
    date: '2007-11-02',
    html: 'A &amp; B',
    excerpt: '',
  });
});

const bomb = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>`;
test.each([
  ['entities of its own', wxr(item('')).replace('<rss', `${bomb}<rss`), 'doctype'],
  ['an external entity', `<!DOCTYPE r SYSTEM "file:///etc/passwd">${wxr(item(''))}`, 'doctype'],
  ['a document type in its middle', wxr(`${item('')}<!DOCTYPE x>`), 'doctype'],
  ['elements within each other', wxr(item('<a>'.repeat(50))), 'too_deep'],
  ['an end that is cut off', wxr(item('')).slice(0, -40), 'broken'],
  ['another kind of XML', '<html><body>x</body></html>', 'unknown'],
  ['a feed, which is no export', wxr(item(''), ''), 'unknown'],
  ['a text that is no XML', 'merhaba', 'unknown'],
  ['nothing', '', 'unknown'],
])('Given a file with %s, then it is refused', async (_, file, fault) => {
  expect(await faultOf(pieces(file, 100))).toBe(fault);
});

test('Given an endless text, comment, element name or CDATA section, then it is refused before it fills the memory', async () => {
  for (const beginning of ['<x>', '<!--', '<', '<x><![CDATA[', '<x a="']) {
    async function* endless() {
      yield new TextEncoder().encode(`${head}<wp:wxr_version>1.2</wp:wxr_version><item>${beginning}`);
      const more = new Uint8Array(1024 * 1024).fill(97);
      for (let count = 0; count < 20; count += 1) yield more;
      throw new Error('it was read to its end');
    }
    expect(await faultOf(endless()), beginning).toBe('too_large');
  }
});

test('Given entities that it did not declare, and a NUL, then they stay plain text', async () => {
  const [text] = (
    await entriesOf(pieces(wxr(item('<content:encoded>&boom; &#0; a\0b</content:encoded>'))))
  ).filter(isText);
  expect(text?.html).toContain('&boom;');
  expect(text?.html).not.toContain('\0');
});

test.each([
  ['categories', "'<category/>'.repeat(1_000)"],
  ['elements that nobody knows', "Array.from({ length: 500 }, (_, k) => '<a' + i + '_' + k + '/>').join('')"],
  [
    'attributes',
    "(i ? '' : '<x ') + Array.from({ length: 500 }, (_, k) => ' a' + i + '_' + k + '=\"\"').join('')",
  ],
])('Given an entry with a million %s, then it doesn’t fill the memory', async (_, part) => {
  const program = `
    import(${JSON.stringify(join(import.meta.dirname, 'wordpress.ts'))}).then(async ({ readWordPress }) => {
      async function* chunks() {
        yield Buffer.from('<rss><channel><wp:wxr_version>1.2</wp:wxr_version><item>');
        for (let i = 0; i < 2_000; i += 1) yield Buffer.from(${part});
        yield Buffer.from('</item></channel></rss>');
      }
      try { for await (const _ of readWordPress(chunks())); } catch {}
    });`;
  const worker = new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 48 } });
  // `once` rejects if the worker has run out of memory.
  expect(await once(worker, 'exit')).toEqual([0]);
});
