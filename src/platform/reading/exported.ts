import { ReasonedError } from '../errors/reasoned-error.ts';

/** An entry of a WordPress or Ghost export. */
export type ExportEntry = ExportedSite | ExportedText | ExportedPicture;

interface ExportedSite {
  kind: 'site';
  address: string;
}

export interface ExportedText {
  kind: 'post' | 'page';
  /** An id that is the same in every export of the site, even if the text changes. */
  guid: string;
  /** The id by which other entries refer to this text. */
  id: string;
  title: string;
  /** HTML, not sanitised. That of WordPress still contains shortcodes and comments. */
  html: string;
  /** HTML or plain text; empty if there is none. */
  excerpt: string;
  /** Address of the page on the old site; empty if there is none. */
  link: string;
  /** YYYY-MM-DD, or a point in time in ISO 8601; null if there is none. */
  date: string | null;
  /** Whether the text was public on the old site, or was scheduled to become public. */
  wasPublic: boolean;
  categories: string[];
  /** Id or address of the picture at the top of the text; null if there is none. */
  picture: string | null;
}

export interface ExportedPicture {
  kind: 'picture';
  id: string;
  /** Id of the text that the picture was uploaded for. */
  parent: string;
  url: string;
  alt: string;
}

export type ExportFault =
  /** The file is neither a WordPress nor a Ghost export. */
  | 'unknown'
  /** The file declares a document type, which exports don't need and attacks use. */
  | 'doctype'
  | 'too_large'
  | 'too_deep'
  | 'broken';

export class UnusableExport extends ReasonedError<ExportFault> {}

/** The most characters of a text with its markup. Nobody writes longer texts. */
export const maxText = 2 * 1024 * 1024;

export interface LibraryPicture {
  url: string;
  alt: string;
}

/** The pictures that a text refers to by id, and those that were uploaded for it (`own`). */
export interface WordPressLibrary {
  byId: ReadonlyMap<string, LibraryPicture>;
  own: readonly LibraryPicture[];
}
