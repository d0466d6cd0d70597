import type { SafeFetchFailure } from '#/platform/net/safe-fetch';

/** The three publications that the sample person wrote for. */
export const importSources = ['tuhaf', 'radikal', 'cnn-turk'] as const;
export type ImportSource = (typeof importSources)[number];

/** The address of each source, a feed or a page that lists articles; undefined where none is configured. */
export type ImportAddresses = Partial<Record<ImportSource, string | undefined>>;

/**
 * Why an article was not imported. `other_host`: it is on another host than the source; `no_text`: its page has no readable
 * text; `too_complex`: reading it took more time or memory than is allowed.
 */
export type ImportFailure =
  | SafeFetchFailure
  | 'other_host'
  | 'no_text'
  | 'no_title'
  | 'too_complex'
  | 'unexpected';

interface FoundArticle {
  title: string;
  url: string;
}

export interface FailedArticle extends FoundArticle {
  reason: ImportFailure;
}

export interface ImportedArticle extends FoundArticle {
  id: string;
  category: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Minutes. */
  readTime: number;
  isPublished: boolean;
}

/** The result of an import: new drafts, articles imported before (even if deleted since), and failures. */
export interface ImportReport {
  /** ISO 8601. */
  finishedAt: string;
  imported: ImportedArticle[];
  known: FoundArticle[];
  failed: FailedArticle[];
  /** How many pictures could not be fetched, and were left out. */
  missingPictures: number;
}

export interface ImportState {
  source: ImportSource;
  configured: boolean;
  /**
   * Whether the owner sees a button for the source: while the site shows the sample person, who wrote for these publications, or
   * if an address is configured for the source.
   */
  offered: boolean;
  /** How many of the new articles are done; null while no import runs. */
  running: { done: number; total: number } | null;
  /** The report of the last import that succeeded since the server started. */
  last: ImportReport | null;
}
