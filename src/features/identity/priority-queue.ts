export type PriorityQueue = ReturnType<typeof createPriorityQueue>;

/**
 * A queue that runs one task at a time. Tasks of known browsers come before those of strangers. At most `maxWaiting` of each kind
 * wait.
 */
export function createPriorityQueue(maxWaiting: number) {
  const knownBrowsers: (() => void)[] = [];
  const strangers: (() => void)[] = [];
  let busy = false;
  const beginNext = () => {
    const begin = knownBrowsers.shift() ?? strangers.shift();
    busy = begin !== undefined;
    begin?.();
  };
  const runAfter = async <T>(turn: Promise<void>, work: () => Promise<T>) => {
    await turn;
    try {
      return await work();
    } finally {
      beginNext();
    }
  };
  return {
    /** Runs the task when its turn comes, and resolves to its result. Returns undefined at once if the queue is full. */
    run<T>(isKnown: boolean, work: () => Promise<T>): Promise<T> | undefined {
      const queue = isKnown ? knownBrowsers : strangers;
      if (busy && queue.length >= maxWaiting) return undefined;
      const { promise, resolve } = Promise.withResolvers<void>();
      queue.push(resolve);
      if (!busy) beginNext();
      return runAfter(promise, work);
    },
  };
}
