import { holdById } from '#/features/booking/offer-queries';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { entryByToken } from '../queries';
import type { WaitingRow } from '../table';
import { lockLine, passOn } from './offer';

/** Declines an offer: its slot is offered to the next in line, and the person keeps waiting. Undefined for a void link. */
export const decline = (
  ctx: Context,
  id: string,
  token: string,
  offerId: string,
): Promise<WaitingRow | undefined> =>
  transact(ctx.db, async (tx) => {
    await lockLine(tx);
    const entry = await entryByToken(tx, id, token);
    const hold = await holdById(tx, offerId);
    if (entry && hold?.heldFor === id) await passOn(ctx, tx, [hold], 'given_back');
    return entry;
  });
