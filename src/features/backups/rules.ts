import type { PlaceSettings } from '#/platform/backup/backup-place';
import type { BackupOutcome, BackupPlaceKind, BackupValues, OwnersBackup, Trouble } from './admin-contract';
import type { BackupStateRow } from './table';

/** The environment's settings for nightly backups. A setting that it lacks is undefined. */
export interface BackupEnvironment {
  /** `HH:MM`, or `off` for no nightly backups. */
  at?: string | undefined;
  place?: PlaceSettings | undefined;
  encrypted?: boolean | undefined;
}

/** The settings that apply to nightly backups: those of the environment and of the owner combined. */
export interface BackupSetup {
  /** `HH:MM` in the site's time zone; undefined if the site makes no nightly backups. */
  hour: string | undefined;
  place: PlaceSettings;
  encrypted: boolean;
  /** Whether the place needs a stored secret that can't be decrypted. */
  isLocked: boolean;
}

/** The environment takes precedence over what the owner entered. */
export function backupSetup(
  environment: BackupEnvironment,
  { values, secret }: { values: BackupValues; secret: OwnersBackup['secret'] },
  defaultFolder: string,
): BackupSetup {
  const hour = environment.at ?? (values.isOn ? values.hour : 'off');
  return {
    hour: hour === 'off' ? undefined : hour,
    place: environment.place ?? placeOf(values, defaultFolder),
    encrypted: environment.encrypted ?? values.encrypted,
    isLocked: !environment.place && values.place !== 'disk' && secret === 'unreadable',
  };
}

function placeOf(values: BackupValues, defaultFolder: string): PlaceSettings {
  const { place, folder, address, bucket, region, account, secret } = values;
  switch (place) {
    case 'disk':
      return { kind: 'disk', folder: folder || defaultFolder };
    case 's3':
      return { kind: 's3', endpoint: address, bucket, region, account, secret };
    case 'webdav':
      return { kind: 'webdav', address, account, secret };
  }
}

/** The environment's settings as the owner sees them, without secrets. */
export function shownEnvironment({ at, place, encrypted }: BackupEnvironment): OwnersBackup['environment'] {
  return {
    hour: at ?? null,
    place: place ? { kind: place.kind, name: nameOfPlace(place) } : null,
    encrypted: encrypted ?? null,
  };
}

const nameOfPlace = (place: PlaceSettings): string => {
  if (place.kind === 'disk') return place.folder;
  return place.kind === 's3' ? place.bucket : place.address;
};

/** The fields without which a place can't be reached. */
const needed: Record<BackupPlaceKind, readonly (keyof BackupValues)[]> = {
  disk: [],
  s3: ['bucket', 'account'],
  webdav: ['address', 'account'],
};

export const missingField = (values: BackupValues): keyof BackupValues | undefined =>
  needed[values.place].find((field) => !values[field]);

type Target = Pick<BackupValues, 'place' | 'address' | 'bucket' | 'account'>;

/**
 * Why the new settings can't be saved unless the secret is typed: none is stored (`missing`), or the place is another one
 * (`elsewhere`). Undefined if they can be saved.
 */
export function secretProblem(
  next: Target & Pick<BackupValues, 'secret'>,
  stored: Target,
  hasStored: boolean,
): 'missing' | 'elsewhere' | undefined {
  if (next.place === 'disk' || next.secret) return undefined;
  if (!hasStored) return 'missing';
  // Without this check, somebody at the owner's unlocked browser could enter their own server and have the secret sent to it.
  const isSame =
    next.place === stored.place && next.address === stored.address && next.account === stored.account;
  return isSame ? undefined : 'elsewhere';
}

/** The host of a place outside this machine; Amazon's if no address was entered. Empty for a folder. */
export function hostOf(place: PlaceSettings): string {
  if (place.kind === 'disk') return '';
  const address = place.kind === 's3' ? place.endpoint : place.address;
  return address && URL.canParse(address) ? new URL(address).hostname : 's3.amazonaws.com';
}

/** Whether the place is outside this machine, so that it survives the loss of the machine. */
export const isElsewhere = (place: PlaceSettings): boolean => place.kind !== 'disk';

export function outcomeOf(state: BackupStateRow | undefined): BackupOutcome {
  if (!state) return { made: null, failure: null, proof: null, proofFailure: null };
  const { madeAt, lostPictures, provenAt, provenMoment } = state;
  const failureOf = (reason: string | null, at: Date | null) =>
    reason && at ? { reason: reason as Trouble, at: at.toISOString() } : null;
  return {
    made: madeAt
      ? {
          at: madeAt.toISOString(),
          file: state.file ?? '',
          kilobytes: state.kilobytes ?? 0,
          lostPictures,
        }
      : null,
    failure: failureOf(state.failure, state.failedAt),
    proof:
      provenAt && provenMoment
        ? {
            at: provenAt.toISOString(),
            moment: provenMoment.toISOString(),
            elsewhere: state.provenElsewhere,
            reservations: state.reservations,
            pictures: state.pictures,
          }
        : null,
    proofFailure: failureOf(state.proofFailure, state.proofFailedAt),
  };
}

export type BackupTrouble =
  | { about: 'failed' | 'unproven'; reason: Trouble; at: string }
  /** The latest backup lacks pictures. */
  | { about: 'incomplete'; lostPictures: number; at: string };

/**
 * The trouble that the owner has to know of; undefined if neither the latest backup nor the latest proof has failed, and no
 * picture is missing.
 */
export function troubleOf({ made, failure, proofFailure }: BackupOutcome): BackupTrouble | undefined {
  if (failure) return { about: 'failed', ...failure };
  if (proofFailure) return { about: 'unproven', ...proofFailure };
  return made && made.lostPictures > 0
    ? { about: 'incomplete', lostPictures: made.lostPictures, at: made.at }
    : undefined;
}
