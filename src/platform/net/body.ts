import type { IncomingMessage } from 'node:http';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

export class TooLarge extends Error {}
export class UnknownEncoding extends Error {}

interface BodyLimits {
  /** The largest body, both as received and after decompression. */
  maxBytes: number;
  signal: AbortSignal;
}

/** The decompressed body of a response. Throws as soon as it is too large or the signal aborts. */
export async function readBody(response: IncomingMessage, { maxBytes, signal }: BodyLimits): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new TooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = new Writable({
    write(chunk: Buffer, _, done) {
      size += chunk.length;
      chunks.push(chunk);
      done(size > maxBytes ? new TooLarge() : null);
    },
  });
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  // Counted before decompression, too: compressed data that unpacks to nothing can also be endless.
  const steps = [response, counter(maxBytes), ...decompression(encoding), collect];
  const failed = Promise.withResolvers<never>();
  for (const step of steps) step.once('error', failed.reject);
  // If the pipeline fails while a part of the body is still unread, its promise may stay pending for ever, even after an abort.
  await Promise.race([pipeline(steps, { signal }), failed.promise]);
  return Buffer.concat(chunks);
}

/** A stream that passes data through, and fails with `TooLarge` after more than `maxBytes` bytes. */
export function counter(maxBytes: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > maxBytes) done(new TooLarge());
      else done(null, chunk);
    },
  });
}

function decompression(encoding: string): Transform[] {
  switch (encoding) {
    case 'identity':
    case '':
      return [];
    case 'gzip':
    case 'x-gzip':
      return [createGunzip()];
    case 'deflate':
      return [createInflate()];
    case 'br':
      return [createBrotliDecompress()];
    default:
      throw new UnknownEncoding();
  }
}
