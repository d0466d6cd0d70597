import type { PictureRefusalReason } from '#/features/pictures/admin-contract';
import type { ExportFault } from '#/platform/reading/exported';

export const programs = ['wordpress', 'ghost'] as const;
export type Program = (typeof programs)[number];

export const importStages = ['receiving', 'running', 'done'] as const;
export type ImportStage = (typeof importStages)[number];

/** `known`: imported before, even if it was deleted since. `library`: a picture, which no work waits for. */
export const entryStates = ['waiting', 'imported', 'known', 'failed', 'library'] as const;
export type EntryState = (typeof entryStates)[number];

export type TextFailure = 'no_title' | 'too_complex' | 'unexpected';

/** Why a file was not taken in: what is wrong with it, or with what was said about it. */
export type ExportRefusal = ExportFault | 'empty' | 'busy' | 'no_address';

/** Bytes of an export. WordPress's is read as it arrives, Ghost's as a whole. */
export const maxBytes: Record<Program, number> = {
  wordpress: 200 * 1024 * 1024,
  ghost: 32 * 1024 * 1024,
};

/** Milliseconds after which a file that no longer arrives, as after a crash, is given up. */
export const receivingMs = 30_000;

/** `GET /api/admin/moving`: the last import, or the one that runs. */
export interface MovingState {
  /** Whether a file is arriving: then no other is taken. */
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
  missing: { title: string; articleId: string | null; url: string; reason: PictureRefusalReason }[];
  /** How many pictures are missing; the list may be shorter. */
  missingCount: number;
  /** Recordings and documents to which texts link, and which are still on the old site. */
  files: { title: string; url: string }[];
}
