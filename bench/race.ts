/**
 * `npm run bench:race` sends 5,000 requests that compete for the same times, seats, offers, sessions and links to three processes
 * on one PostgreSQL, and kills one process in the middle. It prints how many requests of each kind were accepted and refused, and
 * counts what must not happen (tests/support/race/bars.ts). It exits with 1 if one of these counts is above its maximum.
 * `-- --requests 500 --processes 2 --seed 7` changes the amounts and the random choices.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../tests/support/postgres.ts';
import { barsOf } from '../tests/support/race/bars.ts';
import { race } from '../tests/support/race/race.ts';
import { ensureBuilt } from '../tools/stamp.mjs';
import { stoppedAtEnd } from './part.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '5000' },
    processes: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const requests = Number(values.requests);
const seed = Number(values.seed);

ensureBuilt();
const begun = performance.now();
const tell = (line: string) =>
  console.error(
    `${Math.round((performance.now() - begun) / 1000)
      .toString()
      .padStart(5)} s  ${line}`,
  );
await using postgres = stoppedAtEnd(await startPostgres({ durable: true }));
tell(`seed ${seed}`);
const verdict = await race({
  databaseUrl: postgres.urlOf('postgres'),
  processes: Number(values.processes),
  requests,
  seed,
  tell,
  atOnce: 60,
  waiters: 60,
  outsiders: 10,
  mailSeconds: 3_600,
  stage: {
    cohorts: 12,
    seats: 12,
    balances: Math.ceil(requests / 100),
    sessions: 3,
    days: 180,
    crowdedDays: 5,
  },
});
const { sight, mails } = verdict;
console.log(`\nSeed ${seed}, ${values.processes} processes, ${Math.round(verdict.seconds)} s:`);
console.table(Object.fromEntries([...sight.byAct].sort()));
console.log(
  `${sight.answered} requests answered; ${sight.cutOff} cut off by the kill and sent again; ${sight.overloads} asked to come back by 503`,
);
console.log(`${mails.arrived} mails arrived; ${mails.replaced} were left out, as a later one says more\n`);
const bars = barsOf(verdict);
console.table(Object.fromEntries(bars.map(({ what, count, most }) => [what, { count, 'at most': most }])));
const told = [...verdict.contradictions, ...sight.errors, ...sight.faults];
const examples = bars.flatMap(({ examples: some = [] }) => some.map((each) => JSON.stringify(each)));
for (const line of [...told, ...examples].slice(0, 40)) console.log(line);
const missed = bars.filter(({ count, most }) => count > most).length;
console.log(`\n${missed} of ${bars.length} bars missed`);
process.exitCode = missed > 0 ? 1 : 0;
