/** What an export of another publishing program holds, one entry at a time. */
export type ExportEntry = ExportedSite | ExportedText | ExportedPicture;

interface ExportedSite {
  kind: 'site';
  /** The site's old address. */
  address: string;
}

export interface ExportedText {
  kind: 'post' | 'page';
  /** The same in every export of that site, whatever else changes. */
  guid: string;
  /** As other entries refer to it. */
  id: string;
  title: string;
  /** HTML, of WordPress with its shortcodes and comments; not sanitised. */
  html: string;
  /** HTML or plain text; empty where there is none. */
  excerpt: string;
  /** Address of the page on the old site; empty where there is none. */
  link: string;
  /** YYYY-MM-DD, or a point in time in ISO 8601; null where there is none. */
  date: string | null;
  /** Whether everybody could read it, or will be able to from a date on. */
  wasPublic: boolean;
  categories: string[];
  /** Id or address of the picture at its top; null where there is none. */
  picture: string | null;
}

export interface ExportedPicture {
  kind: 'picture';
  id: string;
  /** Id of the text that it was uploaded for. */
  parent: string;
  url: string;
  alt: string;
}

export type ExportFault =
  /** Neither of WordPress nor of Ghost. */
  | 'unknown'
  /** Declares a document type, which only serves attacks. */
  | 'doctype'
  | 'too_large'
  | 'too_deep'
  /** Damaged or cut off. */
  | 'broken';

export class UnusableExport extends Error {
  readonly fault: ExportFault;

  constructor(fault: ExportFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Characters of one text with its markup; a longer one was not written by a person. */
export const maxText = 2 * 1024 * 1024;

/** A picture of the old site's library. */
export interface LibraryPicture {
  url: string;
  alt: string;
}

/** The pictures that a text shows by their ids, and those that were uploaded for it. */
export interface WordPressLibrary {
  byId: ReadonlyMap<string, LibraryPicture>;
  own: readonly LibraryPicture[];
}
