import { describe, expect, it } from 'vitest';
import { together } from './together';

class Spoilt extends Error {}
const isOnesFault = (error: unknown) => error instanceof Spoilt;

/** Work that answers an order with itself, doubled, once `finish` lets it; what it is asked for spoils it if it is negative. */
function doubling() {
  const groups: number[][] = [];
  let finish: () => void = () => undefined;
  const double = together<number, number>(async (orders) => {
    groups.push([...orders]);
    await new Promise<void>((resolve) => {
      finish = resolve;
      if (groups.length > 1) resolve();
    });
    if (orders.some((order) => order < 0)) throw new Spoilt();
    if (orders.includes(0)) throw new Error('the connection is lost');
    return orders.map((order) => order * 2);
  }, isOnesFault);
  const begun = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
  return { groups, double, begun, finish: () => finish() };
}

describe('orders that arrive together', () => {
  it('Given orders that come while one is under way, Then they are done in one go, next, and each has its own answer', async () => {
    const { groups, double, begun, finish } = doubling();
    const first = double(1);
    await begun();
    const others = [double(2), double(3), double(4)];
    finish();
    expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8]);
    expect(groups).toEqual([[1], [2, 3, 4]]);
    expect(await double(5)).toBe(10);
  });

  it('Given one that spoils it for the others, Then each is done again alone, and only that one fails', async () => {
    const { groups, double, begun, finish } = doubling();
    const first = double(1);
    await begun();
    const others = [double(2), double(-1), double(3)];
    finish();
    expect(await first).toBe(2);
    const settled = await Promise.allSettled(others);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(groups).toEqual([[1], [2, -1, 3], [2], [-1], [3]]);
  });

  it('Given a failure that is nobody’s, Then all hear of it, nothing is done twice, and the next are served', async () => {
    const { groups, double, begun, finish } = doubling();
    const first = double(1);
    await begun();
    const others = [double(2), double(0)];
    finish();
    expect(await first).toBe(2);
    const settled = await Promise.allSettled(others);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(groups).toEqual([[1], [2, 0]]);
    expect(await double(3)).toBe(6);
  });

  it('Given more than fit into one go, Then they are done in several, and all are answered', async () => {
    const { groups, double, begun, finish } = doubling();
    const first = double(1);
    await begun();
    const many = Array.from({ length: 120 }, (_, index) => double(index + 1));
    finish();
    await first;
    expect(await Promise.all(many)).toHaveLength(120);
    expect(groups.map(({ length }) => length)).toEqual([1, 50, 50, 20]);
  });
});
