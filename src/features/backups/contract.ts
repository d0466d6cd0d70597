import * as z from 'zod/mini';
import type { ArchiveFault } from '#/platform/backup/unusable-archive';

/** `POST /api/backup`, sent by `npm run backup`. */
export const backupRequest = z.object({ encrypted: z.boolean() });

/** `POST /api/backup/activate`. `sendDue`: also send the unsent mails that were due before the site was restored. */
export const activateRequest = z.object({ sendDue: z.boolean() });

/** Why an uploaded backup was not restored. */
export type RestoreRefusal =
  | Exclude<ArchiveFault, 'missing'>
  /** Somebody has booked or written here already. */
  | 'occupied'
  | 'no_room'
  | 'busy'
  /** The set-up link is no longer valid. */
  | 'link';

/** `POST /api/restore`: the body is the archive. Token and key are sent as headers, because neither may be part of an address. */
export const restoreHeaders = { token: 'X-Set-Up-Token', key: 'X-Backup-Key' } as const;
export type RestoreResponse = { ok: true } | { ok: false; reason: RestoreRefusal };

/** A backup that was made, and what it contains. */
export interface BackupReport {
  /** Path of the archive. */
  file: string;
  bytes: number;
  /** ISO 8601: the time whose state the archive holds. */
  madeAt: string;
  rows: number;
  reservations: number;
  pictures: number;
  /** Whether it has no reservations, although the last proven backup had some. */
  emptied: boolean;
  /** Picture files that the database mentions, but that were missing in the file store. */
  missing: string[];
  encrypted: boolean;
  /** For how many milliseconds reading the database made other requests wait; 0 if it didn't. */
  heldMs: number;
}
