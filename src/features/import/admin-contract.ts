import type { SafeFetchFailure } from '#/platform/net/safe-fetch';

/** The three places that the owner's texts came out in (decisions, section 7). */
export const importSources = ['tuhaf', 'radikal', 'cnn-turk'] as const;
export type ImportSource = (typeof importSources)[number];

/** Where each is read, a feed or a page that lists articles; undefined where the owner has set none. */
export type ImportAddresses = Partial<Record<ImportSource, string | undefined>>;

/**
 * Why an article did not come along. `other_host`: its text is elsewhere; `no_text`: nothing to read was found there;
 * `too_complex`: reading it took more time or memory than any honest page does.
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

/** A draft that has come in. */
export interface ImportedArticle extends FoundArticle {
  id: string;
  category: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Minutes. */
  readTime: number;
  isPublished: boolean;
}

/** What an import has brought: drafts, articles that were here before (deleted ones too), and what did not work. */
export interface ImportReport {
  /** ISO 8601. */
  finishedAt: string;
  imported: ImportedArticle[];
  known: FoundArticle[];
  failed: FailedArticle[];
  /** Pictures that could not be brought home and were left out. */
  missingPictures: number;
}

/** How an import stands. */
export interface ImportState {
  source: ImportSource;
  configured: boolean;
  /** Articles that are done, of those that were found; null while none runs. */
  running: { done: number; total: number } | null;
  /** Of the last import since the start of the server. */
  last: ImportReport | null;
}
