import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar/fs';

/** Unpacks a template (tar, gzip). PGlite's own loader would hold several copies in memory, and never release them. */
export const unpackTemplate = (file: string, folder: string): Promise<void> =>
  pipeline(
    createReadStream(file),
    createGunzip(),
    unpackTar(folder, { dmode: 0o700, fmode: 0o600, strict: true }),
  );
