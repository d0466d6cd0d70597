import * as z from 'zod/mini';

/** `POST /api/backup`, for the site's own command. */
export const backupRequest = z.object({ encrypted: z.boolean() });

/** `POST /api/backup/activate`: whether mails are sent that were due since the backup was made. */
export const activateRequest = z.object({ sendDue: z.boolean() });

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
