import type { PictureRefusalReason } from '#/features/pictures/admin-contract';
import type { ExportFault } from '#/platform/reading/exported';

export const programs = ['wordpress', 'ghost'] as const;
export type Program = (typeof programs)[number];

export const importStages = ['receiving', 'running', 'done'] as const;
export type ImportStage = (typeof importStages)[number];

/**
 * `known`: the text was imported before, even if the article was deleted since. `library`: a picture, which is imported only with
 * a text that uses it.
 */
export const entryStates = ['waiting', 'imported', 'known', 'failed', 'library'] as const;
export type EntryState = (typeof entryStates)[number];

export type TextFailure = 'no_title' | 'too_complex' | 'unexpected';

/**
 * Why an upload was refused: because of the file, another upload or a running import (`busy`), or a missing address of the old
 * site (`no_address`).
 */
export type ExportRefusal = ExportFault | 'empty' | 'busy' | 'no_address';

/**
 * The most bytes of an export. A WordPress export is read while it arrives; a Ghost export is read as a whole, so it must be
 * smaller.
 */
export const maxBytes: Record<Program, number> = {
  wordpress: 200 * 1024 * 1024,
  ghost: 32 * 1024 * 1024,
};

/** An upload that has received nothing for this many milliseconds, for example after a crash, counts as abandoned. */
export const receivingMs = 30_000;

/** `GET /api/admin/moving`: the running import, or else the last one. */
export interface MovingState {
  /** Whether a file is being uploaded. Meanwhile another upload is refused. */
  receiving: boolean;
  import: SiteImportReport | null;
}

export interface SiteImportReport {
  program: Program;
  address: string;
  running: boolean;
  /** ISO 8601. */
  finishedAt: string | null;
  /** How many texts the export holds, and how many of them are done. */
  total: number;
  done: number;
  imported: number;
  known: number;
  failed: { title: string; reason: TextFailure }[];
  /** How many texts failed. The list of them may be shorter, because its length is bounded. */
  failedCount: number;
  missing: { title: string; articleId: string | null; url: string; reason: PictureRefusalReason }[];
  /** How many pictures are missing. The list of them may be shorter, because its length is bounded. */
  missingCount: number;
  /** Recordings and documents on the old site, to which texts still link. */
  files: { title: string; url: string }[];
  /** Embedded players. The texts have links instead of them. */
  embeds: { title: string; url: string }[];
}
