import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A store for backups on this machine. A test can make it refuse requests. */
export interface BackupStore {
  url: string;
  /** The stored files, by path. */
  files: Map<string, Buffer>;
  /**
   * Responds with this status to every request, or only to those with the method `only`. With undefined, responds normally again.
   */
  failWith(status: number | undefined, only?: string): void;
  stop(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void> | void;

async function startStore(files: Map<string, Buffer>, answer: Answer): Promise<BackupStore> {
  let failure: { status: number | undefined; only?: string | undefined } = { status: undefined };
  const server: Server = createServer(async (request, response) => {
    const { status, only = request.method } = failure;
    if (status !== undefined && only === request.method) {
      request.resume();
      response.writeHead(status).end();
    } else await answer(request, response, new URL(request.url ?? '/', 'http://store').pathname);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    failWith: (status, only) => {
      failure = { status, only };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An S3-compatible store with the requests that backups need. It lists two files a page, so that a list has several pages. */
export function startS3Store(): Promise<BackupStore> {
  const files = new Map<string, Buffer>();
  return startStore(files, async (request, response, path) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://store');
    const found = files.get(path);
    if (request.method === 'PUT') {
      files.set(path, await buffer(request));
      response.end();
    } else if (request.method === 'DELETE') {
      files.delete(path);
      response.writeHead(204).end();
    } else if (searchParams.has('list-type')) {
      const bucket = `${path.replace(/\/$/, '')}/`;
      const names = [...files.keys()].filter((key) => key.startsWith(bucket)).sort();
      const from = Number(searchParams.get('continuation-token') ?? 0);
      const contents = names
        .slice(from, from + 2)
        .map((key) => `<Contents><Key>${key.slice(bucket.length)}</Key></Contents>`);
      const more = from + 2 < names.length;
      response.writeHead(200, { 'Content-Type': 'application/xml' });
      response.end(
        `<ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`,
      );
    } else if (found) response.end(found);
    else
      response
        .writeHead(404, { 'Content-Type': 'application/xml' })
        .end('<Error><Code>NoSuchKey</Code></Error>');
  });
}

/** A WebDAV server with the requests that backups need. It has no folder at first. */
export function startWebdavStore(account: { user: string; password: string }): Promise<BackupStore> {
  const files = new Map<string, Buffer>();
  const folders = new Set<string>();
  const expected = `Basic ${Buffer.from(`${account.user}:${account.password}`).toString('base64')}`;
  const list = (path: string): string => {
    const paths = [path, ...[...files.keys()].filter((key) => key.startsWith(path))];
    const parts = paths.map((each) => `<D:response><D:href>${each}</D:href></D:response>`);
    return `<?xml version="1.0"?><D:multistatus xmlns:D="DAV:">${parts.join('')}</D:multistatus>`;
  };
  type Answered = [status: number, body?: string | Buffer | undefined];
  const methods: Record<string, (path: string, body: Buffer) => Answered> = {
    propfind: (path) => [207, list(path)],
    put: (path, body) => [files.set(path, body) ? 201 : 500],
    delete: (path) => [files.delete(path) ? 204 : 404],
    get: (path) => (files.has(path) ? [200, files.get(path)] : [404]),
  };
  const answer = (method: string, path: string, body: Buffer): Answered => {
    if (method === 'MKCOL') return [folders.add(path) ? 201 : 500];
    const isThere = folders.has(path.slice(0, path.lastIndexOf('/') + 1));
    if (!isThere) return [method === 'PUT' ? 409 : 404];
    return methods[method.toLowerCase()]?.(path, body) ?? [405];
  };
  return startStore(files, async (request, response, path) => {
    const body = await buffer(request);
    const isKnown = request.headers.authorization === expected;
    const [status, answered] = isKnown ? answer(request.method ?? '', path, body) : [401];
    response.writeHead(status).end(answered);
  });
}
