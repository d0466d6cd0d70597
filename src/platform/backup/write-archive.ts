import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { createTarPacker, type TarPackController } from 'modern-tar';
import type { Files } from '#/platform/files/files';
import { encrypt } from './encryption';
import { type Beginning, entryNames, type Manifest, type Secrets } from './manifest';
import type { Snapshot } from './snapshot';

interface ArchiveContent {
  snapshot: Pick<Snapshot, 'tables' | 'jobs' | 'uploads'>;
  beginning: Beginning;
  /** Left out of an archive that is not encrypted. */
  secrets: Secrets;
  files: Pick<Files, 'read'>;
}

/** A low, fast level: pictures can't be compressed any further, and lines of a table shrink well at any level. */
const compression = { level: 3 };

/** Writes an archive, encrypted if a key is given. It gets the name `file` only at the end, so that `file` is always complete. */
export async function writeArchive(
  file: string,
  content: ArchiveContent,
  key: string | undefined,
): Promise<Manifest> {
  const unfinished = `${file}.unfinished`;
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    const { readable, controller } = createTarPacker();
    const packing = pack(controller, content, key !== undefined).catch((error) => {
      controller.error(error);
      throw error;
    });
    // Prevents an unhandled rejection if packing fails while the file is being written.
    packing.catch(() => undefined);
    const zip = createGzip(compression);
    // If packing fails, the error also ends `zip`, and thereby the writing of the file.
    pipeline(Readable.fromWeb(readable as NodeReadableStream), zip, () => undefined);
    const zipped = Readable.toWeb(zip) as ReadableStream<Uint8Array>;
    await handle.writeFile(key ? await encrypt(zipped, key) : zipped);
    const manifest = await packing;
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
    return manifest;
  } catch (error) {
    await handle.close();
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function pack(
  controller: TarPackController,
  { snapshot, beginning, secrets, files }: ArchiveContent,
  withSecrets: boolean,
): Promise<Manifest> {
  const mtime = new Date(beginning.madeAt);
  const add = async (
    name: string,
    size: number,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ) => {
    const writer = controller.add({ name, size, mtime, mode: 0o600, type: 'file' }).getWriter();
    for await (const chunk of chunks) await writer.write(chunk);
    await writer.close();
  };
  const addText = async (name: string, content: object) => {
    const bytes = Buffer.from(`${JSON.stringify(content, undefined, 1)}\n`);
    await add(name, bytes.length, [bytes]);
    return hash('sha256', bytes);
  };

  const beginningHash = await addText(entryNames.beginning, beginning);
  const tables: Manifest['tables'] = [];
  for (const { file, ...part } of snapshot.tables) {
    await add(entryNames.table(part.name), part.bytes, createReadStream(file));
    tables.push(part);
  }
  const { file: jobsFile, ...jobs } = snapshot.jobs;
  await add(entryNames.jobs, jobs.bytes, createReadStream(jobsFile));
  const manifest: Manifest = {
    beginning: beginningHash,
    tables,
    jobs,
    uploads: [],
    missing: [],
    secrets: withSecrets ? await addText(entryNames.secrets, secrets) : undefined,
  };
  for (const key of snapshot.uploads) {
    const bytes = await files.read(key);
    if (!bytes) {
      manifest.missing.push(key);
      continue;
    }
    await add(entryNames.upload(key), bytes.length, [bytes]);
    manifest.uploads.push({ key, bytes: bytes.length, sha256: hash('sha256', bytes) });
  }
  await addText(entryNames.manifest, manifest);
  controller.finalize();
  return manifest;
}
