import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#/platform/db/database';
import {
  type BookingRefusal,
  type Change,
  counts,
  type EndedBy,
  forfeitOf,
  sessionsOf,
  whyNotBookable,
} from './rules';
import { type BalanceRow, balanceEntries, balances, type EntryRow } from './table';

/** Locks a balance until the transaction ends, so that its changes happen one after the other. */
export async function lockBalance(tx: Transaction, id: string): Promise<BalanceRow | undefined> {
  const [row] = await tx.select().from(balances).where(eq(balances.id, id)).for('update');
  return row;
}

/**
 * Adds an entry to a locked balance and updates `left`. Returns the new row, or undefined if `sessionsOf` doesn't allow the
 * change.
 */
export async function addEntry(
  tx: Transaction,
  balance: Pick<BalanceRow, 'id' | 'left' | 'version'>,
  change: Change,
  at: Date,
  details: Partial<Pick<EntryRow, 'reservationId' | 'note'>> = {},
): Promise<BalanceRow | undefined> {
  const { id, version } = balance;
  const sessions = sessionsOf(change, balance.left);
  if (sessions === undefined) return undefined;
  const left = balance.left + sessions;
  const place = version + 1;
  await tx.insert(balanceEntries).values({
    balanceId: id,
    place,
    kind: change.kind,
    sessions,
    left,
    at,
    ...details,
  });
  const [row] = await tx
    .update(balances)
    .set({ left, version: place, updatedAt: at })
    .where(eq(balances.id, id))
    .returning();
  return row;
}

export type Taken = { ok: true } | { ok: false; reason: BookingRefusal | 'other_service' };

interface Taking {
  balanceId: string;
  reservationId: string;
  serviceId: string;
  now: Date;
}

/** Takes one session for an appointment, in the transaction that books it. If it is refused, nothing is written. */
export async function takeSession(
  tx: Transaction,
  { balanceId, reservationId, serviceId, now }: Taking,
): Promise<Taken> {
  const balance = await lockBalance(tx, balanceId);
  const reason = balance ? whyNotBookable(balance, now) : 'ended';
  if (reason || !balance) return { ok: false, reason: reason ?? 'ended' };
  if (!counts(balance, serviceId)) return { ok: false, reason: 'other_service' };
  const taken = await addEntry(tx, balance, { kind: 'used' }, now, { reservationId });
  return taken ? { ok: true } : { ok: false, reason: 'used_up' };
}

interface Ending {
  balanceId: string;
  reservationId: string;
  startsAt: Date;
  by: EndedBy;
  now: Date;
}

/** Gives back the session of an appointment, in the transaction that cancels it, unless `forfeitOf` has a reason against it. */
export async function returnSession(
  tx: Transaction,
  { balanceId, reservationId, startsAt, by, now }: Ending,
): Promise<void> {
  const balance = await lockBalance(tx, balanceId);
  if (!balance || forfeitOf(balance, startsAt, by, now)) return;
  const [earlier] = await tx
    .select({ place: balanceEntries.place })
    .from(balanceEntries)
    .where(and(eq(balanceEntries.reservationId, reservationId), eq(balanceEntries.kind, 'returned')));
  if (!earlier) await addEntry(tx, balance, { kind: 'returned' }, now, { reservationId });
}
