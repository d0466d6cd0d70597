import { type ExportEntry, type ExportedText, maxText, UnusableExport } from './exported.ts';
import { lexicalHtml } from './lexical.ts';
import { mobiledocHtml } from './mobiledoc.ts';

type Row = Record<string, unknown>;

/** The placeholder for the site's address in the texts of an export. */
const place = /__GHOST_URL__/g;

const textIn = (row: Row, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? value.replaceAll('\0', '') : '';
};

const rowsIn = (data: Row, name: string): Row[] => {
  const rows = data[name];
  return Array.isArray(rows) ? rows.filter((row): row is Row => typeof row === 'object' && row !== null) : [];
};

/** The texts of a Ghost export (versions 1 to 6). `address`: the old site's, without trailing slash. Throws `UnusableExport`. */
export function readGhost(json: string, address: string): ExportEntry[] {
  const data = dataOf(json);
  const tags = new Map(
    rowsIn(data, 'tags')
      .filter((tag) => textIn(tag, 'visibility') !== 'internal' && !textIn(tag, 'name').startsWith('#'))
      .map((tag) => [String(tag.id), textIn(tag, 'name')]),
  );
  const byPost = Map.groupBy(
    rowsIn(data, 'posts_tags').toSorted(
      (one, other) => Number(one.sort_order ?? 0) - Number(other.sort_order ?? 0),
    ),
    (row) => String(row.post_id),
  );
  return rowsIn(data, 'posts').flatMap((post) => {
    const categories = (byPost.get(String(post.id)) ?? []).flatMap(
      (row) => tags.get(String(row.tag_id)) || [],
    );
    return entryOf(post, categories, address);
  });
}

function dataOf(json: string): Row {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw new UnusableExport('broken');
  }
  const file = (parsed ?? {}) as { db?: { data?: Row }[]; data?: Row };
  const data = Array.isArray(file.db) ? file.db[0]?.data : file.data;
  if (typeof data !== 'object' || data === null || !Array.isArray(data.posts))
    throw new UnusableExport('unknown');
  return data;
}

function entryOf(post: Row, categories: string[], address: string): ExportedText[] {
  const [slug, uuid, state] = [textIn(post, 'slug'), textIn(post, 'uuid'), textIn(post, 'status')];
  const isPage = textIn(post, 'type') === 'page' || post.page === true || post.page === 1;
  const html = bodyOf(post);
  if (html.length > maxText) throw new UnusableExport('too_large');
  const complete = (text: string) => text.replace(place, address);
  return [
    {
      kind: isPage ? 'page' : 'post',
      guid: `${address}/p/${encodeURIComponent(uuid || slug)}/`,
      id: String(post.id),
      title: textIn(post, 'title'),
      html: complete(html),
      excerpt: textIn(post, 'custom_excerpt'),
      link: slug ? `${address}/${encodeURIComponent(slug)}/` : '',
      date: momentIn(post, 'published_at') ?? momentIn(post, 'created_at'),
      wasPublic: (state === 'published' || state === 'scheduled') && isForEverybody(post),
      categories,
      picture: pictureAt(complete(textIn(post, 'feature_image') || textIn(post, 'image')), address),
    },
  ];
}

/** The complete address of a picture. In the oldest exports it is relative to the site's address. */
const pictureAt = (path: string, address: string): string | null =>
  path ? (URL.parse(path, `${address}/`)?.href ?? null) : null;

/** A point in time in ISO 8601. The oldest exports store it in milliseconds. */
function momentIn(row: Row, name: string): string | null {
  const value = row[name];
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Whether everybody could read a post. Posts for members only are imported as drafts. */
const isForEverybody = (post: Row): boolean => ['', 'public'].includes(textIn(post, 'visibility'));

/** The HTML of a post. Some exports lack it and hold only the editor's document, which is converted. */
function bodyOf(post: Row): string {
  const html = textIn(post, 'html');
  if (html) return html;
  const [lexical, mobiledoc] = [textIn(post, 'lexical'), textIn(post, 'mobiledoc')];
  try {
    if (lexical) return lexicalHtml(JSON.parse(lexical));
    if (mobiledoc) return mobiledocHtml(JSON.parse(mobiledoc));
  } catch {
    // The text of this post is lost, but the other posts can still be imported.
  }
  return '';
}
