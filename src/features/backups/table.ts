import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from '#/platform/db/columns';
import { defaultHour, type PlaceKind, placeKinds } from './admin-contract';

/** The latest restoration of a backup, if there was one: one row. */
export const siteRestore = pgTable(
  'site_restore',
  {
    id: integer('id').primaryKey().default(1),
    /** The moment that the backup shows. */
    madeAt: instant('made_at').notNull(),
    restoredAt: instant('restored_at').notNull(),
    /** Null while mails and jobs are held back. */
    activatedAt: instant('activated_at'),
  },
  (table) => [check('site_restore_one_row', sql`${table.id} = 1`)],
);

const typed = (name: string) => text(name).notNull().default('');

/** When and where the site backs itself up, as the owner has entered it: one row. Empty texts were not entered. */
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
    place: text('place').$type<PlaceKind>().notNull().default('disk'),
    folder: typed('folder'),
    /** Of the S3 store or the WebDAV folder. */
    address: typed('address'),
    bucket: typed('bucket'),
    region: typed('region'),
    /** The name of the S3 key, or the user. */
    account: typed('account'),
    /** Encrypted under a key that is not in the database. */
    sealedSecret: text('sealed_secret'),
  },
  (table) => [
    check('backup_settings_one_row', sql`${table.id} = 1`),
    check('backup_settings_place', isOneOf(table.place, placeKinds)),
  ],
);

/** What came of the latest nightly backup, and of its proof: one row. No backup holds it. */
export const backupState = pgTable(
  'backup_state',
  {
    id: integer('id').primaryKey().default(1),
    /** While one is being made. */
    startedAt: instant('started_at'),
    /** The latest that was stored. */
    madeAt: instant('made_at'),
    file: text('file'),
    kilobytes: integer('kilobytes'),
    /** Why the attempt after that failed. */
    failure: text('failure'),
    failedAt: instant('failed_at'),
    /** The latest that was restored on trial and found equal. */
    provenAt: instant('proven_at'),
    /** The moment that it shows. */
    provenMoment: instant('proven_moment'),
    provenElsewhere: boolean('proven_elsewhere').notNull().default(false),
    reservations: integer('reservations').notNull().default(0),
    pictures: integer('pictures').notNull().default(0),
    /** Why the proof after that failed. */
    proofFailure: text('proof_failure'),
    proofFailedAt: instant('proof_failed_at'),
    /** What the owner was last told by mail. */
    mailedAbout: text('mailed_about'),
    mailedAt: instant('mailed_at'),
  },
  (table) => [check('backup_state_one_row', sql`${table.id} = 1`)],
);
export type BackupStateRow = typeof backupState.$inferSelect;
