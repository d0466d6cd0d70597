import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { createSlowSenders } from './slow-senders';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface HttpServerSettings {
  /** Sends a cached response at once. Returns false where none is ready. */
  serveCached: (request: IncomingMessage, response: ServerResponse) => boolean;
  serve: Handler;
  limits?: Partial<Limits>;
}

/** Limits of the server. Times are in milliseconds. */
interface Limits {
  /** How long a connection without requests stays open: longer than the 60 to 120 seconds after which proxies close theirs. */
  idle: number;
  /** How long the headers of a request may take. On a new connection, the wait for its first request counts too. */
  head: number;
  /** How long a whole request may take: enough for a picture of 10 MiB at half a megabit per second. */
  request: number;
  /** How long a request or a response may make no progress, because the other side neither sends nor reads. */
  stalled: number;
  /** How many connections may be open; each takes about ten kilobytes of memory, even when idle. */
  connections: number;
  /** How many bodies of requests may be arriving at the same time. The body of a visitor takes at most 64 kB of memory. */
  bodies: number;
  /** How many requests of one connection may wait behind the current one. */
  waiting: number;
  /**
   * While stopping: how long idle connections stay open, since a proxy may just be sending a request on one of them. Meanwhile
   * new connections are refused, and connections in use are closed after their response, so that the proxy turns to other
   * instances.
   */
  stoppingRequests: number;
  /** While stopping: how long to wait for responses in progress. */
  stoppingResponses: number;
}

/**
 * How many files and connections this process may have open: the soft limit (`ulimit -n`), which Node raises to the hard limit
 * when it starts. Infinite on systems without /proc, whose limits are higher.
 */
function openFilesAllowed(): number {
  try {
    const soft = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return Number(soft ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** How many open files are reserved for everything but visitors' connections: the database, mails, child processes, pictures. */
const otherFiles = 300;

export const defaultLimits: Limits = {
  idle: 125_000,
  head: 20_000,
  request: 180_000,
  stalled: 30_000,
  connections: Math.min(5_000, Math.max(openFilesAllowed() - otherFiles, 100)),
  bodies: 500,
  waiting: 100,
  stoppingRequests: 2_000,
  stoppingResponses: 3_000,
};

/** Requests on one connection that the page cache can't answer. They are served one at a time, even if many arrive at once. */
interface RequestQueue {
  current: ServerResponse | undefined;
  waiting: { response: ServerResponse; begin: () => void }[];
}

export type HttpServer = ReturnType<typeof createHttpServer>;

export function createHttpServer({ serveCached, serve, limits: overrides = {} }: HttpServerSettings) {
  const limits = { ...defaultLimits, ...overrides };
  const queues = new Map<Socket, RequestQueue>();
  const slowSenders = createSlowSenders();
  let open = 0;
  let draining = false;

  const server = createServer(
    {
      keepAliveTimeout: limits.idle,
      headersTimeout: limits.head,
      requestTimeout: limits.request,
      connectionsCheckingInterval: Math.min(5_000, limits.head),
    },
    (request, response) => {
      if (draining) response.shouldKeepAlive = false;
      slowSenders.requested(request);
      if (slowSenders.bodies > limits.bodies) slowSenders.cutOldest('body');
      if (!serveCached(request, response)) enqueue(request, response);
    },
  );
  server.timeout = limits.stalled;
  server.maxConnections = limits.connections;
  server.on('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    // Slow senders are cut off before the maximum is reached, because connections beyond it are refused.
    if (open > Math.ceil(limits.connections * 0.9)) slowSenders.cutOldest('any');
    slowSenders.connected(socket);
  });
  // At the maximum, idle connections are closed so that new ones can be opened.
  server.on('drop', () => server.closeIdleConnections());

  function queueFor(socket: Socket): RequestQueue {
    const known = queues.get(socket);
    if (known) return known;
    const queue: RequestQueue = { current: undefined, waiting: [] };
    queues.set(socket, queue);
    socket.once('close', () => queues.delete(socket));
    return queue;
  }

  function enqueue(request: IncomingMessage, response: ServerResponse): void {
    const queue = queueFor(request.socket);
    if (queue.waiting.length >= limits.waiting) {
      response.writeHead(503, { 'Retry-After': '1', 'Cache-Control': 'no-store' }).end();
      return;
    }
    const begin = () => {
      queue.current = response;
      response.once('close', () => {
        queue.current = undefined;
        setImmediate(next, request.socket, queue);
      });
      // Cuts off a connection only if the client is too slow, not if the server is.
      response.on('timeout', () => {
        if (!request.complete || request.socket.writableLength > 0) request.socket.destroy();
      });
      serve(request, response);
    };
    if (queue.current || queue.waiting.length > 0) queue.waiting.push({ response, begin });
    else begin();
  }

  function next(socket: Socket, queue: RequestQueue): void {
    if (!queue.current && !socket.destroyed) queue.waiting.shift()?.begin();
  }

  /** Still answers requests, but closes each connection after its next response, so that the client turns to another instance. */
  function drain(): void {
    draining = true;
    for (const { current, waiting } of queues.values()) {
      const last = waiting.at(-1)?.response ?? current;
      if (last && !last.headersSent) last.shouldKeepAlive = false;
    }
  }

  /** Accepts no new connection, and resolves when the requests in progress have been answered, or after a bounded time. */
  async function stop(): Promise<void> {
    drain();
    const closed = once(server, 'close');
    // `http.Server.close` would cut off idle connections at once, and lose requests that are just arriving on them.
    TcpServer.prototype.close.call(server);
    const closeIdle = setTimeout(() => {
      // Lets the event loop first read data that has already arrived.
      setImmediate(() => {
        server.closeIdleConnections();
        closeIdle.refresh();
      });
    }, limits.stoppingRequests);
    const closeAll = setTimeout(() => server.closeAllConnections(), limits.stoppingResponses);
    await closed;
    clearTimeout(closeIdle);
    clearTimeout(closeAll);
  }

  return { server, drain, stop };
}
