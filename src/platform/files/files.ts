import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { type S3Account, s3Settings } from './s3-settings';
import { syncPath } from './whole-file';

/** Files by key, on the disk or in a bucket. A key is lower-case ASCII: `ab12.avif`, `folder/ab12-480.webp`. */
export interface Files {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Undefined where there is no such file. */
  read(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
}

export interface Bucket extends S3Account {
  bucket: string;
  region: string;
}

interface FilesSettings {
  /** Where files are stored without a bucket. */
  directory: string;
  bucket: Bucket | undefined;
  /** Milliseconds without a connection to the bucket, or without data from it, after which it counts as unreachable. */
  patience?: { connecting: number; silent: number };
}

const key = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]{1,8}$/;
export const isFileKey = (text: string): boolean => text.length <= 200 && key.test(text);

/** The store of uploads can't be used now: it is unreachable, too slow, full or not writable. The error's cause says which. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

const defaultPatience = { connecting: 3_000, silent: 10_000 };

/** The store of uploads. Its library is loaded with the first access. Each method may throw `StoreUnavailable`. */
export function createFiles(settings: FilesSettings): Files {
  let opened: ReturnType<typeof openDisk> | undefined;
  const disk = () => (opened ??= openDisk(settings));
  const checkKey = (fileKey: string) => {
    if (!isFileKey(fileKey)) throw new Error('A file key must be lower-case ASCII.');
    return fileKey;
  };
  return {
    async put(fileKey, bytes, contentType) {
      const options = { contentType, cacheControl: 'public, max-age=31536000, immutable' };
      await usable((await disk()).put(checkKey(fileKey), bytes, options));
      if (!settings.bucket) await usable(flush(join(settings.directory, fileKey)));
    },
    async read(fileKey) {
      try {
        return Buffer.from(await usable((await disk()).getBytes(checkKey(fileKey))));
      } catch (error) {
        if (error instanceof StoreUnavailable && isMissing(error.cause)) return undefined;
        throw error;
      }
    },
    async remove(fileKey) {
      await usable((await disk()).delete(checkKey(fileKey)));
    },
  };
}

const usable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw new StoreUnavailable('the store of uploads cannot be used', { cause });
  });

/** Flushes a file and its folder to the disk, so that an acknowledged upload survives a power cut, as its database row does. */
async function flush(file: string): Promise<void> {
  for (const path of [file, dirname(file)]) await syncPath(path);
}

const probeKey = 'health-check.txt';

export async function assertStorable(files: Files): Promise<void> {
  await files.put(probeKey, Buffer.from('Written to see whether it can be.\n'), 'text/plain');
  await files.remove(probeKey);
}

const idKey = 'store-id.txt';

/** The id of this store. It is stored as a file there, so that all instances that share the store read the same id. */
export async function storeId(files: Files): Promise<string> {
  const known = await files.read(idKey);
  if (known) return known.toString('utf8');
  await files.put(idKey, Buffer.from(randomUUID()), 'text/plain');
  return (await files.read(idKey))?.toString('utf8') ?? '';
}

async function openDisk({ directory, bucket, patience = defaultPatience }: FilesSettings) {
  const { Disk } = await import('flydrive');
  if (bucket) return new Disk(await createS3Driver(bucket, patience));
  const { FSDriver } = await import('flydrive/drivers/fs');
  return new Disk(new FSDriver({ location: directory, visibility: 'private' }));
}

/** Amazon's client is large, so it is loaded only where a bucket is configured. */
async function createS3Driver(
  { bucket, region, ...account }: Bucket,
  { connecting, silent }: typeof defaultPatience,
) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    bucket,
    region,
    ...s3Settings(account),
    // By default Amazon's client waits for ever, and tries three times.
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connecting, socketTimeout: silent },
    visibility: 'private',
    supportsACL: false,
  });
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && error.code === 'E_CANNOT_READ_FILE')) return false;
  const { code, name } = (error.cause ?? {}) as { code?: string; name?: string };
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound';
}
