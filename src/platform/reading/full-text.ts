import { Readability } from '@mozilla/readability';
import { parseDate } from './feed.ts';
import { makeAbsolute, parseDocument, toPlainText, webAddress } from './html.ts';

export interface FullText {
  /** Plain text. */
  title: string;
  /** HTML with complete addresses; not sanitised. */
  html: string;
  /** Plain text; empty if the page has none. */
  excerpt: string;
  published: Date | undefined;
  picture: string | undefined;
  canonical: string | undefined;
}

/** The most elements of a page. Readability refuses a page with more. */
const maxElements = 20_000;
/** The fewest characters of an article. A shorter text is not taken for one. */
const minCharacters = 140;

/** The article on a page, without what surrounds it; undefined if there is none. */
export function extractArticle(page: string, url: string): FullText | undefined {
  const document = parseDocument(page);
  const meta = (name: string) =>
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
  const time = document.querySelector('time[datetime]')?.getAttribute('datetime');
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  // Readability dismantles the document, so everything else is read from it first.
  const [metaTitle, picture, metaDate, description] = [
    meta('og:title'),
    meta('og:image'),
    meta('article:published_time'),
    meta('og:description') ?? meta('description'),
  ];
  makeAbsolute(document, url);
  const found = new Readability(document, { maxElemsToParse: maxElements }).parse();
  if (!found?.content || (found.textContent ?? '').trim().length < minCharacters) return undefined;
  return {
    title: toPlainText(metaTitle || found.title || ''),
    html: found.content,
    excerpt: toPlainText(description ?? found.excerpt ?? ''),
    published: parseDate(found.publishedTime) ?? parseDate(metaDate) ?? parseDate(time),
    picture: webAddress(picture, url),
    canonical: webAddress(canonical, url),
  };
}
