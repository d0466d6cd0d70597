import * as z from 'zod/mini';
import { confirmationFields, optionalConfirmation } from '#/features/identity/admin-contract';
import type { PlaceFault } from '#/platform/backup/backup-place';
import type { ArchiveFault } from '#/platform/backup/unusable-archive';
import { language, line } from '#/platform/input/fields';

export const backupPlaceKinds = ['disk', 's3', 'webdav'] as const;
export type BackupPlaceKind = (typeof backupPlaceKinds)[number];

/** When the nightly backup is made, in the site's time zone, unless another time is set. */
export const defaultHour = '03:30';

const limits = { folder: 500, address: 500, bucket: 100, region: 60, account: 200, secret: 200 };

const isPath = (text: string): boolean => text === '' || /^(\/|[A-Za-z]:[\\/])/.test(text);

/** Only HTTPS is allowed, because the password and the archive are sent to this address. */
const isSecureAddress = (text: string): boolean => {
  const url = text === '' ? undefined : URL.parse(text);
  return (
    url === undefined ||
    (url?.protocol === 'https:' && !url.username && !url.password && !url.search && !url.hash)
  );
};

export const backupValues = z.object({
  isOn: z.boolean(),
  hour: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  encrypted: z.boolean(),
  place: z.enum(backupPlaceKinds),
  /** A path; empty for the folder `backups` of the data folder. */
  folder: line(limits.folder).check(z.refine(isPath)),
  /** The address of an S3 store, or of a folder on a WebDAV server. Empty for S3 means Amazon's own store. */
  address: line(limits.address).check(z.refine(isSecureAddress)),
  bucket: line(limits.bucket),
  region: line(limits.region),
  account: line(limits.account),
  /** Empty to keep the stored secret. */
  secret: z.string().check(z.maxLength(limits.secret), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
});
export type BackupValues = z.infer<typeof backupValues>;

const placeFields = {
  disk: ['folder'],
  s3: ['address', 'bucket', 'region', 'account', 'secret'],
  webdav: ['address', 'account', 'secret'],
} as const;

/** Whether backups would go to another place. The owner has to confirm that. */
export const changesPlace = (next: BackupValues, stored: Omit<BackupValues, 'secret'>): boolean =>
  next.place !== stored.place ||
  placeFields[next.place].some((field) => next[field] !== { ...stored, secret: '' }[field]);

/** The fields of the form. */
export const backupForm = z.extend(backupValues, confirmationFields);
export type BackupFormValues = z.infer<typeof backupForm>;

/** `PUT /api/admin/backup`. `version` is the version of the settings that the owner's page has loaded. */
export const backupSettingsRequest = z.extend(backupValues, {
  ...optionalConfirmation,
  version: z.int(),
  language,
});

/**
 * Why a backup could not be made, stored or proven; `copy/admin` has a text for each reason. `emptied`: the backup was made, but
 * has no appointments, although the last proven one had some.
 */
export type Trouble =
  | PlaceFault
  | ArchiveFault
  | 'no_room'
  | 'secret'
  | 'pictures'
  | 'page'
  | 'nothing'
  /** The newest archive is not the one that was made last, or not the one that its name says. */
  | 'replaced'
  | 'emptied';

/** The outcome of the latest backup, and of the proof of a backup. All times are ISO 8601. */
export interface BackupOutcome {
  made: {
    at: string;
    file: string;
    kilobytes: number;
    /** How many pictures that records name are not in the backup, because their files are missing. */
    lostPictures: number;
  } | null;
  /** Why and when the latest attempt failed; null if it did not. */
  failure: { reason: Trouble; at: string } | null;
  proof: {
    at: string;
    /** The archive holds the state of the site at this time. */
    moment: string;
    /** Whether the archive was read from a place outside this machine. */
    elsewhere: boolean;
    reservations: number;
    pictures: number;
  } | null;
  /** Why and when the latest proof failed; null if it did not. */
  proofFailure: { reason: Trouble; at: string } | null;
}

/** `GET /api/admin/backup`. */
export interface OwnersBackup {
  /** Set while the mails and jobs of a restored site are held back; otherwise null. */
  held: {
    /** ISO 8601. The backup holds the state of the site at this time; what happened from then to `restoredAt` is lost. */
    madeAt: string;
    restoredAt: string;
    /** How many unsent mails were due before the site was restored. */
    overdueMails: number;
    /** How many records were erased after `madeAt`. The backup still had their data, so the restoration erased them again. */
    erasedAgain: number;
  } | null;
  version: number;
  /** All settings except the secret, which never leaves the server. */
  values: Omit<BackupValues, 'secret'>;
  /** `unreadable`: the secret is encrypted with a key that this server doesn't have. */
  secret: 'none' | 'stored' | 'unreadable';
  /** The settings from the environment, null where it sets none. They take precedence over `values`. */
  environment: {
    hour: string | null;
    place: { kind: BackupPlaceKind; name: string } | null;
    encrypted: boolean | null;
  };
  /** The folder that is used if `folder` is empty. */
  defaultFolder: string;

  isRunning: boolean;
  outcome: BackupOutcome;
}
