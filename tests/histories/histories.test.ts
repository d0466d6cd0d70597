import { expect, test } from 'vitest';
import { tellHistories } from './histories';

/** Minutes for the histories on one engine: four seconds. */
const minutes = 4 / 60;
/** The same histories in every run, so that only a change can make the test fail. `npm run test:long histories` draws others. */
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
