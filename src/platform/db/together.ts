import { setTimeout } from 'node:timers/promises';

interface Waiting<Order, Result> {
  order: Order;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** How many share one go, so that nobody waits for more than these. */
const most = 50;
/** Goes under way at once: while one waits for the disk, the next is made. */
const lanes = 2;
/** Milliseconds of a pause between two goes, where several are asking: a larger go costs hardly more than a small one. */
const gathering = 2;

/**
 * Does orders that arrive together in one go: what each would cost alone, round trips and a commit, they share. A lone
 * one is done at once. `work` answers each order in its place, or throws for all; where `isOnesFault`, one of several
 * spoilt it for the others, and each is done again alone.
 */
export function together<Order, Result>(
  work: (orders: readonly Order[]) => Promise<Result[]>,
  isOnesFault: (error: unknown) => boolean,
): (order: Order) => Promise<Result> {
  const waiting: Waiting<Order, Result>[] = [];
  let underWay = 0;

  async function done(group: readonly Waiting<Order, Result>[]): Promise<void> {
    try {
      const results = await work(group.map(({ order }) => order));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
    } catch (error) {
      await failed(group, error);
    }
  }

  async function failed(group: readonly Waiting<Order, Result>[], error: unknown): Promise<void> {
    if (group.length > 1 && isOnesFault(error)) for (const each of group) await done([each]);
    else for (const { reject } of group) reject(error);
  }

  async function allDone(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.splice(0, most);
      await done(group);
      if (group.length > 1) await setTimeout(gathering);
    }
    underWay -= 1;
  }

  return (order) =>
    new Promise((resolve, reject) => {
      waiting.push({ order, resolve, reject });
      if (underWay === lanes) return;
      underWay += 1;
      // What else has arrived already comes along.
      setImmediate(() => void allDone());
    });
}
