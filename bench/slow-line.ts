import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SlowLine {
  /** The same site at the other end of the line. */
  url: string;
  close(): Promise<void>;
}

/** A mobile connection as Lighthouse emulates it: bytes per millisecond in all, and milliseconds there and back. */
const rate = 1_600_000 / 8 / 1000;
const roundTrip = 150;
/** What one connection sends before it is another's turn. */
const packet = 1460;
const tick = 4;

/**
 * A proxy with the rate and delay of a mobile connection, which all connections of the browser share. The browser's own emulation
 * treats each request by itself, so that what is loading never delays what is asked for.
 */
export async function slowLine(target: string): Promise<SlowLine> {
  const { hostname, port } = new URL(target);
  const servers = new Set<Socket>();
  const deliver = new WeakMap<Socket, (bytes: Buffer) => void>();
  let credit = 0;
  let last = performance.now();

  /** Passes on as many packets as the line has carried since the last time, one of each connection in turn. */
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
      // The handshake of a new connection takes a journey there and back of its own.
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
    async close() {
      clearInterval(timer);
      for (const server of servers) server.destroy();
      proxy.close();
    },
  };
}
