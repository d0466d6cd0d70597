import { parseFeed } from 'feedsmith';
import { toPlainText, webAddress } from './html.ts';

/** An article as a feed or a listing page describes it. */
export interface Entry {
  /** Plain text; empty if there is none. */
  title: string;
  url: string;
  published?: Date | undefined;
  /** HTML or plain text. */
  summary?: string | undefined;
  /** The full text, if the feed has it: HTML or plain text. */
  content?: string | undefined;
  picture?: string | undefined;
}

interface Raw extends Omit<Entry, 'title' | 'url' | 'published' | 'picture'> {
  title: string | undefined;
  link: string | undefined;
  date: unknown;
  pictures: (string | undefined)[];
}

/** The entries with an address of an RSS, Atom, RDF or JSON feed, in its order; undefined if `text` is not a feed. */
export function parseEntries(text: string, base: string): Entry[] | undefined {
  let parsed: ReturnType<typeof parseFeed>;
  try {
    parsed = parseFeed(text);
  } catch {
    return undefined;
  }
  return rawEntries(parsed).flatMap(({ title, link, date, pictures, ...texts }) => {
    const url = webAddress(link, base);
    if (!url) return [];
    const picture = pictures.map((address) => webAddress(address, base)).find(Boolean);
    return [{ ...texts, title: toPlainText(title ?? ''), url, published: parseDate(date), picture }];
  });
}

export function parseDate(written: unknown): Date | undefined {
  const date = new Date(typeof written === 'string' || written instanceof Date ? written : '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function rawEntries(parsed: ReturnType<typeof parseFeed>): Raw[] {
  switch (parsed.format) {
    case 'rss':
      return (parsed.feed.items ?? []).map((item) => ({
        title: item.title ?? item.dc?.titles?.[0],
        link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
        date: item.pubDate ?? item.dc?.dates?.[0],
        summary: item.description,
        content: item.content?.encoded,
        pictures: [...enclosedPictures(item.enclosures), ...mediaPictures(item.media)],
      }));
    case 'atom':
      return (parsed.feed.entries ?? []).map((entry) => ({
        title: entry.title?.value,
        link: (entry.links?.find(({ rel }) => !rel || rel === 'alternate') ?? entry.links?.[0])?.href,
        date: entry.published ?? entry.updated,
        summary: entry.summary?.value,
        content: entry.content?.value,
        pictures: mediaPictures(entry.media),
      }));
    case 'rdf':
      return (parsed.feed.items ?? []).map((item) => ({
        title: item.title,
        link: item.link,
        date: item.dc?.dates?.[0],
        summary: item.description,
        content: item.content?.encoded,
        pictures: mediaPictures(item.media),
      }));
    case 'json':
      return (parsed.feed.items ?? []).map((item) => ({
        title: item.title,
        link: item.url ?? item.external_url,
        date: item.date_published,
        summary: item.summary,
        content: item.content_html ?? item.content_text,
        pictures: [item.image, item.banner_image],
      }));
  }
}

interface Enclosed {
  url?: string | undefined;
  type?: string | undefined;
  medium?: string | undefined;
}

const enclosedPictures = (enclosures: readonly Enclosed[] = []) =>
  enclosures
    .filter(({ type, medium }) => medium === 'image' || type?.startsWith('image/'))
    .map(({ url }) => url);

const mediaPictures = (
  media: { contents?: readonly Enclosed[]; thumbnails?: readonly Enclosed[] } | undefined,
) => [...enclosedPictures(media?.contents), ...(media?.thumbnails ?? []).map(({ url }) => url)];
