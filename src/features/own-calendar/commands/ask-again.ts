import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueSync } from '../jobs';
import { calendarAccounts } from '../table';

/** Has the calendar account synchronised now, even if its password was refused before. Resolves to false if there is none. */
export const askAgain = (ctx: Pick<Context, 'db' | 'jobs'>): Promise<boolean> =>
  transact(ctx.db, async (tx) => {
    const rows = await tx
      .update(calendarAccounts)
      .set({ state: 'waiting' })
      .returning({ id: calendarAccounts.id });
    if (rows.length > 0) await enqueueSync(ctx, tx, { continues: false });
    return rows.length > 0;
  });
