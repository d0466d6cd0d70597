import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Histogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';

interface Bounds {
  /** How many requests may be in progress at the same time: about two seconds of work for one machine. */
  requests: number;
  /** The usual delay of the event loop, in milliseconds, from which the process counts as late and accepts fewer requests. */
  delay: number;
  /**
   * How many requests may be in progress while the process is late. With fewer requests, the delay has other causes, and refusing
   * some wouldn't help.
   */
  requestsWhenLate: number;
}

export type Overload = ReturnType<typeof watchOverload>;

const defaultBounds: Bounds = { requests: 500, delay: 500, requestsWhenLate: 20 };

/** How many sessions of the owner are remembered; each of her browsers has one. */
const maxSessions = 50;

const alwaysServed = new Set(['/healthz', '/readyz', '/metrics']);
const sessionCookie = /(?:^|;\s*)(?:__Secure-)?kursu\.session_token=([^;]+)/;
const sessionIn = ({ headers }: IncomingMessage): string | undefined =>
  headers.cookie === undefined ? undefined : sessionCookie.exec(headers.cookie)?.[1];

/** Whether an address is below `/api/admin/` once `..` is resolved, as the app does: `/api/admin/../profile` is not. */
const isOwnersAddress = (address = ''): boolean =>
  address.startsWith('/api/admin/') &&
  URL.parse(`http://site${address}`)?.pathname.startsWith('/api/admin/') === true;

/**
 * Decides which requests are refused under overload, so that accepted requests are answered in time and the clients of refused
 * requests can retry soon. Cached pages don't pass through here. Requests of the owner's remembered sessions, health checks and
 * metrics are always accepted.
 */
export function watchOverload(overrides: Partial<Bounds> = {}, delay = measureDelay()) {
  const bounds = { ...defaultBounds, ...overrides };
  const working = new Set<IncomingMessage>();
  const owners = new LRUCache<string, true>({ max: maxSessions });

  /**
   * Whether at least `most` requests are in progress. Requests whose body is still arriving don't count, as they cause no work
   * yet.
   */
  const isWorkingOn = (most: number): boolean => {
    if (working.size < most) return false;
    let count = 0;
    for (const { complete } of working) if (complete) count += 1;
    return count >= most;
  };
  /** Remembers the session of a successful request below `/api/admin/`: only the owner gets such a response there. */
  const rememberOwner = (request: IncomingMessage, { statusCode }: ServerResponse) => {
    if (statusCode >= 400 || !isOwnersAddress(request.url)) return;
    const session = sessionIn(request);
    if (session !== undefined) owners.set(session, true);
  };
  const isOwner = (request: IncomingMessage): boolean => {
    const session = sessionIn(request);
    return session !== undefined && owners.has(session);
  };
  return {
    refuses(request: IncomingMessage) {
      const isLate = delay.milliseconds() >= bounds.delay;
      if (!isWorkingOn(isLate ? bounds.requestsWhenLate : bounds.requests)) return false;
      return !alwaysServed.has(request.url ?? '') && !isOwner(request);
    },
    /** Counts a request until its response has been sent, or its client has gone. */
    begin(request: IncomingMessage, response: ServerResponse) {
      working.add(request);
      response.once('close', () => {
        working.delete(request);
        rememberOwner(request, response);
      });
    },
    stop: delay.stop,
  };
}

/** Milliseconds after which the usual delay is computed anew. */
const windowMs = 2_000;
/** Milliseconds between two measurements of the delay. */
const resolutionMs = 50;
const minMeasurements = 3;

/**
 * The median of the measured delays, in milliseconds; undefined where there are too few measurements. With the median, a single
 * long block of the event loop, such as reading the embedded database for a backup, doesn't count as overload.
 */
export function usualDelay(histogram: Pick<Histogram, 'count' | 'percentile'>): number | undefined {
  // The histogram holds the nanoseconds from one measurement to the next.
  return histogram.count < minMeasurements ? undefined : histogram.percentile(50) / 1e6 - resolutionMs;
}

function measureDelay() {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let last = 0;
  const timer = setInterval(() => {
    const usual = usualDelay(histogram);
    if (usual === undefined) return;
    last = usual;
    histogram.reset();
  }, windowMs).unref();
  return {
    /** The median delay of the event loop in the last complete window, in milliseconds. */
    milliseconds: () => last,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
