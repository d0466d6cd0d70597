import type { renderPage } from './render';

type Render = typeof renderPage;

interface Limits {
  /** The answer to whom there is no time for. */
  busy: (...asked: Parameters<Render>) => Response;
  /** Pages under way together: some of them wait for the database meanwhile. */
  atOnce?: number;
  /** Pages that wait; together they take about half a second. */
  waiting?: number;
}

/**
 * Pages are made a few at a time. One begins in each turn of the event loop, so that however many are asked for, what is
 * ready goes out in between. Beyond those that may wait, the answer is to come back later.
 */
export function limitRendering(render: Render, { busy, atOnce = 4, waiting = 64 }: Limits): Render {
  const queue: (() => void)[] = [];
  let rendering = 0;
  let isBreathing = false;

  function beginNext(): void {
    if (isBreathing || rendering >= atOnce || queue.length === 0) return;
    isBreathing = true;
    setImmediate(() => {
      isBreathing = false;
      rendering += 1;
      queue.shift()?.();
      beginNext();
    });
  }

  return async (request, settings) => {
    if (queue.length >= waiting) return busy(request, settings);
    await new Promise<void>((resolve) => {
      queue.push(resolve);
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
