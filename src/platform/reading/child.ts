/** The process that reads untrusted documents: feeds, pages and their HTML. */
import { isTooDeep } from '../html/depth.ts';
import { sanitized } from '../html/sanitize.ts';
import { decode } from './decode.ts';
import { type ExportEntry, type ExportFault, UnusableExport, type WordPressLibrary } from './exported.ts';
import { parseEntries } from './feed.ts';
import { extractArticle } from './full-text.ts';
import { readGhost } from './ghost.ts';
import { ghostHtml } from './ghost-text.ts';
import { makeAbsolute, parseFragment, toPlainText } from './html.ts';
import { parseListing } from './listing.ts';
import { type CopiedPictures, picturesIn, placePictures } from './pictures.ts';
import type { ReadPage, ReadText } from './read-text.ts';
import { idsIn, wordPressHtml } from './wordpress-text.ts';

/** Entries of one source; further ones come with a later import. */
const maxEntries = 1_000;
/** Characters of one article, markup included. */
const maxCharacters = 300_000;

class TooMuch extends Error {}

/** What the process is asked to read; everything is passed on by copies. */
const readings = {
  /** A feed, or a page that lists articles. */
  source(bytes: Uint8Array, url: string) {
    const text = decode(bytes);
    const feed = parseEntries(text, url);
    const entries = (feed ?? parseListing(text, url)).slice(0, maxEntries);
    return { isFeed: feed !== undefined, entries };
  },
  /** The page of an article; undefined where it has none. */
  page(bytes: Uint8Array, url: string): ReadPage | undefined {
    const found = extractArticle(decode(bytes), url);
    return found && { ...found, ...toReadText(found.html) };
  },
  /** HTML that a feed has as text or summary, and the address it came from. */
  text: (html: string, url: string) => readText(html, url),
  /** The file of a Ghost export, and the old site's address. */
  ghost(bytes: Uint8Array, address: string): { entries: ExportEntry[] } | { fault: ExportFault } {
    try {
      return { entries: readGhost(new TextDecoder().decode(bytes), address) };
    } catch (error) {
      if (error instanceof UnusableExport) return { fault: error.fault };
      throw error;
    }
  },
  /** Which pictures of its library a text from WordPress shows. */
  libraryIds: (html: string) => idsIn(html),
  wordPress: (html: string, url: string, library: WordPressLibrary) =>
    readText(wordPressHtml(html, library), url),
  ghostText: (html: string, url: string) => readText(html, url, ghostHtml),
  /** `own` is the old address of the site whose text it is: links to it become links within this site. */
  replacePictures(html: string, pictures: CopiedPictures, own?: string) {
    const done = placePictures(html, pictures, own);
    return { ...done, plain: toPlainText(done.html) };
  },
};

export type Readings = typeof readings;
export type ReadingTask = { kind: keyof Readings; given: unknown[] };
/** `refused`: larger than anything that people write. */
export type ReadingOutcome = { kind: 'read'; value: unknown } | { kind: 'refused' };

function readText(html: string, url: string, plainMarkup = (own: string) => own): ReadText {
  if (isTooDeep(html)) throw new TooMuch();
  const body = parseFragment(plainMarkup(html));
  const plain = (body.textContent ?? '').replace(/\s+/g, ' ').trim();
  makeAbsolute(body, url);
  return { ...toReadText(body.innerHTML), plain };
}

function toReadText(html: string): ReadText {
  const clean = sanitized(html);
  if (clean.length > maxCharacters) throw new TooMuch();
  return { html: clean, plain: toPlainText(clean), pictures: picturesIn(clean) };
}

process.on('message', ({ kind, given }: ReadingTask) => {
  const read = readings[kind] as (...given: unknown[]) => unknown;
  let outcome: ReadingOutcome = { kind: 'refused' };
  try {
    outcome = { kind: 'read', value: read(...given) };
  } catch {
    // Whoever asks is told no more.
  }
  process.send?.(outcome);
});
process.send?.('ready');
