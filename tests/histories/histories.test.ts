import { expect, test } from 'vitest';
import { tellHistories } from './histories';

/** As many as a few seconds allow. */
const minutes = 4 / 60;
/** The same in every run, so that only a change can make it fail; `npm run test:long histories` draws others. */
const seed = 2030;

test.each([
  ['pglite', 30],
  ['postgres', 30],
] as const)(
  'Given histories at random on %s, Then nothing overlaps, no seat and no balance is wrong, and every mail is due that should be',
  async (engine, count) => {
    expect((await tellHistories(engine, count, seed, minutes)).histories).toBeGreaterThan(0);
  },
);
