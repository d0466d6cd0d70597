import { returnSession } from '#/features/balances/ledger';
import type { Transaction } from '#/platform/db/database';
import { endedBy } from '../rules';
import type { ReservationRow } from '../table';

/** Gives the session of a cancelled appointment back to the sold package that paid for it, if the package's rule allows. */
export async function returnSessionOf(tx: Transaction, row: ReservationRow, now: Date): Promise<void> {
  const { id, balanceId, startsAt } = row;
  if (balanceId === null) return;
  await returnSession(tx, { balanceId, reservationId: id, startsAt, by: endedBy(row), now });
}
