import type { renderPage } from './render';

type RenderArgs = Parameters<typeof renderPage>;

/** `renderPage` within the limits. `network` is the network of the request; undefined if it is unknown. */
export type LimitedRender = (...args: [...RenderArgs, network?: string | undefined]) => Promise<Response>;

interface Limits {
  /** The response when too many requests wait. */
  busy: (...args: RenderArgs) => Response;
  /** How many pages are rendered at the same time: more than one, because some of them wait for the database. */
  maxConcurrent?: number;
  /** How many pages may wait; rendering all of them takes about half a second. */
  waiting?: number;
  /** How many of the waiting pages one network may have. */
  each?: number;
}

/** Waiting requests by network. Networks take turns, so one with many requests delays only itself. */
function createTurns() {
  const queues = new Map<string, (() => void)[]>();
  let waiting = 0;
  return {
    waiting: () => waiting,
    waitingOf: (network: string) => queues.get(network)?.length ?? 0,
    add(network: string, begin: () => void): void {
      const queue = queues.get(network);
      if (queue) queue.push(begin);
      else queues.set(network, [begin]);
      waiting += 1;
    },
    /** The next request; its network goes to the end of the line. */
    take(): (() => void) | undefined {
      const [next] = queues;
      if (!next) return undefined;
      const [network, queue] = next;
      const begin = queue.shift();
      queues.delete(network);
      if (queue.length > 0) queues.set(network, queue);
      waiting -= 1;
      return begin;
    },
  };
}

/**
 * Renders a few pages at a time and begins one per turn of the event loop, so that ready responses are sent in between. If too
 * many requests wait already, a further one gets the response `busy` at once.
 */
export function limitRendering(
  render: typeof renderPage,
  { busy, maxConcurrent = 4, waiting = 64, each = waiting / 2 }: Limits,
): LimitedRender {
  const turns = createTurns();
  let rendering = 0;
  let isScheduled = false;

  function beginNext(): void {
    if (isScheduled || rendering >= maxConcurrent || turns.waiting() === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      rendering += 1;
      turns.take()?.();
      beginNext();
    });
  }

  return async (request, settings, network = '') => {
    if (turns.waiting() >= waiting || turns.waitingOf(network) >= each) return busy(request, settings);
    await new Promise<void>((resolve) => {
      turns.add(network, resolve);
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
