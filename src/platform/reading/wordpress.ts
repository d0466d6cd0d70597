import { Parser } from 'htmlparser2';
import { type ExportEntry, type ExportedText, maxText, UnusableExport } from './exported.ts';

const maxDepth = 20;
/** The most characters of a field other than texts. The rest is cut off. */
const maxField = 4_000;

/** The most categories of an entry, and attributes of an element: more than any honest export has. */
const maxCategories = 1_000;
const maxAttributes = 100;

/** The only fields of an entry that are kept, since a hostile file may have millions of others. */
const usedFields = new Set([
  'content:encoded',
  'excerpt:encoded',
  'guid',
  'link',
  'title',
  'wp:attachment_url',
  'wp:post_date',
  'wp:post_id',
  'wp:post_parent',
  'wp:post_password',
  'wp:post_type',
  'wp:status',
]);
const usedMeta = new Set(['_thumbnail_id', '_wp_attachment_image_alt']);

/** The parts of an `<item>` that are read: its fields by element, its categories and its meta values. */
interface Item {
  fields: Map<string, string>;
  categories: { name: string; domain: string; slug: string }[];
  meta: Map<string, string>;
}

/** The entries of a WordPress export (WXR 1.0 to 1.2). Memory doesn't grow with the size of the file. Throws `UnusableExport`. */
export async function* readWordPress(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ExportEntry> {
  const decoder = new TextDecoder();
  const { parser, ready, finish } = openParser();
  /** The number of characters that the parser has received but not processed yet. */
  let pending = 0;
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true }).replaceAll('\0', '');
    const before = parser.endIndex;
    parser.write(text);
    pending = parser.endIndex === before ? pending + text.length : 0;
    if (pending > maxText) throw new UnusableExport('too_large');
    yield* ready.splice(0);
  }
  finish(decoder.decode());
  yield* ready.splice(0);
}

function openParser() {
  const path: string[] = [];
  const ready: ExportEntry[] = [];
  let item: Item | undefined;
  let category: Item['categories'][number] | undefined;
  let metaKey = '';
  let attributeCount = 0;
  let text = '';
  let isExport = false;
  let isComplete = false;
  let isAtEnd = false;

  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (/^!doctype/i.test(name)) throw new UnusableExport('doctype');
      },
      onopentagname() {
        attributeCount = 0;
      },
      onattribute() {
        attributeCount += 1;
        if (attributeCount > maxAttributes) throw new UnusableExport('too_large');
      },
      onopentag(name, attributes) {
        path.push(name);
        if (path.length > maxDepth) throw new UnusableExport('too_deep');
        if (path.length === 1 && name !== 'rss') throw new UnusableExport('unknown');
        text = '';
        if (path.length === 3 && name === 'item')
          item = { fields: new Map(), categories: [], meta: new Map() };
        if (item && path.length === 4 && name === 'category')
          category = { name: '', domain: attributes.domain ?? '', slug: attributes.nicename ?? '' };
      },
      ontext(more) {
        text += more;
        if (text.length > maxText) throw new UnusableExport('too_large');
      },
      onclosetag(name, isImplied) {
        // `isImplied` is true for `/>`, too. At the end of the file it means that the closing tag was cut off.
        if (isImplied && isAtEnd) throw new UnusableExport('broken');
        path.pop();
        if (!item) readChannel(name);
        else if (path.length === 2) {
          if (!isExport) throw new UnusableExport('unknown');
          ready.push(...entryOf(item));
          item = undefined;
        } else readItem(item, name);
        text = '';
        if (path.length === 0) isComplete = true;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );

  function readChannel(name: string): void {
    if (path.length !== 2) return;
    if (name === 'wp:wxr_version') isExport = true;
    if (name === 'link' || name === 'wp:base_blog_url') {
      ready.push({ kind: 'site', address: text.trim().slice(0, maxField) });
    }
  }

  function readItem(into: Item, name: string): void {
    if (path.length === 4 && path[3] === 'wp:postmeta') readMeta(into, name);
    else if (path.length !== 3) return;
    else if (name === 'category' && category) addCategory(into, { ...category, name: text.trim() });
    else if (usedFields.has(name))
      into.fields.set(name, name.endsWith(':encoded') ? text : text.trim().slice(0, maxField));
  }

  function addCategory({ categories }: Item, added: Item['categories'][number]): void {
    if (categories.length === maxCategories) throw new UnusableExport('too_large');
    categories.push(added);
  }

  function readMeta(into: Item, name: string): void {
    if (name === 'wp:meta_key') metaKey = text.trim();
    if (name === 'wp:meta_value' && usedMeta.has(metaKey))
      into.meta.set(metaKey, text.trim().slice(0, maxField));
  }

  return {
    parser,
    ready,
    finish(rest: string) {
      isAtEnd = true;
      parser.end(rest);
      if (!isComplete) throw new UnusableExport(isExport ? 'broken' : 'unknown');
      if (!isExport) throw new UnusableExport('unknown');
    },
  };
}

/** The states of texts that were public on the old site, or were scheduled to become public. */
const publicStates = new Set(['publish', 'future']);
const readStates = new Set([...publicStates, 'draft', 'pending', 'private']);

function entryOf({ fields, categories, meta }: Item): ExportEntry[] {
  const field = (name: string) => fields.get(name) ?? '';
  const [type, id, state] = [field('wp:post_type'), field('wp:post_id'), field('wp:status')];
  if (type === 'attachment') {
    const alt = meta.get('_wp_attachment_image_alt') ?? '';
    const url = field('wp:attachment_url');
    return url ? [{ kind: 'picture', id, parent: field('wp:post_parent'), url, alt }] : [];
  }
  if ((type !== 'post' && type !== 'page') || !readStates.has(state)) return [];
  const text: ExportedText = {
    kind: type,
    guid: field('guid'),
    id,
    title: field('title'),
    html: field('content:encoded'),
    excerpt: field('excerpt:encoded').trim(),
    link: field('link'),
    date: /^(?!0000)\d{4}-\d{2}-\d{2}/.exec(field('wp:post_date'))?.[0] ?? null,
    wasPublic: publicStates.has(state) && field('wp:post_password') === '',
    categories: namesOf(categories),
    picture: meta.get('_thumbnail_id') || null,
  };
  return [text];
}

/** The names of the categories, without "Uncategorized", in which WordPress puts texts without a category. */
function namesOf(categories: Item['categories']): string[] {
  const declared = categories.filter(({ domain }) => domain === 'category');
  const inUse = declared.length > 0 ? declared : categories.filter(({ domain }) => domain === '');
  const names = inUse
    .filter(({ slug, name }) => slug !== 'uncategorized' && name !== '')
    .map(({ name }) => name);
  return [...new Set(names)].slice(0, 20);
}
