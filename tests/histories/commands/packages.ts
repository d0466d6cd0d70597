import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { any, ask, command, dying, expectStatus } from '../command';
import { dateAt, onDay, plusDays } from '../days';
import { extend, notable, note, sell } from '../packages';
import { type Balance, leftOf, mailOf, pick, type World } from '../world';

const packages = [
  { id: 'baslangic', returnHours: 24, isForOne: false },
  { id: 'alti-aylik-danismanlik', returnHours: 6, isForOne: true },
];

/** The last day of a package, in days from today; null for none. */
const ends = fc.constantFrom(null, 0, 2, 9, 40);
const endOf = (world: World, days: number | null) => {
  const lastDay = days === null ? '' : plusDays(dateAt(world.now), days);
  return { lastDay, end: days === null ? null : onDay(plusDays(lastDay, 1)) };
};

const details = (person: number, lastDay: string, bookBeforePaid: boolean) => ({
  ...{ name: 'Nilüfer Saklıoğlu', email: mailOf(person), phone: '', company: '', language: 'tr' },
  ...{ lastDay, bookBeforePaid, reference: 'KURSU-7', price: '', paymentLink: '', paymentText: '' },
});

const selling = command(
  'sell a package',
  3,
  fc.record({
    person: fc.nat(4),
    which: any,
    sessions: fc.integer({ min: 1, max: 3 }),
    days: ends,
    paid: fc.constantFrom(true, true, false),
    early: fc.boolean(),
    death: dying,
  }),
  async (world, site, { person, which, sessions, days, paid, early, death }) => {
    const sold = pick(packages, which);
    if (!sold) return;
    const [id, { lastDay, end }] = [randomUUID(), endOf(world, days)];
    const sale = { id, packageId: sold.id, sessions, paid, ...details(person, lastDay, early) };
    expectStatus(await ask(site, () => site.owner('POST', 'balances', sale), death), 201, 'a sale');
    const token = await site.link('balance', id);
    const { returnHours } = sold;
    const services = sold.isForOne ? [world.services[0]?.id ?? ''] : [];
    const terms = { id, token, person, end, services, returnHours, bookBeforePaid: early, wasPaid: paid };
    sell(world, { ...terms, status: paid ? 'paid' : 'unpaid' }, sessions);
  },
  ({ balances }) => balances.length < 3,
);

const some = ({ balances }: World, by: number): Balance | undefined => pick(balances, by);
const hasSold = ({ balances }: World) => balances.length > 0;

const noting = command(
  'note a payment, or the end of a package',
  1,
  fc.record({ which: any, status: fc.constantFrom('paid', 'unpaid', 'paid', 'ended' as const) }),
  async (world, site, { which, status }) => {
    const balance = some(world, which);
    if (!balance) return;
    const answer = await site.owner('POST', `balances/${balance.id}/status`, { status });
    if (!notable(balance).includes(status)) return expectStatus(answer, 409, 'not to be noted');
    expectStatus(answer, 200, 'a note');
    note(world, balance, status as 'paid' | 'unpaid' | 'ended');
  },
  hasSold,
);

const correcting = command(
  'correct a balance',
  1,
  fc.record({ which: any, sessions: fc.constantFrom(-2, -1, 1, 2) }),
  async (world, site, { which, sessions }) => {
    const balance = some(world, which);
    if (!balance) return;
    const answer = await site.owner('POST', `balances/${balance.id}/correct`, { sessions, note: 'Düzeltme' });
    if (balance.status === 'ended') return expectStatus(answer, 409, 'a package that has ended');
    if (leftOf(balance) + sessions < 0) return expectStatus(answer, 422, 'more than there is');
    expectStatus(answer, 200, 'a correction');
    balance.ledger.push({ kind: 'corrected', sessions });
  },
  hasSold,
);

const extending = command(
  'give a package another end',
  1,
  fc.record({ which: any, days: fc.constantFrom(null, -2, 1, 12), early: fc.boolean() }),
  async (world, site, { which, days, early }) => {
    const balance = some(world, which);
    if (!balance) return;
    const { lastDay, end } = endOf(world, days);
    const path = `balances/${balance.id}/change`;
    const answer = await site.owner('POST', path, details(balance.person, lastDay, early));
    if (balance.status === 'ended') return expectStatus(answer, 409, 'a package that has ended');
    if (end !== balance.end && end !== null && end <= world.now)
      return expectStatus(answer, 422, 'a day that is over');
    expectStatus(answer, 200, 'another end');
    balance.bookBeforePaid = early;
    extend(world, balance, end);
  },
  hasSold,
);

export const packageCommands = [...selling, ...noting, ...correcting, ...extending];
