import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar/fs';

/**
 * Unpacks a template (tar, gzip) built by `buildTemplate` into a folder that only this user can access. It streams the file,
 * because PGlite's own loader holds several copies in memory, which the process would never release.
 */
export const unpackTemplate = (file: string, folder: string): Promise<void> =>
  pipeline(
    createReadStream(file),
    createGunzip(),
    unpackTar(folder, { dmode: 0o700, fmode: 0o600, strict: true }),
  );
