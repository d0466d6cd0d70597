import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar/fs';

/**
 * Unpacks a template (tar, gzip) built by `buildTemplate`, for this user alone. It is read as a stream and without
 * PGlite's own loader, which would hold several copies in memory that the process then never gives back.
 */
export const unpackTemplate = (file: string, folder: string): Promise<void> =>
  pipeline(
    createReadStream(file),
    createGunzip(),
    unpackTar(folder, { dmode: 0o700, fmode: 0o600, strict: true }),
  );
