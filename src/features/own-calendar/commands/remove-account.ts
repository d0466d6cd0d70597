import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import type { SyncServices } from '../queries';
import { calendarAccounts } from '../table';

/** Removes the account with its password and all that is stored of its calendars. Events that were written to them stay there. */
export async function removeAccountIn(
  tx: Transaction,
  { busy }: Pick<SyncServices, 'busy'>,
  now: Date,
): Promise<void> {
  await tx.delete(calendarAccounts);
  await busy.choose(tx, [], now);
}

export const removeAccount = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  services: Pick<SyncServices, 'busy'>,
): Promise<void> => transact(db, (tx) => removeAccountIn(tx, services, clock.now()));
