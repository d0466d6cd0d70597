import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A proxy between a TCP client and a server. Its methods set how it behaves from then on. */
export interface TcpProxy {
  port: number;
  /** Passes everything on. */
  pass(): void;
  /** Closes the connections, and refuses new ones at once. */
  gone(): void;
  /** Keeps connections open and accepts new ones, but nothing arrives any more. */
  hang(): void;
  /** Delays everything that it passes on by so many milliseconds. */
  slow(milliseconds: number): void;
  stop(): Promise<void>;
}

/** Starts a proxy on a free port of this machine. Without a target, everything that is sent to it is lost. */
export async function startTcpProxy(target?: { host: string; port: number }): Promise<TcpProxy> {
  let state: 'passing' | 'gone' | 'hanging' = target ? 'passing' : 'hanging';
  let delay = 0;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  };
  /** Passes on one direction of a connection. Once bytes are lost in a hanging connection, it never passes anything on again. */
  const pass = (from: Socket, to: Socket) => {
    let isLost = false;
    let order = Promise.resolve();
    from.on('data', (bytes) => {
      isLost ||= state === 'hanging';
      if (isLost) return;
      if (delay === 0) to.write(bytes);
      else {
        const wait = pause(delay);
        order = order.then(() => wait).then(() => void (to.destroyed || to.write(bytes)));
      }
    });
    from.once('close', () => to.destroy());
  };
  const server = createServer((client) => {
    keep(client);
    if (state === 'gone') client.destroy();
    if (state !== 'passing' || !target) {
      client.resume();
      return;
    }
    const upstream = connect(target);
    keep(upstream);
    pass(client, upstream);
    pass(upstream, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    pass() {
      state = 'passing';
      delay = 0;
    },
    gone() {
      state = 'gone';
      for (const socket of sockets) socket.destroy();
    },
    hang() {
      state = 'hanging';
    },
    slow(milliseconds) {
      delay = milliseconds;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
