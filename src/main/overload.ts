import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';

interface Bounds {
  /** How many requests may be worked on at the same time: about two seconds' work of one machine. */
  requests: number;
  /** Milliseconds by which the process may usually be late before it takes on less. */
  delay: number;
  /** How many requests may be worked on while it is late. With few, the machine is slow or busy otherwise, and refusing helps nobody. */
  requestsWhenLate: number;
}

export type Overload = ReturnType<typeof watchOverload>;

const defaultBounds: Bounds = { requests: 500, delay: 500, requestsWhenLate: 20 };

/** How many sessions of owners are remembered: one for each of her browsers. */
const maxSessions = 50;

const alwaysServed = new Set(['/healthz', '/readyz', '/metrics']);
const sessionCookie = /(?:^|;\s*)(?:__Secure-)?kursu\.session_token=([^;]+)/;
const sessionIn = ({ headers }: IncomingMessage): string | undefined =>
  headers.cookie === undefined ? undefined : sessionCookie.exec(headers.cookie)?.[1];

/**
 * Refuses work before there is too much of it: whoever is refused at once can try again, and whoever was let in gets an answer
 * in time. Cached pages don't come here; the owner and those who ask whether the site is alive are always let in.
 */
export function watchOverload(overrides: Partial<Bounds> = {}, delay = measureDelay()) {
  const bounds = { ...defaultBounds, ...overrides };
  const working = new Set<IncomingMessage>();
  const owners = new LRUCache<string, true>({ max: maxSessions });

  /** A request whose body is still arriving takes no work yet, and must not keep others out. */
  const isWorkingOn = (most: number): boolean => {
    if (working.size < most) return false;
    let count = 0;
    for (const { complete } of working) if (complete) count += 1;
    return count >= most;
  };
  /** Only an owner gets anything but a refusal below this path, so her session is known without looking it up. */
  const rememberOwner = (request: IncomingMessage, { statusCode }: ServerResponse) => {
    if (!request.url?.startsWith('/api/admin/') || statusCode >= 400) return;
    const session = sessionIn(request);
    if (session !== undefined) owners.set(session, true);
  };
  const isOwner = (request: IncomingMessage): boolean => {
    const session = sessionIn(request);
    return session !== undefined && owners.has(session);
  };
  return {
    /** Whether a request should be refused, because the site could not answer it and the others in time. */
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

/** Milliseconds between two looks at the delay, and between two of its measurements. */
const windowMs = 2_000;
const resolutionMs = 50;
const minMeasurements = 3;

/**
 * The delay of most measurements, in milliseconds; undefined where there are too few of them. One long turn alone, as when the
 * embedded database is read for a backup, is no overload.
 */
export function usualDelay({ count, percentile }: Measured): number | undefined {
  return count < minMeasurements ? undefined : percentile(50) / 1e6 - resolutionMs;
}

interface Measured {
  count: number;
  /** Nanoseconds from one measurement to the next. */
  percentile(percent: number): number;
}

function measureDelay() {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let last = 0;
  const timer = setInterval(() => {
    const percentile = (percent: number) => histogram.percentile(percent);
    const usual = usualDelay({ count: histogram.count, percentile });
    if (usual === undefined) return;
    last = usual;
    histogram.reset();
  }, windowMs).unref();
  return {
    /** By how many milliseconds the process was late most of the time. */
    milliseconds: () => last,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
