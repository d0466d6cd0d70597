import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { packTar, type TarHeader } from 'modern-tar';

// Parts of a backup archive, from which tests make archives that the product wouldn't make.

export const hash = (data: Buffer): string => createHash('sha256').update(data).digest('hex');
export const json = (value: object): Buffer => Buffer.from(JSON.stringify(value));

/** The content of an archive's first file, which describes the archive. */
export const beginning = {
  format: 'kursu-backup',
  formatVersion: 1,
  product: '1.0.0',
  schema: 5,
  madeAt: '2126-01-01T00:00:00.000Z',
  secret: 'abc',
};

/** How a manifest lists the jobs of a site that has none. */
export const noJobs = { rows: 0, bytes: 0, sha256: hash(Buffer.alloc(0)) };

/** Packs entries without checking them: the header of an entry can contradict its data. */
export const packArchive = async (
  entries: readonly (Partial<TarHeader> & { name: string; data: Buffer })[],
): Promise<Buffer> =>
  gzipSync(
    await packTar(
      entries.map(({ data, ...header }) => ({
        header: { size: data.length, ...header },
        data: new Uint8Array(data),
      })),
    ),
  );
