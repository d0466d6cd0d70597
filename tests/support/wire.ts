import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One answer as it went over the wire. */
export interface Sent {
  path: string;
  type: string;
  /** Of head and body, compressed as it was. */
  bytes: number;
}

export interface Wire {
  /** The same site, with somebody who counts in between. */
  url: string;
  sent: Sent[];
  close(): Promise<void>;
}

/** Counts what a server sends, whoever asks for it: a page, its service worker, or the browser itself. */
export async function countSent(target: string): Promise<Wire> {
  const sent: Sent[] = [];
  const server = createServer(async (asked, answered) => {
    const { method, headers, url: path = '/' } = asked;
    const passed = request(target + path, { method, headers });
    asked.pipe(passed);
    const [answer] = await once(passed, 'response');
    const body = await buffer(answer);
    const head = answer.rawHeaders.join(': ').length + 17;
    sent.push({ path, type: answer.headers['content-type'] ?? '', bytes: head + body.length });
    answered.writeHead(answer.statusCode, answer.rawHeaders).end(body);
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
