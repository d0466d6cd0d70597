import { expect, test } from 'vitest';
import { tellHistories } from '../histories/histories';

const seed = Number(process.env.HISTORIES_SEED ?? Math.trunc(Math.random() * 2 ** 31));
/** Minutes after which no further history begins; default: no limit. */
const minutes = Number(process.env.HISTORIES_MINUTES ?? Number.POSITIVE_INFINITY);
/** How many histories run on each engine. */
const counts = {
  pglite: Number(process.env.HISTORIES_PGLITE ?? 2_000),
  postgres: Number(process.env.HISTORIES_POSTGRES ?? 300),
};

test.each([
  ['pglite', counts.pglite],
  ['postgres', counts.postgres],
] as const)(
  `Given histories at random on %s, Then nothing overlaps, no seat and no balance is wrong, and every mail is due that should be (%d with seed ${seed})`,
  async (engine, count) => {
    if (count === 0) return;
    const begun = performance.now();
    const tally = await tellHistories(engine, count, seed, minutes);
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.info(JSON.stringify({ engine, seconds, seed, ...tally }));
    expect(tally.histories).toBeGreaterThanOrEqual(Number.isFinite(minutes) ? 1 : count);
  },
  8 * 3_600_000,
);
