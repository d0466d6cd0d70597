import type { renderPage } from './render';

type Asked = Parameters<typeof renderPage>;

/** `asker` tells networks apart; undefined where nobody can say who asks. */
export type LimitedRender = (...asked: [...Asked, asker?: string | undefined]) => Promise<Response>;

interface Limits {
  /** The answer to whom there is no time for. */
  busy: (...asked: Asked) => Response;
  /** Pages under way together: some of them wait for the database meanwhile. */
  atOnce?: number;
  /** Pages that wait; together they take about half a second. */
  waiting?: number;
  /** Of those, pages that one asker waits for. */
  each?: number;
}

/** Who waits, by asker. The askers take turns, so that the one who asks for much waits for himself. */
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
    /** The next one, whose asker goes behind all others. */
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
 * Pages are made a few at a time. One begins in each turn of the event loop, so that however many are asked for, what is
 * ready goes out in between. Beyond those that may wait, the answer is to come back later.
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
