import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface HttpServerSettings {
  /** Answers at once with what is ready; false where nothing is. */
  serveCached: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Answers everything else. */
  serve: Answer;
  limits?: Partial<Limits>;
}

/** Milliseconds, where nothing else is said. */
interface Limits {
  /** A connection on which nothing is asked. Proxies keep theirs for 60 to 120 seconds, and have to be the first to close. */
  idle: number;
  /** A request's head. Time without a request doesn't count. */
  head: number;
  /** A whole request: a picture of 10 MiB over half a megabit a second. */
  request: number;
  /** A request or an answer that doesn't move, because the other side neither sends nor reads. */
  stalled: number;
  /** Connections: each takes ten kilobytes of memory, also when nothing is asked on it. */
  connections: number;
  /** Requests that one connection may have waiting behind the one that is worked on. */
  waiting: number;
  /** While stopping: for a request that is on its way on a connection that looks idle. */
  lastRequests: number;
  /** While stopping: for what is worked on. */
  lastAnswers: number;
}

export const defaultLimits: Limits = {
  idle: 125_000,
  head: 20_000,
  request: 180_000,
  stalled: 30_000,
  connections: 5_000,
  waiting: 100,
  lastRequests: 250,
  lastAnswers: 2_500,
};

/** What a connection has asked for that takes work: one thing after the other, however much it asks for at once. */
interface Line {
  current: ServerResponse | undefined;
  waiting: { response: ServerResponse; begin: () => void }[];
}

export interface HttpServer {
  server: Server;
  /** Lets nobody in, answers what has been asked, and then closes; within a bounded time. */
  stop(): Promise<void>;
}

/** The server's side of connections: how long they stay, who is cut off, and how all of it ends. */
export function createHttpServer({ serveCached, serve, limits: given = {} }: HttpServerSettings): HttpServer {
  const limits = { ...defaultLimits, ...given };
  const lines = new Map<Socket, Line>();
  let stopping = false;

  const server = createServer(
    {
      keepAliveTimeout: limits.idle,
      headersTimeout: limits.head,
      requestTimeout: limits.request,
      connectionsCheckingInterval: Math.min(5_000, limits.head),
    },
    (request, response) => {
      if (stopping) response.shouldKeepAlive = false;
      if (!serveCached(request, response)) wait(request, response);
    },
  );
  server.timeout = limits.stalled;
  server.maxConnections = limits.connections;
  // Full: who is doing nothing makes room for who comes next.
  server.on('drop', () => server.closeIdleConnections());

  function lineOf(socket: Socket): Line {
    const known = lines.get(socket);
    if (known) return known;
    const line: Line = { current: undefined, waiting: [] };
    lines.set(socket, line);
    socket.once('close', () => lines.delete(socket));
    return line;
  }

  function wait(request: IncomingMessage, response: ServerResponse): void {
    const line = lineOf(request.socket);
    if (line.waiting.length >= limits.waiting) {
      response.writeHead(503, { 'Retry-After': '1', 'Cache-Control': 'no-store' }).end();
      return;
    }
    const begin = () => {
      line.current = response;
      response.once('close', () => {
        line.current = undefined;
        setImmediate(next, request.socket, line);
      });
      // Whoever has asked for something and reads it isn't cut off because it takes us long.
      response.on('timeout', () => {
        if (!request.complete || request.socket.writableLength > 0) request.socket.destroy();
      });
      serve(request, response);
    };
    if (line.current || line.waiting.length > 0) line.waiting.push({ response, begin });
    else begin();
  }

  function next(socket: Socket, line: Line): void {
    if (!line.current && !socket.destroyed) line.waiting.shift()?.begin();
  }

  async function stop(): Promise<void> {
    stopping = true;
    for (const { current, waiting } of lines.values()) {
      const last = waiting.at(-1)?.response ?? current;
      if (last && !last.headersSent) last.shouldKeepAlive = false;
    }
    const closed = once(server, 'close');
    // Node's own way for HTTP begins by cutting idle connections off, with the requests that are on their way on them.
    TcpServer.prototype.close.call(server);
    const idle = setTimeout(() => {
      // After what has come in the meantime was read.
      setImmediate(() => {
        server.closeIdleConnections();
        idle.refresh();
      });
    }, limits.lastRequests);
    const last = setTimeout(() => server.closeAllConnections(), limits.lastAnswers);
    await closed;
    clearTimeout(idle);
    clearTimeout(last);
  }

  return { server, stop };
}
