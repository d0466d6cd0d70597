import { holdsFor } from '#/features/booking/offer-queries';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { entryByToken, lockEntry } from '../queries';
import { isOpen } from '../rules';
import type { WaitingRow } from '../table';
import { endEntry } from './end-entry';
import { lockLine, passOn } from './offer';

/** Ends an open entry and passes its offer on; false if the entry isn't open. The caller holds `lockLine`. */
export async function endOpen(
  ctx: Context,
  tx: Transaction,
  id: string,
  status: 'left' | 'removed',
): Promise<boolean> {
  const entry = await lockEntry(tx, id);
  if (!entry || !isOpen(entry.status)) return false;
  // The entry ends first, so that `passOn` doesn't offer it another slot.
  await endEntry(ctx, tx, entry, status);
  const running = (await holdsFor(tx, [id])).filter(({ ended }) => ended === null);
  await passOn(ctx, tx, running, 'given_back');
  return true;
}

/** Takes the holder of an entry's link off the waiting list; undefined for a void link. */
export const leave = (ctx: Context, id: string, token: string): Promise<WaitingRow | undefined> =>
  transact(ctx.db, async (tx) => {
    await lockLine(tx);
    if (!(await entryByToken(tx, id, token))) return undefined;
    await endOpen(ctx, tx, id, 'left');
    return lockEntry(tx, id);
  });
