import * as z from 'zod/mini';
import type { ArchiveFault } from '#/platform/backup/unusable-archive';

/** `POST /api/backup`, sent by `npm run backup`. */
export const backupRequest = z.object({ encrypted: z.boolean() });

/** The request to activate a restored site. `sendDue`: also send the unsent mails that were due before the site was restored. */
export const activateRequest = z.object({ sendDue: z.boolean() });

export type RestoreRefusal =
  | Exclude<ArchiveFault, 'missing'>
  /** The site is in use: it has an owner, pictures or records of some kinds, or several instances share its database. */
  | 'occupied'
  | 'no_room'
  | 'busy'
  /** The set-up link is no longer valid. */
  | 'link';

/** `POST /api/restore`: the body is the archive. Token and key are secrets, so they are sent as headers, not in the address. */
export const restoreHeaders = { token: 'X-Set-Up-Token', key: 'X-Backup-Key' } as const;
export type RestoreResponse = { ok: true } | { ok: false; reason: RestoreRefusal };

export interface BackupReport {
  /** Path of the archive. */
  file: string;
  bytes: number;
  /** ISO 8601. The archive holds the state of the site at this time. */
  madeAt: string;
  rows: number;
  reservations: number;
  pictures: number;
  /** Whether this backup has no reservations, although the last proven one had some. */
  emptied: boolean;
  /** Picture files that the database names, but that the file store lacks. */
  missing: string[];
  encrypted: boolean;
  /** Milliseconds for which other requests waited while the backup read the database. */
  heldMs: number;
}
