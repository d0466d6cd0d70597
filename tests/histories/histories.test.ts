import { expect, test } from 'vitest';
import { tellHistories } from './histories';

const seed = Math.trunc(Math.random() * 2 ** 31);

test.each([
  ['pglite', 60],
  ['postgres', 15],
] as const)(
  `Given histories at random on %s, Then nothing overlaps, no seat and no balance is wrong, and every mail is due that should be (seed ${seed})`,
  async (engine, count) => {
    expect((await tellHistories(engine, count, seed)).commands).toBeGreaterThan(count);
  },
);
