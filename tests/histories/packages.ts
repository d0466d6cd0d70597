import { day, hour } from './days';
import { post, withdraw } from './mails';
import { type Appointment, type Balance, leftOf, type World } from './world';

const warningDays = [30, 7];

/** Plans the mails that warn the person some days before the package ends. */
function warn(world: World, { id, end }: Balance): void {
  for (const days of warningDays)
    if (end !== null && end - days * day > world.now)
      post(world, id, 'balance-warning', { end, due: end - days * day });
}

export function sell(world: World, balance: Omit<Balance, 'ledger'>, sessions: number): void {
  const sold: Balance = { ...balance, ledger: [{ kind: 'sold', sessions }] };
  world.balances.push(sold);
  post(world, sold.id, 'balance-sold');
  warn(world, sold);
}

/** Whether an appointment of the service can be paid from a balance now. */
export function paysFor({ now }: World, balance: Balance, service: string): boolean {
  const { status, end, services, bookBeforePaid } = balance;
  const isPaid = status === 'paid' || (status === 'unpaid' && bookBeforePaid);
  const counts = services.length === 0 || services.includes(service);
  return isPaid && (end === null || end > now) && leftOf(balance) > 0 && counts;
}

export function use({ balances }: World, id: string, appointment: string): void {
  balances.find((each) => each.id === id)?.ledger.push({ kind: 'used', sessions: -1, appointment });
}

/**
 * Returns the session of a cancelled appointment to its balance. Where the visitor cancelled a confirmed appointment, only in
 * time and before the package has ended; otherwise always.
 */
export function giveBack(world: World, { id, balance, start }: Appointment, byVisitor: boolean): void {
  const found = world.balances.find((each) => each.id === balance);
  if (!found) return;
  const isOver =
    found.status === 'ended' || found.status === 'expired' || (found.end !== null && found.end <= world.now);
  const isLate = world.now > start - found.returnHours * hour;
  if (byVisitor && (isOver || isLate)) return;
  found.ledger.push({ kind: 'returned', sessions: 1, appointment: id });
}

const lose = (balance: Balance, kind: 'expired' | 'ended'): void => {
  const left = leftOf(balance);
  if (left > 0) balance.ledger.push({ kind, sessions: -left });
};

/** Ends a balance whose time is over. The sessions left in it are lost. */
export function expire(world: World, id: string): void {
  const balance = world.balances.find((each) => each.id === id);
  const isDue = balance && balance.end !== null && balance.end <= world.now;
  if (!isDue || (balance.status !== 'paid' && balance.status !== 'unpaid')) return;
  const couldBook = leftOf(balance) > 0 && (balance.status === 'paid' || balance.bookBeforePaid);
  lose(balance, 'expired');
  balance.status = 'expired';
  if (couldBook) post(world, id, 'balance-expired');
}

/** Sets the status of a balance as the owner does: paid, unpaid after all, or ended. */
export function note(world: World, balance: Balance, status: 'paid' | 'unpaid' | 'ended'): void {
  if (status === 'ended') {
    lose(balance, 'ended');
    withdraw(world, balance.id, 'balance-warning');
  } else balance.wasPaid = status === 'paid';
  balance.status = status;
  if (status === 'paid') post(world, balance.id, 'balance-paid');
}

export const notable = ({ status }: Balance): string[] =>
  ({ unpaid: ['paid', 'ended'], paid: ['unpaid', 'ended'], expired: ['ended'], ended: [] })[status];

/** Gives a balance another end. Sessions that had expired are returned to it. */
export function extend(world: World, balance: Balance, end: number | null): void {
  if (end === balance.end) return;
  if (balance.status === 'expired') {
    const lost = -balance.ledger
      .filter(({ kind }) => kind === 'expired' || kind === 'extended')
      .reduce((sum, { sessions }) => sum + sessions, 0);
    if (lost > 0) balance.ledger.push({ kind: 'extended', sessions: lost });
    balance.status = balance.wasPaid ? 'paid' : 'unpaid';
  }
  balance.end = end;
  withdraw(world, balance.id, 'balance-warning');
  warn(world, balance);
}
