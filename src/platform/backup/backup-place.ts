/** Where archives and the list of erasures are kept. `list` may also return other names; those are never fetched or removed. */
export interface BackupPlace {
  list(): Promise<string[]>;
  put(name: string, file: string): Promise<void>;
  /** Copies a file of the place into a new file on this machine. Throws if it has more than `maxBytes`. */
  fetch(name: string, file: string, maxBytes: number): Promise<void>;
  remove(name: string): Promise<void>;
}

export type PlaceSettings =
  | { kind: 'disk'; folder: string }
  | {
      kind: 's3';
      /** The address of an S3-compatible store; Amazon's own where it is empty. */
      endpoint: string;
      bucket: string;
      region: string;
      account: string;
      secret: string;
    }
  | {
      kind: 'webdav';
      address: string;
      account: string;
      secret: string;
    };

export type PlaceFault =
  | 'unreachable'
  /** The name or the password is wrong, or access is not allowed. */
  | 'refused'
  | 'absent'
  | 'full'
  /** The address is in a private network that the operator has not allowed. */
  | 'private'
  | 'failed';

/** A file could not be stored, listed, fetched or removed. The message is for a log: it quotes nothing that the place replied. */
export class UnusablePlace extends Error {
  override readonly name = 'UnusablePlace';
  readonly fault: PlaceFault;

  constructor(fault: PlaceFault, cause?: unknown) {
    super(`The place of the backups can't be used (${fault}).`, { cause });
    this.fault = fault;
  }
}

const faultsByStatus: Record<number, PlaceFault> = {
  401: 'refused',
  403: 'refused',
  404: 'absent',
  409: 'absent',
  413: 'full',
  507: 'full',
};

export const faultOfStatus = (status: number): PlaceFault => faultsByStatus[status] ?? 'failed';
