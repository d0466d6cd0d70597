import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isUnreachableError } from '../errors/database';
import { assertStorable, createFiles, type Files } from './files';

const stores = ['disk', 's3'] as const;

describe.each(stores)('files on %s', (store) => {
  let directory: string;
  let server: Server | undefined;
  let files: Files;
  let objects: Map<string, { body: Buffer; type: string | undefined }>;
  let isFailing = false;

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'kursu-files-'));
    objects = new Map();
    const endpoint = store === 's3' ? await startStore() : undefined;
    const bucket = {
      bucket: 'pictures',
      endpoint,
      region: 'auto',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    };
    files = createFiles({ directory, bucket: endpoint ? bucket : undefined });
  });
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    rmSync(directory, { recursive: true, force: true });
  });

  /** Starts a server for the three S3 requests that the file store sends. Returns its address. */
  async function startStore(): Promise<string> {
    server = createServer(async (request, response) => {
      const key = new URL(request.url ?? '/', 'http://store').pathname;
      const found = objects.get(key);
      if (isFailing) response.writeHead(503).end();
      else if (request.method === 'PUT') {
        objects.set(key, { body: await buffer(request), type: request.headers['content-type'] });
        response.end();
      } else if (request.method === 'DELETE') {
        objects.delete(key);
        response.writeHead(204).end();
      } else if (found) {
        response.end(found.body);
      } else {
        response.writeHead(404, { 'Content-Type': 'application/xml' });
        response.end('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
      }
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test('given a stored file, then it is read back unchanged until it is removed', async () => {
    const bytes = Buffer.from([0, 255, 1, 254]);
    await files.put('ab-480.webp', bytes, 'image/webp');
    expect(await files.read('ab-480.webp')).toEqual(bytes);
    if (store === 's3') expect(objects.get('/pictures/ab-480.webp')?.type).toBe('image/webp');
    await files.remove('ab-480.webp');
    expect(await files.read('ab-480.webp')).toBeUndefined();
  });

  test('given an unknown key, then no file is found, and removing it does no harm', async () => {
    expect(await files.read('none.webp')).toBeUndefined();
    await files.remove('none.webp');
  });

  test.each(['../secret.txt', '/etc/passwd', 'a/../b.webp', 'büyük.webp', 'A.webp', 'a b.webp', '.env', ''])(
    'given a key like %j, then it is refused',
    async (key) => {
      await expect(files.read(key)).rejects.toThrow('lower-case ASCII');
      await expect(async () => files.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(
        'lower-case ASCII',
      );
    },
  );

  test('given a store that cannot be used, then reading and writing fail as unavailable, and work again once it can', async () => {
    await assertStorable(files);
    if (store === 'disk') {
      rmSync(directory, { recursive: true });
      // A file in place of the folder, so that not even root can write files into it.
      writeFileSync(directory, '');
    } else isFailing = true;
    const refusals = await Promise.all(
      [files.read('ab.webp'), assertStorable(files)].map((work) => work.catch((error: unknown) => error)),
    );
    expect(refusals.map(isUnreachableError)).toEqual([true, true]);
    if (store === 'disk') rmSync(directory);
    isFailing = false;
    await assertStorable(files);
  });
});

test('given a bucket that takes requests and never answers, then reading fails as unavailable within seconds', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const bucket = {
    bucket: 'pictures',
    endpoint: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    region: 'auto',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  };
  const files = createFiles({ directory: '', bucket, patience: { connecting: 50, silent: 50 } });
  const refusal = await files.read('ab.webp').catch((error: unknown) => error);
  expect(isUnreachableError(refusal)).toBe(true);
  silent.closeAllConnections();
  silent.close();
});

test('a file that was put on the disk has been flushed, with its name', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'kursu-files-'));
  const any = await open(directory, 'r');
  const handles: FileHandle = Object.getPrototypeOf(any);
  await any.close();
  const { sync } = handles;
  const flushed: number[] = [];
  const watched = vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    flushed.push((await this.stat()).ino);
    await sync.call(this);
  });
  await createFiles({ directory, bucket: undefined }).put('ab12.png', Buffer.from('a picture'), 'image/png');
  watched.mockRestore();
  expect(flushed).toEqual([join(directory, 'ab12.png'), directory].map((path) => statSync(path).ino));
  rmSync(directory, { recursive: true, force: true });
});
