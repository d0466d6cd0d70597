import fc from 'fast-check';
import type { Engine } from '../support/database';
import { bookingCommands } from './commands/booking';
import { courseCommands } from './commands/courses';
import { ownersCommands, rules } from './commands/owner';
import { packageCommands } from './commands/packages';
import { timeCommands } from './commands/time';
import { waitingCommands } from './commands/waiting';
import { minute, onDay } from './days';
import { HistorySite } from './site';
import type { Service, World } from './world';

/** Services to book: short and long, with and without approval, with and without rules of their own. */
const services: Service[] = [
  { ...{ id: 'ai-growth', minutes: 90, approval: false }, ...usual() },
  { ...{ id: 'hizli-tanisma', minutes: 30, approval: false }, ...usual(), before: 15, after: 45, perDay: 2 },
  { ...{ id: 'ai-transformation', minutes: 120, approval: true }, ...usual(), notice: 20 },
];

function usual() {
  return { hours: null, before: null, after: null, notice: null, perDay: null };
}

/** Days of 2027 on which histories begin, most of them shortly before a holiday. */
const beginnings = ['03-04', '03-06', '04-20', '05-12', '05-13', '06-08', '07-12', '08-27', '10-25'];

const worlds = fc.record({
  now: fc
    .tuple(fc.constantFrom(...beginnings), fc.integer({ min: 0, max: 23 }))
    .map(([date, hours]) => onDay(`2027-${date}`, hours) + 7 * minute),
  rule: rules,
  /** How many hours an offer of the waiting list lasts; null where the list is off. */
  offerHours: fc.constantFrom(null, 1, 3, 26),
});
type Beginning = typeof worlds extends fc.Arbitrary<infer Value> ? Value : never;

const worldFrom = ({ now, rule, offerHours }: Beginning): World => ({
  ...{ now, rule, services, steps: 0 },
  ...{ overrides: new Map(), blocks: [], calendars: [], appointments: [], holds: [], entries: [] },
  ...{ waiting: listFrom(offerHours), balances: [], cohorts: [], mails: [] },
});

const listFrom = (offerHours: number | null): World['waiting'] =>
  offerHours === null ? { isOn: false, offerHours: 2, version: 0 } : { isOn: true, offerHours, version: 1 };

const commands = [
  ...[...bookingCommands, ...ownersCommands, ...waitingCommands, ...packageCommands, ...courseCommands],
  ...timeCommands,
];

/** Throws where a mail was sent twice, or where more or fewer mails were sent than in the model. */
function expectSentOnce({ mails }: World, site: HistorySite): void {
  const ids = site.worker.sent.map(({ messageId }) => messageId);
  if (new Set(ids).size !== ids.length) throw new Error('a mail was sent twice');
  const wanted = mails.filter(({ state }) => state === 'sent').length;
  if (ids.length !== wanted) throw new Error(`${ids.length} mails were sent, and not ${wanted}`);
}

/** The longest time that a timer can wait, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** How often each thing occurred, by its name: `appointment cancelled`, `mail reminder dropped`. */
export type Tally = Record<string, number>;

function count(tally: Tally, { steps, appointments, holds, entries, balances, cohorts, mails }: World): void {
  const all = [
    ...appointments.map(({ status }) => `appointment ${status}`),
    ...holds.map(({ ended }) => `offer ${ended ?? 'running'}`),
    ...entries.map(({ status }) => `waiting ${status}`),
    ...balances.flatMap(({ ledger }) => ledger.map(({ kind }) => `session ${kind}`)),
    ...cohorts.flatMap(({ people }) => people.map(({ status }) => `seat ${status}`)),
    ...mails.map(({ kind, state }) => `mail ${kind} ${state}`),
    ...Array.from({ length: steps }, () => 'commands'),
    'histories',
  ];
  for (const each of all) tally[each] = (tally[each] ?? 0) + 1;
}

/**
 * Runs random histories, one after the other, on one site. Throws, with the shortest history in which product and model differ,
 * and with what is needed to repeat it. After `mostMinutes` no further history begins.
 */
export async function tellHistories(
  engine: Engine,
  histories: number,
  seed: number,
  mostMinutes = Number.POSITIVE_INFINITY,
): Promise<Tally> {
  const site = await HistorySite.open(engine, services);
  const tally: Tally = {};
  const end = performance.now() + mostMinutes * minute;
  const history = fc.asyncProperty(
    worlds,
    fc.commands(commands, { maxCommands: 70, size: 'max' }),
    async (begins, given) => {
      if (performance.now() > end) return;
      const world = worldFrom(begins);
      site.now = world.now;
      await site.begin(world, () => world.calendars);
      await fc.asyncModelRun(() => ({ model: world, real: site }), given);
      expectSentOnce(world, site);
      count(tally, world);
    },
  );
  try {
    // Long enough for the last history to end by itself.
    const interruptAfterTimeLimit = Math.min((mostMinutes + 2) * minute, longestTimer);
    await fc.assert(history, { numRuns: histories, seed, interruptAfterTimeLimit });
    return { ...tally, deaths: site.deaths };
  } finally {
    await site.close();
  }
}
