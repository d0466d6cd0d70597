import { describe, expect, it } from 'vitest';
import { together } from './together';

class Spoilt extends Error {}
const isOnesFault = (error: unknown) => error instanceof Spoilt;

/** Doubles numbers. The first goes wait for `go`; a negative number spoils its go for the others, 0 breaks it. */
function doubling() {
  const goes: number[][] = [];
  const { promise: start, resolve: go } = Promise.withResolvers<void>();
  const double = together<number, number>(async (orders) => {
    goes.push([...orders]);
    await start;
    if (orders.some((order) => order < 0)) throw new Spoilt();
    if (orders.includes(0)) throw new Error('the connection is lost');
    return orders.map((order) => order * 2);
  }, isOnesFault);
  const nextTurn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
  /** As many as are done at once, so that what comes now has to wait. */
  const busy = async () => {
    const first = double(1);
    await nextTurn();
    const second = double(2);
    await nextTurn();
    return { doubled: Promise.all([first, second]) };
  };
  return { goes, double, busy, go };
}

const statuses = async (orders: Promise<number>[]) =>
  (await Promise.allSettled(orders)).map(({ status }) => status);

describe('orders that arrive together', () => {
  it('Given all hands are busy, When more orders come, Then they are done in one go, and each has its own answer', async () => {
    const { goes, double, busy, go } = doubling();
    const { doubled } = await busy();
    const others = [double(3), double(4), double(5)];
    go();
    expect(await doubled).toEqual([2, 4]);
    expect(await Promise.all(others)).toEqual([6, 8, 10]);
    expect(goes).toEqual([[1], [2], [3, 4, 5]]);
    expect(await double(6)).toBe(12);
  });

  it('Given one that spoils it for the others, Then each is done again alone, and only that one fails', async () => {
    const { goes, double, busy, go } = doubling();
    await busy();
    const others = [double(3), double(-1), double(4)];
    go();
    expect(await statuses(others)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(goes.slice(2)).toEqual([[3, -1, 4], [3], [-1], [4]]);
  });

  it('Given a failure that is nobody’s, Then all hear of it, nothing is done twice, and the next are served', async () => {
    const { goes, double, busy, go } = doubling();
    await busy();
    const others = [double(3), double(0)];
    go();
    expect(await statuses(others)).toEqual(['rejected', 'rejected']);
    expect(goes.slice(2)).toEqual([[3, 0]]);
    expect(await double(4)).toBe(8);
  });

  it('Given more than fit into one go, Then they are done in several, and all are answered', async () => {
    const { goes, double, busy, go } = doubling();
    await busy();
    const many = Array.from({ length: 120 }, (_, index) => double(index + 1));
    go();
    expect(await Promise.all(many)).toHaveLength(120);
    expect(goes.slice(2).map(({ length }) => length)).toEqual([50, 50, 20]);
  });
});
