export interface PriorityQueue {
  /** Runs the work when it is its turn. Returns undefined at once if the queue is full. */
  run<T>(known: boolean, work: () => Promise<T>): Promise<T> | undefined;
}

/** Runs one piece of work at a time, that of known browsers first; at most `maxWaiting` wait of either kind. */
export function createPriorityQueue(maxWaiting: number): PriorityQueue {
  const known: (() => void)[] = [];
  const strangers: (() => void)[] = [];
  let busy = false;
  const next = () => {
    const begin = known.shift() ?? strangers.shift();
    busy = begin !== undefined;
    begin?.();
  };
  const runAfter = async <T>(turn: Promise<void>, work: () => Promise<T>) => {
    await turn;
    try {
      return await work();
    } finally {
      next();
    }
  };
  return {
    run(isKnown, work) {
      const queue = isKnown ? known : strangers;
      if (busy && queue.length >= maxWaiting) return undefined;
      const { promise, resolve } = Promise.withResolvers<void>();
      queue.push(resolve);
      if (!busy) next();
      return runAfter(promise, work);
    },
  };
}
