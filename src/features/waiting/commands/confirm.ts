import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { emailKey } from '#/platform/db/search';
import { transact } from '#/platform/db/transact';
import { enqueueOffers } from '../jobs';
import { entryByToken, lockAddress, lockEntry, openEntriesOf } from '../queries';
import { type WaitingRow, waitingEntries } from '../table';
import { endEntry } from './end-entry';

/**
 * Confirms an entry's address for the holder of its link; undefined for a void link. Confirming again changes nothing. All other
 * open entries of the address for the service end, whoever made them, as an address has only one place per service.
 */
export const confirm = (ctx: Context, id: string, token: string): Promise<WaitingRow | undefined> =>
  transact(ctx.db, async (tx) => {
    const found = await entryByToken(tx, id, token);
    if (found) await lockAddress(tx, emailKey(found.email));
    const entry = found && (await lockEntry(tx, id));
    if (entry?.status !== 'unconfirmed') return entry;
    const [row] = await tx
      .update(waitingEntries)
      .set({ status: 'waiting', updatedAt: ctx.clock.now() })
      .where(eq(waitingEntries.id, id))
      .returning();
    for (const other of await openEntriesOf(tx, emailKey(entry.email), entry.serviceId))
      if (other.id !== id) await endEntry(ctx, tx, other, 'ended');
    await enqueueOffers(ctx, tx);
    return row;
  });
