import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Connections that have not sent a complete request yet, the longest waiting first. A slow sender costs nothing but its place
 * among the limited connections. When places run short, `cutOldest` frees one, so that slow senders can't take all of them.
 */
export function createSlowSenders() {
  const silent = new Set<Socket>();
  const sending = new Set<Socket>();
  return {
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
    /** Call this when the headers of a request have arrived. Its body may follow. */
    requested(request: IncomingMessage) {
      const { socket } = request;
      silent.delete(socket);
      if (!hasBody(request)) return;
      sending.add(socket);
      // `close` also comes for a body that nobody reads: when the connection ends, or with the next request on it.
      request.once('close', () => sending.delete(socket));
    },
    /**
     * Closes the oldest connection that has not sent its first headers. If there is none, or if `what` is 'body', closes the
     * oldest one that is sending a body.
     */
    cutOldest(what: 'any' | 'body') {
      const [oldest] = what === 'any' && silent.size > 0 ? silent : sending;
      oldest?.destroy();
    },
  };
}
