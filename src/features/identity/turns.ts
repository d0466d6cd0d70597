export interface Turns {
  /** Does the work when its turn comes. Undefined, at once, where too many wait already. */
  take<T>(known: boolean, work: () => Promise<T>): Promise<T> | undefined;
}

/** One thing at a time, those of known people first; of either kind at most `longest` wait. */
export function createTurns(longest: number): Turns {
  const known: (() => void)[] = [];
  const strangers: (() => void)[] = [];
  let busy = false;
  const next = () => {
    const begin = known.shift() ?? strangers.shift();
    busy = begin !== undefined;
    begin?.();
  };
  const inTurn = async <T>(turn: Promise<void>, work: () => Promise<T>) => {
    await turn;
    try {
      return await work();
    } finally {
      next();
    }
  };
  return {
    take(isKnown, work) {
      const queue = isKnown ? known : strangers;
      if (busy && queue.length >= longest) return undefined;
      const { promise, resolve } = Promise.withResolvers<void>();
      queue.push(resolve);
      if (!busy) next();
      return inTurn(promise, work);
    },
  };
}
