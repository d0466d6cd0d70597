import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site behind a proxy that sends only the beginning of each page until it is released. */
export interface HeldTail {
  url: string;
  /** Sends the rest of the pages, and from then on whole pages. */
  release(): void;
  close(): Promise<void>;
}

/** Sends each page up to the last match of `behind`, and holds back the rest, as a slow connection may at any place. */
export async function holdTail(target: string, behind: RegExp): Promise<HeldTail> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = createServer(async ({ url }, outgoing) => {
    const response = await fetch(`${target}${url}`, { redirect: 'manual' });
    const changed = /^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/;
    outgoing.writeHead(
      response.status,
      Object.fromEntries([...response.headers].filter(([name]) => !changed.test(name))),
    );
    const body = Buffer.from(await response.arrayBuffer());
    const [head] = response.headers.get('content-type')?.startsWith('text/html')
      ? (new RegExp(`[^]*${behind.source}`).exec(body.toString()) ?? [''])
      : [''];
    const sent = Buffer.byteLength(head);
    if (sent > 0) {
      outgoing.write(body.subarray(0, sent));
      await released;
    }
    outgoing.end(body.subarray(sent));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release,
    async close() {
      release();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
