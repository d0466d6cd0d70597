import * as z from 'zod/mini';
import type { PlaceFault } from '#/platform/backup/backup-place';
import type { ArchiveFault } from '#/platform/backup/unusable-archive';
import { language, line } from '#/platform/input/fields';

export const placeKinds = ['disk', 's3', 'webdav'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** The owner's night, in the site's zone. */
export const defaultHour = '03:30';

export const limits = { folder: 500, address: 500, bucket: 100, region: 60, account: 200, secret: 200 };

const isPath = (text: string): boolean => text === '' || /^(\/|[A-Za-z]:[\\/])/.test(text);

/** Encrypted: the password and the archive go there. */
const isSecureAddress = (text: string): boolean => {
  const url = text === '' ? undefined : URL.parse(text);
  return (
    url === undefined ||
    (url?.protocol === 'https:' && !url.username && !url.password && !url.search && !url.hash)
  );
};

/** What the form holds. */
export const backupValues = z.object({
  isOn: z.boolean(),
  hour: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  encrypted: z.boolean(),
  place: z.enum(placeKinds),
  /** Empty: the folder `backups` of the data folder. */
  folder: line(limits.folder).check(z.refine(isPath)),
  /** Of an S3 store, where empty is Amazon's own, or of a folder of a WebDAV server. */
  address: line(limits.address).check(z.refine(isSecureAddress)),
  bucket: line(limits.bucket),
  region: line(limits.region),
  account: line(limits.account),
  /** Empty: the stored one stays. */
  secret: z.string().check(z.maxLength(limits.secret), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
});
export type BackupValues = z.infer<typeof backupValues>;

/** `PUT /api/admin/backup`; the version is the one that the owner has seen. */
export const backupSettingsRequest = z.extend(backupValues, { version: z.int(), language });

/** Why a backup could not be made, stored or proven; the words of each are in `copy/admin`. */
export type Trouble = PlaceFault | ArchiveFault | 'no_room' | 'secret' | 'pictures' | 'page' | 'nothing';

/** What came of the latest backup and of its proof. Moments are ISO 8601. */
export interface BackupOutcome {
  isRunning: boolean;
  made: { at: string; file: string; kilobytes: number } | null;
  /** Later than `made`. */
  failure: { reason: Trouble; at: string } | null;
  proof: {
    at: string;
    /** The moment that the archive shows. */
    moment: string;
    /** It came from another machine. */
    elsewhere: boolean;
    reservations: number;
    pictures: number;
  } | null;
  /** Later than `proof`. */
  proofFailure: { reason: Trouble; at: string } | null;
}

/** `GET /api/admin/backup`. */
export interface OwnersBackup {
  /** A restored site whose mails and jobs are held back; null where nothing is held. */
  held: {
    /** ISO 8601: the moment that the backup shows, and when it was restored; nothing is known of what happened between. */
    madeAt: string;
    restoredAt: string;
    /** Mails that were due before the site was restored. */
    overdueMails: number;
    /** Records whose people were erased after that moment, and which were erased again. */
    erasedAgain: number;
  } | null;
  version: number;
  /** Without the secret, which never leaves the server. */
  values: Omit<BackupValues, 'secret'>;
  /** `unreadable`: stored under a key that this server doesn't have. */
  secret: 'none' | 'stored' | 'unreadable';
  /** What the environment sets; it wins over the values. */
  environment: {
    hour: string | null;
    place: { kind: PlaceKind; name: string } | null;
    encrypted: boolean | null;
  };
  /** The folder that applies to an empty field. */
  defaultFolder: string;
  /** Whether there is a key for encrypted backups, and so a recovery sheet. */
  hasKey: boolean;
  outcome: BackupOutcome;
}
