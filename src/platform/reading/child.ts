/** The process that reads untrusted documents: feeds, pages, Ghost exports, and the HTML of texts. */
import { isTooDeep } from '../html/depth.ts';
import { sanitized } from '../html/sanitize.ts';
import { decode } from './decode.ts';
import { type ExportEntry, type ExportFault, UnusableExport, type WordPressLibrary } from './exported.ts';
import { parseEntries } from './feed.ts';
import { extractArticle } from './full-text.ts';
import { readGhost } from './ghost.ts';
import { ghostHtml } from './ghost-text.ts';
import { makeAbsolute, parseFragment, textOf, toPlainText } from './html.ts';
import { parseListing } from './listing.ts';
import { type CopiedPictures, picturesIn, placePictures } from './pictures.ts';
import type { ReadPage, ReadText } from './read-text.ts';
import { idsIn, wordPressHtml } from './wordpress-text.ts';

/** The most entries that are read of one source. Further ones are left out. */
const maxEntries = 1_000;
/** The most characters of an article, markup included. */
const maxCharacters = 300_000;

class TooMuch extends Error {}

/** The functions that the parent process can call. Arguments and results are copied between the processes. */
const readings = {
  /** A feed, or a page that lists articles. */
  source(bytes: Uint8Array, url: string) {
    const text = decode(bytes);
    const feed = parseEntries(text, url);
    const entries = (feed ?? parseListing(text, url)).slice(0, maxEntries);
    return { isFeed: feed !== undefined, entries };
  },
  page(bytes: Uint8Array, url: string): ReadPage | undefined {
    const found = extractArticle(decode(bytes), url);
    return found && { ...found, ...toReadText(found.html) };
  },
  /** HTML of a text or a summary in a feed; `url` is the address that its relative links refer to. */
  text: (html: string, url: string) => readText(html, url),
  /** The file of a Ghost export; `address` is that of the old site. */
  ghost(bytes: Uint8Array, address: string): { entries: ExportEntry[] } | { fault: ExportFault } {
    try {
      return { entries: readGhost(new TextDecoder().decode(bytes), address) };
    } catch (error) {
      if (error instanceof UnusableExport) return { fault: error.reason };
      throw error;
    }
  },
  /** The ids of those pictures of the media library that a WordPress text shows. */
  libraryIds: (html: string) => idsIn(html),
  wordPress: (html: string, url: string, library: WordPressLibrary) =>
    readText(wordPressHtml(html, library), url),
  ghostText: (html: string, url: string) => readText(html, url, ghostHtml),
  /** `own` is the old address of the imported site: links to it become links within this site. */
  replacePictures(html: string, pictures: CopiedPictures, own?: string) {
    const done = placePictures(html, pictures, own);
    return { ...done, plain: toPlainText(done.html) };
  },
};

export type Readings = typeof readings;
export type ReadingTask = { kind: keyof Readings; given: unknown[] };
/** `refused`: the document could not be read, usually because it is larger or deeper than anything that people write. */
export type ReadingOutcome = { kind: 'read'; value: unknown } | { kind: 'refused' };

function readText(html: string, url: string, plainMarkup = (own: string) => own): ReadText {
  if (isTooDeep(html)) throw new TooMuch();
  const body = parseFragment(plainMarkup(html));
  const plain = textOf(body);
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
    // The parent process learns only that the document was refused.
  }
  process.send?.(outcome);
});
process.send?.('ready');
