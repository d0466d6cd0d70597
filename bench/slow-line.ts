import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A mobile line as Lighthouse emulates it: bytes per millisecond for all connections together, and milliseconds a round trip. */
const rate = 1_600_000 / 8 / 1000;
const roundTrip = 150;
/** Bytes that a connection may send before it is the next connection's turn. */
const packet = 1460;
const tick = 4;

/**
 * A proxy with the rate and delay of a mobile line, which all connections of the browser share. The browser's own emulation would
 * slow down each request separately, so that the loading of one file would never delay another one. `url` is the site's address
 * through the proxy.
 */
export async function slowLine(target: string): Promise<{ url: string } & AsyncDisposable> {
  const { hostname, port } = new URL(target);
  const servers = new Set<Socket>();
  const deliver = new WeakMap<Socket, (bytes: Buffer) => void>();
  let credit = 0;
  let last = performance.now();

  /** Passes on as many packets as the line could carry since the last tick, one of each connection in turn. */
  const timer = setInterval(() => {
    const now = performance.now();
    credit = Math.min(credit + (now - last) * rate, rate * 10 * tick);
    last = now;
    for (let sent = true; credit > 0 && sent; ) {
      sent = false;
      for (const server of servers) {
        if (credit <= 0 || server.readableLength === 0) continue;
        const bytes: Buffer = server.read(Math.min(packet, server.readableLength));
        credit -= bytes.length;
        sent = true;
        deliver.get(server)?.(bytes);
      }
    }
  }, tick);

  const proxy = createServer((browser) => {
    const server = connect(Number(port), hostname);
    const opened = performance.now();
    servers.add(server);
    server.pause();
    server.on('readable', () => undefined);
    deliver.set(server, (bytes) => setTimeout(() => browser.writable && browser.write(bytes), roundTrip / 2));
    browser.on('data', (bytes) => {
      // The handshake of a new connection takes a round trip of its own.
      const handshake = Math.max(0, opened + roundTrip - performance.now());
      setTimeout(() => server.writable && server.write(bytes), handshake + roundTrip / 2);
    });
    const end = () => {
      servers.delete(server);
      server.destroy();
      setTimeout(() => browser.destroy(), roundTrip);
    };
    for (const side of [browser, server]) side.on('close', end).on('error', end);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      for (const server of servers) server.destroy();
      proxy.close();
    },
  };
}
