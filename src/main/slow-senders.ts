import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Connections that have not sent a whole request yet, the one that has been at it longest first. Who sends slowly costs nothing but the place, so a flood of slow senders must not take all places: when these run short, the
 * slowest gives way.
 */
export function createSlowSenders() {
  const silent = new Set<Socket>();
  const sending = new Set<Socket>();
  return {
    /** The number of connections whose request's body is arriving. */
    get bodies() {
      return sending.size;
    },
    connected(socket: Socket) {
      silent.add(socket);
      socket.once('close', () => {
        silent.delete(socket);
        sending.delete(socket);
      });
    },
    /** The headers of a request have arrived; its body may follow. */
    requested(request: IncomingMessage) {
      const { socket } = request;
      silent.delete(socket);
      if (!hasBody(request)) return;
      sending.add(socket);
      // A body that is never read ends with its connection, or with the next request on it.
      request.once('close', () => sending.delete(socket));
    },
    /** Cuts off the connection that has been sending its headers, or its body, for longest. */
    cutOldest(what: 'any' | 'body') {
      const [oldest] = what === 'any' && silent.size > 0 ? silent : sending;
      oldest?.destroy();
    },
  };
}
