import * as z from 'zod/mini';
import type { ArchiveFault } from '#/platform/backup/unusable-archive';

/** `POST /api/backup`, for the site's own command. */
export const backupRequest = z.object({ encrypted: z.boolean() });

/** `POST /api/backup/activate`: whether mails are sent that were due since the backup was made. */
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

/** `POST /api/restore`: the archive itself. These headers go with it, because neither may be in an address. */
export const restoreHeaders = { token: 'X-Set-Up-Token', key: 'X-Backup-Key' } as const;
export type RestoreResponse = { ok: true } | { ok: false; reason: RestoreRefusal };

/** What a backup holds, in figures. */
export interface BackupReport {
  /** Path of the archive. */
  file: string;
  bytes: number;
  /** ISO 8601: the moment that it shows. */
  madeAt: string;
  rows: number;
  reservations: number;
  pictures: number;
  /** Files of pictures that the store did not have. */
  missing: string[];
  encrypted: boolean;
  /** Milliseconds for which the database let others wait; 0 where it didn't. */
  heldMs: number;
}
