import { DiskFull, freeBytes } from '#/platform/db/disk-space';
import { errorCauses, errorCode } from '#/platform/errors/trace';
import { TooLarge } from '#/platform/net/body';

/** Bytes that must stay free for the running site. */
const spareBytes = 200 * 1024 * 1024;

/** How many bytes a backup may take on the disk of this folder. */
export async function roomIn(folder: string): Promise<number> {
  return ((await freeBytes(folder)) ?? Number.POSITIVE_INFINITY) - spareBytes;
}

/** Bytes on the disk for each byte of rows in an archive: for the rows, their indexes, and the log of the database. */
const bytesForRows = 3;

/** How many bytes a part of an archive needs on the disk once it is restored. */
export const neededRoom = (bytes: number, isUpload: boolean): number =>
  isUpload ? bytes : bytes * bytesForRows;

/** The codes of a full disk, as the system and PostgreSQL give them. */
const fullCodes = ['ENOSPC', '53100'];

/** Whether work on a backup ended because there is not enough room for it on this machine. */
export const isNoRoom = (error: unknown): boolean =>
  errorCauses(error).some(
    (cause) =>
      cause instanceof TooLarge || cause instanceof DiskFull || fullCodes.includes(errorCode(cause) ?? ''),
  );
