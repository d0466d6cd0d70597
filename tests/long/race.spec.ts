import { expect, test } from 'vitest';
import { createPostgresDatabase } from '../support/database';
import { barsOf } from '../support/race/bars';
import { race } from '../support/race/race';

const seed = Number(process.env.RACE_SEED ?? Date.now() % 1_000_000);

test('Given visitors who compete at two processes, when one of them is killed, Then nothing is sold twice, lost or mailed twice', async () => {
  const { databaseUrl } = await createPostgresDatabase();
  const verdict = await race({
    databaseUrl,
    processes: 2,
    requests: 600,
    atOnce: 30,
    waiters: 8,
    outsiders: 1,
    seed,
    mailSeconds: 300,
    stage: { cohorts: 2, seats: 6, balances: 4, sessions: 3, days: 60, crowdedDays: 2 },
    tell: (line) => console.log(line),
  });
  const { sight, contradictions } = verdict;
  console.log(
    `seed ${seed}: ${sight.answered} answers, ${sight.cutOff} cut off, ${verdict.mails.arrived} mails`,
  );
  expect([...contradictions, ...sight.errors, ...sight.faults]).toEqual([]);
  expect(barsOf(verdict).filter(({ count, most }) => count > most)).toEqual([]);
  // Each of these kinds of requests was accepted at least once, so visitors did compete.
  for (const act of [
    'book',
    'move',
    'cancel',
    'book from a package',
    'take a seat',
    'take an offer',
  ] as const)
    expect(sight.byAct.get(act)?.accepted ?? 0, act).toBeGreaterThan(0);
}, 900_000);
