/** `GET /api/admin/backup`. */
export interface OwnersBackup {
  /** A restored site whose mails and jobs are held back; null where nothing is held. */
  held: {
    /** ISO 8601: the moment that the backup shows. */
    madeAt: string;
    /** Mails that were due before the site was restored. */
    overdueMails: number;
  } | null;
}
