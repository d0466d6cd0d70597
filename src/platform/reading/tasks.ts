import type { ExportEntry, ExportFault, WordPressLibrary } from './exported.ts';
import type { Entry } from './feed.ts';
import type { FullText } from './full-text.ts';
import type { CopiedPictures } from './pictures.ts';

/** What the reading process is asked to do. */
export type ReadingTask =
  /** A feed, or a page that lists articles. */
  | { kind: 'source'; bytes: Uint8Array; url: string }
  /** The page of an article. */
  | { kind: 'page'; bytes: Uint8Array; url: string }
  /** HTML that a feed has as text or summary, and the address it came from. */
  | { kind: 'text'; html: string; url: string }
  /** The file of a Ghost export, and the old site's address. */
  | { kind: 'ghost'; bytes: Uint8Array; address: string }
  /** Which pictures of its library a text from WordPress shows. */
  | { kind: 'libraryIds'; html: string }
  | { kind: 'wordPress'; html: string; url: string; library: WordPressLibrary }
  | { kind: 'ghostText'; html: string; url: string }
  | { kind: 'replacePictures'; html: string; pictures: CopiedPictures; own?: string };

/** HTML that is safe to render, except for its pictures, which are still on other sites. */
export interface ReadText {
  html: string;
  /** Its visible text, on one line. */
  plain: string;
  /** Addresses of the pictures that belong to it, repeated as often as they are shown. */
  pictures: string[];
}

export interface ReadPage extends Omit<FullText, 'html'>, ReadText {}

export interface ReadSource {
  isFeed: boolean;
  entries: Entry[];
}

export interface FinalText {
  html: string;
  plain: string;
  /** The first picture in the text. */
  first: string | null;
  /** Recordings and documents of the old site that the text links to. */
  files: string[];
}

/** What the reading process replies; `page` is undefined where the page has no article. */
export type ReadingOutcome =
  | { kind: 'source'; source: ReadSource }
  | { kind: 'page'; page: ReadPage | undefined }
  | { kind: 'text'; text: ReadText }
  | { kind: 'ghost'; export: { entries: ExportEntry[] } | { fault: ExportFault } }
  | { kind: 'libraryIds'; ids: string[] }
  | { kind: 'wordPress'; text: ReadText }
  | { kind: 'ghostText'; text: ReadText }
  | { kind: 'replacePictures'; finalText: FinalText }
  /** Larger than anything that people write. */
  | { kind: 'refused' };
