import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from '#/platform/db/columns';
import { type BackupPlaceKind, backupPlaceKinds, defaultHour } from './admin-contract';

/**
 * At most one row: the latest restoration of a backup into this database, or the site's move to another database (`movedTo`).
 * After a move, `madeAt` and `restoredAt` are the time of the move, and no site starts with this database until it is activated
 * here or moved back.
 */
export const siteRestore = pgTable(
  'site_restore',
  {
    id: integer('id').primaryKey().default(1),
    /** The backup holds the state of the site at this time. */
    madeAt: instant('made_at').notNull(),
    restoredAt: instant('restored_at').notNull(),
    /** Null while mails and jobs are held back, or the site is in another database. */
    activatedAt: instant('activated_at'),
    /**
     * The database to which the site was moved, without user and password: `db.example/kursu`, or `DATA_DIR` for the embedded
     * one. Null after a restoration.
     */
    movedTo: text('moved_to'),
  },
  (table) => [check('site_restore_one_row', sql`${table.id} = 1`)],
);

const typed = (name: string) => text(name).notNull().default('');

/** The owner's backup settings: at most one row. An empty text means that the owner left the field empty. */
export const backupSettings = pgTable(
  'backup_settings',
  {
    id: integer('id').primaryKey().default(1),
    /** Incremented by every change. */
    version: integer('version').notNull().default(0),
    isOn: boolean('is_on').notNull().default(true),
    /** `HH:MM` in the site's zone. */
    hour: text('hour').notNull().default(defaultHour),
    encrypted: boolean('encrypted').notNull().default(false),
    place: text('place').$type<BackupPlaceKind>().notNull().default('disk'),
    folder: typed('folder'),
    /** The address of the S3 store or the WebDAV folder. */
    address: typed('address'),
    bucket: typed('bucket'),
    region: typed('region'),
    /** The name of the S3 key, or the user name on the WebDAV server. */
    account: typed('account'),
    /** The secret of the place, encrypted with a key that is not in the database. */
    sealedSecret: text('sealed_secret'),
  },
  (table) => [
    check('backup_settings_one_row', sql`${table.id} = 1`),
    check('backup_settings_place', isOneOf(table.place, backupPlaceKinds)),
  ],
);

/** The outcome of the latest backup, and of the latest proof: at most one row. Backups don't contain this table. */
export const backupState = pgTable(
  'backup_state',
  {
    id: integer('id').primaryKey().default(1),
    /** When the latest stored backup was made. */
    madeAt: instant('made_at'),
    file: text('file'),
    kilobytes: integer('kilobytes'),
    /** How many pictures that records name are not in the latest stored backup, because their files are missing. */
    lostPictures: integer('lost_pictures').notNull().default(0),
    /** Why the latest attempt failed; null if it did not. */
    failure: text('failure'),
    failedAt: instant('failed_at'),
    /** When a backup was last restored on trial and found equal to its archive. */
    provenAt: instant('proven_at'),
    /** The backup that was proven holds the state of the site at this time. */
    provenMoment: instant('proven_moment'),
    provenElsewhere: boolean('proven_elsewhere').notNull().default(false),
    reservations: integer('reservations').notNull().default(0),
    pictures: integer('pictures').notNull().default(0),
    /** Why the latest proof failed; null if it did not. */
    proofFailure: text('proof_failure'),
    proofFailedAt: instant('proof_failed_at'),
    /** The trouble that the last mail to the owner was about. */
    mailedAbout: text('mailed_about'),
    mailedAt: instant('mailed_at'),
  },
  (table) => [check('backup_state_one_row', sql`${table.id} = 1`)],
);
export type BackupStateRow = typeof backupState.$inferSelect;
