import type { renderPage } from './render';

type Asked = Parameters<typeof renderPage>;

/** `asker` is the network of the request; undefined where it is unknown. */
export type LimitedRender = (...asked: [...Asked, asker?: string | undefined]) => Promise<Response>;

interface Limits {
  /** The response when too many requests wait. */
  busy: (...asked: Asked) => Response;
  /** Pages rendered at the same time: some of them wait for the database. */
  atOnce?: number;
  /** Pages that may wait; together they take about half a second. */
  waiting?: number;
  /** Of those, how many one network may have. */
  each?: number;
}

/** Waiting requests by network. Networks take turns, so one with many requests delays only itself. */
function createTurns() {
  const queues = new Map<string, (() => void)[]>();
  let waiting = 0;
  return {
    waiting: () => waiting,
    waitingOf: (asker: string) => queues.get(asker)?.length ?? 0,
    add(asker: string, begin: () => void): void {
      const queue = queues.get(asker);
      if (queue) queue.push(begin);
      else queues.set(asker, [begin]);
      waiting += 1;
    },
    /** The next request; its network goes to the end of the line. */
    take(): (() => void) | undefined {
      const [next] = queues;
      if (!next) return undefined;
      const [asker, queue] = next;
      const begin = queue.shift();
      queues.delete(asker);
      if (queue.length > 0) queues.set(asker, queue);
      waiting -= 1;
      return begin;
    },
  };
}

/**
 * Renders a few pages at a time and begins one per turn of the event loop, so that ready responses are sent in between.
 * Requests beyond those that may wait are told to come back later.
 */
export function limitRendering(
  render: typeof renderPage,
  { busy, atOnce = 4, waiting = 64, each = waiting / 2 }: Limits,
): LimitedRender {
  const turns = createTurns();
  let rendering = 0;
  let isBreathing = false;

  function beginNext(): void {
    if (isBreathing || rendering >= atOnce || turns.waiting() === 0) return;
    isBreathing = true;
    setImmediate(() => {
      isBreathing = false;
      rendering += 1;
      turns.take()?.();
      beginNext();
    });
  }

  return async (request, settings, asker = '') => {
    if (turns.waiting() >= waiting || turns.waitingOf(asker) >= each) return busy(request, settings);
    await new Promise<void>((resolve) => {
      turns.add(asker, resolve);
      beginNext();
    });
    try {
      return await render(request, settings);
    } finally {
      rendering -= 1;
      beginNext();
    }
  };
}
