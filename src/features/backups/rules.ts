import type { PlaceSettings } from '#/platform/backup/backup-place';
import type { BackupOutcome, BackupValues, OwnersBackup, PlaceKind, Trouble } from './admin-contract';
import type { BackupStateRow } from './table';

/** What the environment says about nightly backups. */
export interface BackupEnvironment {
  /** `HH:MM`, or that there are none. */
  at?: string | undefined;
  place?: PlaceSettings | undefined;
  encrypted?: boolean | undefined;
}

/** How the site backs itself up now. */
export interface BackupSetup {
  /** `HH:MM` in the site's zone; undefined where it makes none. */
  hour: string | undefined;
  place: PlaceSettings;
  encrypted: boolean;
  /** The secret of the place can't be read. */
  isLocked: boolean;
}

interface Entered {
  values: BackupValues;
  secret: OwnersBackup['secret'];
}

/** What the environment says wins over what the owner entered. */
export function backupSetup(
  environment: BackupEnvironment,
  { values, secret }: Entered,
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

/** What the owner sees of the environment, without secrets. */
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
const needed: Record<PlaceKind, readonly (keyof BackupValues)[]> = {
  disk: [],
  s3: ['bucket', 'account'],
  webdav: ['address', 'account'],
};

/** The first field that lacks what its place needs. */
export const missingField = (values: BackupValues): keyof BackupValues | undefined =>
  needed[values.place].find((field) => !values[field]);

type Target = Pick<BackupValues, 'place' | 'address' | 'bucket' | 'account'>;

/** What speaks against using the stored secret with these values. */
export function secretProblem(
  next: Target & Pick<BackupValues, 'secret'>,
  stored: Target,
  hasStored: boolean,
): 'missing' | 'elsewhere' | undefined {
  if (next.place === 'disk' || next.secret) return undefined;
  if (!hasStored) return 'missing';
  // Otherwise whoever sits at an open browser could have the secret sent to a server of theirs.
  const isSame =
    next.place === stored.place && next.address === stored.address && next.account === stored.account;
  return isSame ? undefined : 'elsewhere';
}

/** The host that a place elsewhere is reached at; the usual one of S3 where none was entered. */
export function hostOf(place: PlaceSettings): string {
  if (place.kind === 'disk') return '';
  const address = place.kind === 's3' ? place.endpoint : place.address;
  return address && URL.canParse(address) ? new URL(address).hostname : 's3.amazonaws.com';
}

/** A place on this machine goes down with it. */
export const isElsewhere = (place: PlaceSettings): boolean => place.kind !== 'disk';

const instant = (at: Date | null): string => at?.toISOString() ?? '';

/** The state as the owner sees it. */
export function outcomeOf(state: BackupStateRow | undefined): BackupOutcome {
  const { madeAt, file, kilobytes, failure, failedAt, provenAt, provenMoment, proofFailure, proofFailedAt } =
    state ?? ({} as Partial<BackupStateRow>);
  return {
    isRunning: Boolean(state?.startedAt),
    made: madeAt ? { at: instant(madeAt), file: file ?? '', kilobytes: kilobytes ?? 0 } : null,
    failure: failure && failedAt ? { reason: failure as Trouble, at: instant(failedAt) } : null,
    proof:
      state && provenAt && provenMoment
        ? {
            at: instant(provenAt),
            moment: instant(provenMoment),
            elsewhere: state.provenElsewhere,
            reservations: state.reservations,
            pictures: state.pictures,
          }
        : null,
    proofFailure:
      proofFailure && proofFailedAt ? { reason: proofFailure as Trouble, at: instant(proofFailedAt) } : null,
  };
}

export interface BackupTrouble {
  about: 'failed' | 'unproven';
  reason: Trouble;
}

/** What the owner has to be told; undefined while backups are made and proven. */
export function troubleOf({ failure, proofFailure }: BackupOutcome): BackupTrouble | undefined {
  if (failure) return { about: 'failed', reason: failure.reason };
  return proofFailure ? { about: 'unproven', reason: proofFailure.reason } : undefined;
}
