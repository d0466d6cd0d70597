import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A response as it was sent. */
export interface Sent {
  path: string;
  type: string;
  /** Bytes of headers and body, compressed as sent. */
  bytes: number;
}

export interface Wire {
  /** The address of the site through the counting proxy. */
  url: string;
  sent: Sent[];
  close(): Promise<void>;
}

/** Counts what a server sends, whether the page, its service worker or the browser itself requested it. */
export async function countSent(target: string): Promise<Wire> {
  const sent: Sent[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method, headers, url: path = '/' } = incoming;
    const passed = request(target + path, { method, headers });
    incoming.pipe(passed);
    const [response] = await once(passed, 'response');
    const body = await buffer(response);
    const head = response.rawHeaders.join(': ').length + 17;
    sent.push({ path, type: response.headers['content-type'] ?? '', bytes: head + body.length });
    outgoing.writeHead(response.statusCode, response.rawHeaders).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
