interface Limits {
  /** How many pieces of work run at the same time: more than one, because some of them wait for the database. */
  maxConcurrent?: number;
  waiting: number;
  /** How many waiting pieces of work one network may have. */
  each: number;
}

/** Waiting work by network. Networks take turns, so one with much work delays only itself. */
function createQueues() {
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
    /** The next piece of work; its network goes to the end of the line. */
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
 * Makes a function that runs a few pieces of work at a time and begins one per turn of the event loop, so that responses that are
 * ready are sent in between. The function returns undefined, and does no work, if too much waits already.
 */
export function createNetworkTurns({ maxConcurrent = 4, waiting, each }: Limits) {
  const queues = createQueues();
  let running = 0;
  let isScheduled = false;

  function beginNext(): void {
    if (isScheduled || running >= maxConcurrent || queues.waiting() === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      running += 1;
      queues.take()?.();
      beginNext();
    });
  }

  async function runInTurn<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((resolve) => {
      queues.add(network, resolve);
      beginNext();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      beginNext();
    }
  }

  return <Result>(network: string, work: () => Promise<Result>): Promise<Result> | undefined => {
    if (queues.waiting() >= waiting || queues.waitingOf(network) >= each) return undefined;
    return runInTurn(network, work);
  };
}
