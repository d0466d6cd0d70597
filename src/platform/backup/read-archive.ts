import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import type * as z from 'zod';
import { counter } from '#/platform/net/body';
import { decrypt, encryptedMark } from './encryption';
import { archiveFormat, beginningSchema, entryNames } from './manifest';
import { UnusableArchive } from './unusable-archive';

const gzipMark = Buffer.from([0x1f, 0x8b]);
/** The most bytes of what is read into memory whole: a manifest of tens of thousands of pictures fits. */
const maxDocumentBytes = 32 * 1024 * 1024;

export interface ArchiveFile {
  path: string;
  /** The key that decrypts the archive; not needed for an archive that is not encrypted. */
  key?: string | undefined;
  /** Whether a plain file must be refused, because somebody without the key may have forged it. */
  encrypted?: boolean | undefined;
}

/** Whether a file must be encrypted. The place that it comes from may be hostile, but its name is the site's or the operator's. */
export const mustBeEncrypted = ({ path, encrypted }: ArchiveFile): boolean =>
  encrypted === true || path.endsWith('.age');

export interface ArchiveEntry {
  name: string;
  size: number;
  /** The caller must read the body to its end before it asks for the next entry. */
  body: AsyncIterable<Uint8Array>;
}

/** Reads the first entry. Throws `UnusableArchive` for a file that is no archive, is damaged or has a newer format. */
export async function readBeginning(entries: AsyncIterator<ArchiveEntry>) {
  const first = await entries.next();
  if (first.done || first.value.name !== entryNames.beginning) throw new UnusableArchive('foreign');
  const bytes = await readWhole(first.value);
  const parsed = parseDocument(beginningSchema.pick({ format: true, formatVersion: true }), bytes);
  if (!parsed) throw new UnusableArchive('foreign');
  if (parsed.formatVersion > archiveFormat) throw new UnusableArchive('newer');
  const document = parseDocument(beginningSchema, bytes);
  if (!document) throw new UnusableArchive('damaged', entryNames.beginning);
  return { document, bytes };
}

/**
 * The entries of an archive, one after the other. Throws `UnusableArchive` where it can't be read to its end, or unpacks to more
 * than `maxBytes`; its cause is then `TooLarge`.
 */
export async function* readArchive(
  archive: ArchiveFile,
  maxBytes = Number.POSITIVE_INFINITY,
): AsyncGenerator<ArchiveEntry, undefined> {
  const { path, key } = archive;
  const isEncrypted = await checkKind(path);
  if (!isEncrypted && mustBeEncrypted(archive)) throw new UnusableArchive('plain');
  const file = createReadStream(path);
  const gunzip = createGunzip();
  try {
    const bytes = Readable.toWeb(file) as ReadableStream<Uint8Array>;
    const zipped = isEncrypted ? await decrypt(bytes, key) : bytes;
    const unzipped = counter(maxBytes);
    // An error of the file or of the decryption ends the counter, too, and so the reading of the entries.
    pipeline(Readable.fromWeb(zipped as NodeReadableStream), gunzip, unzipped, () => undefined);
    const unpacked = (Readable.toWeb(unzipped) as ReadableStream<Uint8Array>).pipeThrough(
      createTarDecoder({ strict: true }),
    );
    for await (const { header, body } of unpacked) {
      if (header.type !== 'file') throw new UnusableArchive('damaged', 'an entry is no file');
      yield { name: header.name, size: header.size, body: chunksOf(body) };
    }
  } catch (error) {
    throw unreadable(error);
  } finally {
    file.destroy();
    gunzip.destroy();
  }
}

const unreadable = (error: unknown): UnusableArchive =>
  error instanceof UnusableArchive
    ? error
    : new UnusableArchive('damaged', 'it can’t be read to its end', error);

async function* chunksOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw unreadable(error);
  }
}

/** Whether the file is encrypted. Throws `UnusableArchive` where it is neither encrypted nor compressed. */
async function checkKind(path: string): Promise<boolean> {
  await using handle = await open(path).catch((error) => {
    throw new UnusableArchive('missing', undefined, error);
  });
  const { buffer } = await handle.read(Buffer.alloc(encryptedMark.length)).catch((error) => {
    throw new UnusableArchive('foreign', undefined, error);
  });
  if (buffer.equals(encryptedMark)) return true;
  if (!buffer.subarray(0, gzipMark.length).equals(gzipMark)) throw new UnusableArchive('foreign');
  return false;
}

export async function readWhole({ name, size, body }: ArchiveEntry): Promise<Buffer> {
  if (size > maxDocumentBytes) throw new UnusableArchive('damaged', `${name} is too large`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Parses a JSON document. Returns undefined where the bytes are not JSON or don't match the schema. */
export function parseDocument<Schema extends z.ZodType>(
  schema: Schema,
  bytes: Buffer,
): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(bytes.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Yields the lines of an entry in groups: the lines that end in the same chunk of bytes. */
export async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxDocumentBytes) throw new UnusableArchive('damaged', 'a line is too long');
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') throw new UnusableArchive('damaged', 'a line has no end');
}
