import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar/fs';

/**
 * Unpacks a template (tar, gzip) as `buildTemplate` writes it, for this user alone. As a stream, and without the database's own
 * help: that would hold the whole of it several times over, in memory that the process then keeps.
 */
export const unpackTemplate = (file: string, folder: string): Promise<void> =>
  pipeline(
    createReadStream(file),
    createGunzip(),
    unpackTar(folder, { dmode: 0o700, fmode: 0o600, strict: true }),
  );
