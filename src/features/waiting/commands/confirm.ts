import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueOffers } from '../jobs';
import { entryByToken, lockEntry } from '../queries';
import { type WaitingRow, waitingEntries } from '../table';

/** Confirms the address of whoever has the link; undefined for a void link. Doing so again changes nothing. */
export const confirm = (ctx: Context, id: string, token: string): Promise<WaitingRow | undefined> =>
  transact(ctx.db, async (tx) => {
    const found = await entryByToken(tx, id, token);
    const entry = found && (await lockEntry(tx, id));
    if (entry?.status !== 'unconfirmed') return entry;
    const [row] = await tx
      .update(waitingEntries)
      .set({ status: 'waiting', updatedAt: ctx.clock.now() })
      .where(eq(waitingEntries.id, id))
      .returning();
    await enqueueOffers(ctx, tx);
    return row;
  });
