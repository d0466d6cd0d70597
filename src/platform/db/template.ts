import { closeSync, createReadStream, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

const block = 512;

interface Entry {
  name: string;
  size: number;
  isFolder: boolean;
}

function entryOf(header: Buffer): Entry {
  const text = (from: number, length: number) =>
    header.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  const kind = text(156, 1);
  if (kind !== '' && kind !== '0' && kind !== '5')
    throw new Error(`the template has an entry of kind ${kind}`);
  return {
    name: join(text(345, 155), text(0, 100)),
    size: Number.parseInt(text(124, 12), 8),
    isFolder: kind === '5',
  };
}

/**
 * Unpacks a template (tar, gzip) as `buildTemplate` writes it. As a stream, and without the database's own help: that would
 * hold the whole of it several times over, in memory that the process then keeps.
 */
export async function unpackTemplate(file: string, folder: string): Promise<void> {
  mkdirSync(folder, { mode: 0o700 });
  const unpacking = unpackingInto(folder);
  await pipeline(createReadStream(file), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) unpacking.take(chunk);
  });
  unpacking.end();
}

function unpackingInto(folder: string) {
  let read: Buffer = Buffer.alloc(0);
  let file: number | undefined;
  /** Bytes of the file that are still to come, and of what fills its last block. */
  let left = 0;
  let filling = 0;

  const next = (length: number): Buffer => {
    const bytes = read.subarray(0, length);
    read = read.subarray(bytes.length);
    return bytes;
  };
  const begin = ({ name, size, isFolder }: Entry) => {
    const path = join(folder, name);
    if (isFolder) return mkdirSync(path, { recursive: true, mode: 0o700 });
    file = openSync(path, 'wx', 0o600);
    left = size;
    filling = (block - (size % block)) % block;
  };
  const goOn = () => {
    if (file !== undefined) {
      left -= left > 0 ? writeSync(file, next(left)) : 0;
      if (left > 0) return;
      closeSync(file);
      file = undefined;
    }
    filling -= next(filling).length;
    if (filling > 0 || read.length < block) return;
    const header = next(block);
    // Empty blocks end the archive.
    if (header[0] !== 0) begin(entryOf(header));
  };
  return {
    take(chunk: Buffer) {
      read = Buffer.concat([read, chunk]);
      for (let before = -1; read.length !== before; ) {
        before = read.length;
        goOn();
      }
    },
    end() {
      if (file === undefined) return;
      closeSync(file);
      if (left > 0) throw new Error('the template is cut off');
    },
  };
}
