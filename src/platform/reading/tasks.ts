import type { Entry } from './feed.ts';
import type { FullText } from './full-text.ts';
import type { HomePictures } from './pictures.ts';

/** What the process for reading is told. */
export type ReadingTask =
  /** A feed, or a page that lists articles. */
  | { kind: 'source'; bytes: Uint8Array; url: string }
  /** The page of an article. */
  | { kind: 'page'; bytes: Uint8Array; url: string }
  /** HTML that a feed gives as text or summary, and where it came from. */
  | { kind: 'text'; html: string; url: string }
  | { kind: 'settle'; html: string; pictures: HomePictures };

/** HTML that can be rendered as it is, but for its pictures, which lie elsewhere. */
export interface ReadText {
  html: string;
  /** What a reader would see of it, on one line. */
  plain: string;
  /** Addresses of the pictures that belong to it, each as often as it is shown. */
  pictures: string[];
}

export interface ReadPage extends Omit<FullText, 'html'>, ReadText {}

export interface ReadSource {
  isFeed: boolean;
  entries: Entry[];
}

export interface Settled {
  html: string;
  plain: string;
  /** The first picture in the text. */
  first: string | null;
}

/** What it answers; `page` is undefined where there is no article on it. */
export type ReadingOutcome =
  | { kind: 'source'; source: ReadSource }
  | { kind: 'page'; page: ReadPage | undefined }
  | { kind: 'text'; text: ReadText }
  | { kind: 'settle'; settled: Settled }
  /** More than anybody wrote. */
  | { kind: 'refused' };
